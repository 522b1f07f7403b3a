import CommandArguments
import DeviceProtocol
import Foundation
import PushBridge
import PushGateway
import WidgetHost

extension ServedDevice {
  /// Starts the push gateway. Returns nil if the options disable it, or if the standard port is in
  /// use. Throws `GatewayError`.
  static func pushes(
    for host: WidgetHost, _ options: Options, now: @escaping @Sendable () -> Date,
    console: Console
  ) throws -> PushService? {
    let wanted: Int
    switch options.pushPort {
    case .none: return nil
    case .standard: wanted = PushGateway.standardPort
    case .given(let port): wanted = port
    }
    do {
      return try PushService.start(
        for: host, in: GatewayFolder(deviceState: options.state.url), port: wanted,
        environment: options.pushEnvironment, now: now, report: { console.warn($0) })
    } catch GatewayError.portInUse(let port) {
      guard case .standard = options.pushPort else { throw GatewayError.portInUse(port) }
      console.warn(
        "running without a push gateway: \(GatewayError.portInUse(port)); --push-port off "
          + "suppresses this warning")
      return nil
    }
  }
}
