import DeviceSurfaces
import Devices
import Foundation
import HostLink

extension SheetJob {
  /// A control in all sizes of Control Center and in its states, with its preview value.
  func section(_ control: ControlDescription) async throws -> SheetContent.Section {
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
        kind: control.kind, configuration: [:], isPreview: true,
        forms: sizes.map { size, displaySize in
          ControlForm(
            surface: .controlCenter, size: size, displaySize: displaySize,
            environment: environment)
        }))
    let isToggle = reply.template.role == .toggle
    let faces = reply.faces.filter {
      sizes.indices.contains($0.form) && (isToggle || $0.state == 0)
    }
    let pictures = try faces.map { face in
      let archive = try ControlPicture(face, on: .controlCenter, isFramed: false).archive
      let name = sizes[face.form].0.rawValue.capitalized
      return PagePicture(
        caption: isToggle ? "\(name), \(face.state == 1 ? "on" : "off")" : name,
        picture: try painter.picture(
          archive, at: settings.clock,
          look: WidgetLook(environment, family: .systemSmall, cornerRadius: 0)),
        size: archive.size, cornerRadius: archive.size.height / 2)
    }
    return SheetContent.Section(
      title: control.displayName ?? control.kind, subtitle: control.description ?? control.kind,
      light: [], dark: [], lockScreen: pictures)
  }
}
