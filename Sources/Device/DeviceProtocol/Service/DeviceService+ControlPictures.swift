import DeviceEngine
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import WidgetHost

// Pictures of controls.
extension DeviceService {
  /// Throws `HostError.unknownControl`, `.controlNotLoaded`; `ArchiveError`, `RasterizerError`.
  func controlPicture(of id: ControlID, scale: Double) async throws -> WidgetPicture {
    let shown = try await host.shownControl(id)
    return try await pictures.picture(of: shown, at: shown.instant, scale: scale)
  }

  /// Draws a control as the gallery shows it: with the appearance of the surface.
  ///
  /// - Throws: `HostError.unknownExtension`, `.unknownControlKind`, `.extensionFailed`;
  ///   `ArchiveError`, `RasterizerError`.
  package func controlPreview(
    extension id: ExtensionID, kind: String, size: ControlSizeName,
    on surface: SurfaceName = .controlCenter, scale: Double
  ) async throws -> WidgetPicture {
    let preview = try await host.controlPreview(
      extension: id, kind: kind, surface: surface, size: size)
    let shown = ShownControl(
      face: preview.face, instant: await host.clockState().now, version: 0, size: preview.size,
      place: surface.listsControls
        ? .list(surface, position: 0, size: size) : .controlCenter(position: 0, size: size))
    return try await pictures.composedPicture(of: shown, at: shown.instant, scale: scale)
  }

  /// The controls on a page of a device's Control Center, from 0. Throws `SurfaceError`.
  func controlCenter(
    page: Int, of state: HostState, on role: DeviceRole
  ) async throws -> [SurfaceScene.Control] {
    guard let layout = try state.connected(role).controlCenter else { return [] }
    var controls: [SurfaceScene.Control] = []
    for control in state.controls where control.control.role == role {
      guard let cell = control.cell, cell.page == page else { continue }
      controls.append(
        SurfaceScene.Control(
          control.id,
          frame: layout.frame(
            column: cell.column, row: cell.row, size: control.control.place.size),
          shown: try await shown(control), hasProblem: control.hasProblem))
    }
    return controls
  }

  /// Throws `SurfaceError`.
  func lockControls(
    of state: HostState, on role: DeviceRole
  ) async throws -> [SurfaceScene.Control] {
    let frames = try surfaces(of: role, state).lock?.controls ?? []
    var controls: [SurfaceScene.Control] = []
    for (slot, frame) in zip(ControlSlot.allCases, frames) {
      guard
        let control = state.controls.first(where: {
          $0.control.place == .lock(slot) && $0.control.role == role
        })
      else { continue }
      controls.append(
        SurfaceScene.Control(
          control.id, frame: frame, shown: try await shown(control), hasProblem: control.hasProblem)
      )
    }
    return controls
  }

  /// The controls of a companion's surface, in their order.
  func controls(
    on surface: SurfaceName, of state: HostState
  ) async throws -> [CompanionScene.Control] {
    let placed = state.controls.filter { $0.control.place.surface == surface }.sorted {
      ($0.control.place.position ?? 0) < ($1.control.place.position ?? 0)
    }
    var controls: [CompanionScene.Control] = []
    for control in placed {
      controls.append(
        CompanionScene.Control(
          control.id, surface: surface, size: control.control.place.size,
          shown: try await shown(control), hasProblem: control.hasProblem))
    }
    return controls
  }

  /// nil if the control has no value yet.
  private func shown(_ control: ControlState) async throws -> ShownControl? {
    do {
      return try await host.shownControl(control.id)
    } catch HostError.controlNotLoaded, HostError.unknownControl {
      return nil
    }
  }

  private func surfaces(of role: DeviceRole, _ state: HostState) throws -> SurfaceLayout {
    let settings = try state.connected(role)
    guard let layout = settings.layout else {
      throw SurfaceError.noLayout(device: settings.device)
    }
    return layout
  }
}

extension ControlState {
  fileprivate var hasProblem: Bool { failure != nil || !issues.isEmpty }
}
