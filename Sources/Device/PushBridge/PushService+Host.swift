import DeviceEngine
import DeviceProtocol
import Foundation
import PushGateway
import WidgetHost

extension PushService {
  /// Starts a push gateway for a host. Throws `GatewayError`, for example if the port is in use.
  ///
  /// - Parameters:
  ///   - folder: The folder for keys, certificates and the log.
  ///   - port: The port on the loopback addresses; 0 picks a free one.
  ///   - report: Receives messages about refused connections, at most one a minute.
  ///   - now: The machine's clock; expiration dates of tokens and pushes depend on it.
  package static func start(
    for host: WidgetHost, in folder: GatewayFolder, port: Int, environment: PushEnvironment,
    now: @escaping @Sendable () -> Date, report: @escaping @Sendable (String) -> Void = { _ in }
  ) throws -> PushService {
    let device = HostPushDevice(host: host)
    var settings = GatewaySettings()
    settings.environment = environment
    let gateway = try PushGateway(
      device: device, folder: folder, settings: settings, now: now, report: report)
    let bound = try gateway.start(port: port)
    return PushService(
      gateway: gateway, port: bound, tokens: { await device.tokens() },
      lastBody: { device.lastBody(sentTo: $0) },
      setReachable: { await gateway.setReachable($0) })
  }

  /// Delivers a channel's stored message to each activity that subscribes to the channel, until the
  /// task is cancelled.
  package func deliverStoredMessages(
    to subscriptions: AsyncStream<ChannelSubscription>
  ) -> Task<Void, Never> {
    Task {
      for await new in subscriptions {
        await gateway.subscribed(new.activity.rawValue, to: new.channel)
      }
    }
  }
}
