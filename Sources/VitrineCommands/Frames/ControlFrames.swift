import DeviceSurfaces
import Devices
import HostLink

/// Archives a control with its preview value, in the sizes of Control Center.
struct ControlFrames {
  let session: ExtensionSession
  let control: ControlDescription
  var configuration: [String: ConfigurationValue] = [:]

  /// A button has one frame for each size, a toggle two: off and on.
  func frames(
    _ settings: RenderSettings
  ) async throws -> [(size: ControlSizeName, frames: [PreviewFrame])] {
    guard let surfaces = settings.device.surfaces else {
      throw ToolError.controlsNotOnDevice(settings.device.identifier)
    }
    var environment = settings.environment(.systemSmall, scheme: .dark)
    environment.showsContainerBackground = false
    let sizes = ControlSizeName.allCases.compactMap { size in
      surfaces.size(of: size, on: .controlCenter).map { (size, $0) }
    }
    let reply = try await session.control(
      ControlRequest(
        kind: control.kind, configuration: configuration, isPreview: true,
        forms: sizes.map { size, displaySize in
          ControlForm(
            surface: .controlCenter, size: size, displaySize: displaySize,
            environment: environment)
        }))
    let isToggle = reply.template.role == .toggle
    return try sizes.enumerated().map { form, size in
      let faces = reply.faces.filter { $0.form == form && (isToggle || $0.state == 0) }
      let frames = try faces.map { face in
        let archive = try ControlPicture(face, on: .controlCenter, isFramed: false).archive
        return PreviewFrame(
          panel: .lockScreen, state: isToggle ? (face.state == 1 ? "on" : "off") : "",
          index: face.state, archive: archive, environment: environment, date: settings.clock,
          look: WidgetLook(environment, family: .systemSmall, cornerRadius: 0),
          cornerRadius: archive.size.height / 2)
      }
      return (size.0, frames)
    }
  }
}
