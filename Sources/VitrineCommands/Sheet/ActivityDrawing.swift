import DeviceSurfaces
import Devices
import HostLink

/// Archives one content of a Live Activity in one presentation.
struct ActivityDrawing {
  let name: PresentationArgument
  let scheme: RenderEnvironment.ColorScheme
  let settings: RenderSettings

  /// - Parameter request: Makes the request for the forms of the presentation.
  func frame(
    _ session: ExtensionSession, _ request: ([ActivityForm]) -> ActivityRequest
  ) async throws -> PreviewFrame {
    var environment = settings.environment(.systemSmall, scheme: scheme)
    environment.showsContainerBackground = false
    guard let surfaces = settings.device.surfaces, let stack = surfaces.activities,
      let island = surfaces.island ?? Device.standard.surfaces?.island
    else { throw ToolError.activitiesNotOnDevice(settings.device.identifier) }
    let scene = ActivityScene(
      name: name, island: island, stack: stack, device: settings.device,
      environment: environment, isFramed: false)
    let reply = try await session.activity(request(scene.forms))
    let archive = scene.picture(reply, try scene.archives(in: reply, session)).archive
    environment.displayScale = scene.scale
    return PreviewFrame(
      panel: scheme == .light ? .light : .dark, state: name.title, archive: archive,
      environment: environment, date: settings.clock,
      look: WidgetLook(environment, family: .systemSmall, cornerRadius: 0),
      cornerRadius: name == .lock ? stack.cornerRadius : archive.size.height / 2)
  }
}
