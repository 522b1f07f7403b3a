import HostLink

extension SheetJob {
  /// A Live Activity with example values: on the Lock Screen, light and dark, and in the Dynamic
  /// Island.
  func section(activity type: String) async throws -> SheetContent.Section {
    let example = ActivityExample(type, of: session)
    let (attributes, content) = (
      try await example.json(.attributes), try await example.json(.content)
    )
    func picture(
      _ name: PresentationArgument, _ scheme: RenderEnvironment.ColorScheme
    ) async throws -> PagePicture {
      let drawing = ActivityDrawing(name: name, scheme: scheme, settings: settings)
      return try await drawing.frame(session) { forms in
        ActivityRequest(
          id: "sheet", attributesType: type, attributes: attributes, state: content, forms: forms)
      }.picture(painter)
    }
    var section = SheetContent.Section(
      title: type, subtitle: "Live Activity with example values",
      light: [try await picture(.lock, .light)], dark: [try await picture(.lock, .dark)],
      lockScreen: [])
    guard settings.device.surfaces?.island != nil else { return section }
    for name in [PresentationArgument.compact, .minimal, .expanded] {
      section.lockScreen.append(try await picture(name, .dark))
    }
    return section
  }
}
