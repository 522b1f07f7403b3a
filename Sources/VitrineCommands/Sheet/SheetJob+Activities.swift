import DeviceSurfaces
import Devices
import Foundation
import HostLink
import ViewArchive

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
      try await self.picture(name, scheme) { forms in
        ActivityRequest(
          id: "sheet", attributesType: type, attributes: attributes, state: content, forms: forms)
      }
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

  func picture(
    _ name: PresentationArgument, _ scheme: RenderEnvironment.ColorScheme,
    _ request: ([ActivityForm]) -> ActivityRequest
  ) async throws -> PagePicture {
    var environment = settings.environment(.systemSmall, scheme: scheme)
    environment.showsContainerBackground = false
    guard let surfaces = settings.device.surfaces,
      let island = surfaces.island ?? Device.standard.surfaces?.island
    else { throw ToolError.activitiesNotOnDevice(settings.device.identifier) }
    let scene = ActivityScene(
      name: name, island: island, stack: surfaces.activities, device: settings.device,
      environment: environment, isFramed: false)
    let request = request(scene.forms)
    let reply = try await session.activity(request)
    let archive = scene.picture(reply, try scene.archives(in: reply, session)).archive
    environment.displayScale = scene.scale
    return PagePicture(
      caption: name.title,
      picture: try painter.picture(
        archive, at: settings.clock,
        look: WidgetLook(environment, family: .systemSmall, cornerRadius: 0)),
      size: archive.size,
      cornerRadius: name == .lock ? surfaces.activities.cornerRadius : archive.size.height / 2)
  }
}
