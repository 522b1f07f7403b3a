import DeviceEngine
import HostLink

extension SimulationPlan {
  /// What the extension is asked for a placement, in the look that its surface has now. Throws
  /// `FailureReport` for a family that the device does not show.
  func call(_ kind: FetchKind, of placement: Placement) throws -> HostCall {
    let surface = placement.place.surface ?? .home
    guard
      let request = device.request(
        kind: placement.kind, family: placement.family, configuration: placement.configuration,
        appearances: [surface.appearance(device)],
        redaction: kind == .placeholder ? [.placeholder] : [])
    else {
      throw FailureReport(
        .unsupportedFamily,
        "the device \(device.screen.identifier) does not show the family "
          + placement.family.rawValue)
    }
    return switch kind {
    case .placeholder: .placeholder(request)
    case .snapshot: .snapshot(request, isPreview: false)
    case .timeline: .timeline(request)
    }
  }
}
