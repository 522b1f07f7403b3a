import CommandContext
import DeviceSurfaces
import Devices
import HostLink

/// Archives a control with its preview value, in the sizes of Control Center and, on a watch, of
/// the Smart Stack.
struct ControlFrames {
  let session: ExtensionSession
  let control: ControlDescription
  var configuration: [String: ConfigurationValue] = [:]

  /// A button has one frame for each size, a toggle two: off and on.
  func frames(
    _ settings: RenderSettings
  ) async throws -> [(size: ControlSizeName, frames: [PreviewFrame])] {
    let sizes = settings.device.controlSizes
    guard !sizes.isEmpty else {
      throw ToolError.controlsNotOnDevice(settings.device.identifier)
    }
    var environment = settings.environment(.systemSmall, scheme: .dark)
    environment.showsContainerBackground = false
    let reply = try await session.control(
      ControlRequest(
        kind: control.kind, configuration: configuration, isPreview: true,
        forms: sizes.map {
          ControlForm(
            surface: $0.surface, size: $0.size, displaySize: $0.points, environment: environment)
        }))
    let isToggle = reply.template.role == .toggle
    return try sizes.enumerated().map { form, size in
      let faces = reply.faces.filter { $0.form == form && (isToggle || $0.state == 0) }
      let frames = try faces.map { face in
        let archive = try ControlPicture(face, on: size.surface, isFramed: false).archive
        return PreviewFrame(
          panel: .lockScreen, state: isToggle ? (face.state == 1 ? "on" : "off") : "",
          index: face.state, archive: archive, environment: environment, date: settings.clock,
          look: WidgetLook(environment, family: .systemSmall, cornerRadius: 0),
          cornerRadius: archive.size.height / 2,
          control: PreviewFrame.Control(
            displayName: control.displayName, template: reply.template,
            previewSeconds: reply.previewSeconds))
      }
      return (size.size, frames)
    }
  }
}
