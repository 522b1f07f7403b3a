import DeviceEngine
import DeviceProtocol
import Foundation
import PushGateway
import WidgetHost

extension ServedDevice {
  /// Activities that begin to listen to a channel get what it has kept.
  static func follow(
    _ subscriptions: AsyncStream<ChannelSubscription>, _ pushes: PushService
  ) -> Task<Void, Never> {
    Task {
      for await new in subscriptions {
        await pushes.gateway.subscribed(new.activity, to: new.channel)
      }
    }
  }

  /// A gateway that runs; nil where there is none. Throws `GatewayError`.
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
    let device = HostPushDevice(host: host)
    var settings = GatewaySettings()
    settings.environment = options.pushEnvironment
    let gateway = try PushGateway(
      device: device, folder: GatewayFolder(deviceState: options.state.url), settings: settings,
      now: now)
    do {
      let port = try gateway.start(port: wanted)
      return PushService(gateway: gateway, port: port, tokens: { await device.tokens() })
    } catch GatewayError.portInUse(let port) {
      guard case .standard = options.pushPort else { throw GatewayError.portInUse(port) }
      console.warn(
        "no server can push to this device: \(GatewayError.portInUse(port)), or off without this "
          + "warning")
      return nil
    }
  }
}
