import CommandContext
import DeviceSurfaces
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
    let scene = try ActivityScene(name, on: settings.device, environment, isFramed: false)
    let reply = try await session.activity(request(scene.forms))
    let archive = scene.picture(reply, try scene.archives(in: reply, session)).archive
    environment.displayScale = scene.scale
    return PreviewFrame(
      panel: scheme == .light ? .light : .dark, state: name.title, archive: archive,
      environment: environment, date: settings.clock,
      look: WidgetLook(environment, family: .systemSmall, cornerRadius: 0),
      cornerRadius: name == .lock ? scene.stack.cornerRadius : archive.size.height / 2)
  }
}
