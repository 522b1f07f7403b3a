import CommandContext
import HostLink

extension SheetJob {
  /// A Live Activity with example values: on the Lock Screen, light and dark, and in the Dynamic
  /// Island; or in the small family.
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
    let names = PresentationArgument.all(on: settings.device)
    var section = SheetContent.Section(
      title: type, subtitle: "Live Activity with example values", light: [], dark: [],
      lockScreen: [], isBlack: settings.device.idiom == .watch)
    guard let first = names.first else {
      throw ToolError.activitiesNotOnDevice(settings.device.identifier)
    }
    if section.isBlack {
      section.lockScreen = [try await picture(first, .dark)]
    } else {
      section.light = [try await picture(first, .light)]
      section.dark = [try await picture(first, .dark)]
    }
    let hasLandscape = settings.release >= .iOS27
    let island: [PresentationArgument] =
      [.compact, .minimal, .expanded] + (hasLandscape ? [.landscape] : [])
    for name in island where names.contains(name) {
      section.lockScreen.append(try await picture(name, .dark))
    }
    return section
  }
}
