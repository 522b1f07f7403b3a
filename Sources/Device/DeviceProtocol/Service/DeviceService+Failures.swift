import DeviceEngine
import WidgetHost

// What the errors of commands say besides their cause.
extension DeviceService {
  /// The most identifiers that an error lists.
  private static let listLimit = 12

  /// Describes an error. That an identifier is unknown is followed by those that exist.
  package func failure(_ error: any Error) async -> DeviceAnswer.Failure {
    var failure = DeviceAnswer.Failure(error)
    guard let error = error as? HostError, let known = await identifiers(insteadOf: error) else {
      return failure
    }
    let list = known.prefix(Self.listLimit).joined(separator: ", ")
    let rest = known.count > Self.listLimit ? ", …" : ""
    failure.message += "; available: \(known.isEmpty ? "none" : list)\(rest)"
    return failure
  }

  private func identifiers(insteadOf error: HostError) async -> [String]? {
    switch error {
    case .unknownPlacement, .unknownStack:
      let state = await host.state()
      return state.placements.map(\.id.rawValue) + state.stacks.map(\.id.rawValue)
    case .unknownControl: return await host.state().controls.map(\.id.rawValue)
    case .unknownActivity: return await host.activityStates().map(\.id.rawValue)
    default: return nil
    }
  }
}
