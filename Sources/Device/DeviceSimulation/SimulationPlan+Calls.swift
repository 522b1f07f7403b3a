import DeviceEngine
import HostLink

extension SimulationPlan {
  /// The call for a placement, in the appearance that its surface shows. Throws `FailureReport` for
  /// a family that the device does not show.
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
        device.absence(of: placement.family)
          ?? "the device does not show \(placement.family.rawValue)")
    }
    return switch kind {
    case .placeholder: .placeholder(request)
    case .snapshot: .snapshot(request, isPreview: false)
    case .timeline: .timeline(request)
    }
  }
}
