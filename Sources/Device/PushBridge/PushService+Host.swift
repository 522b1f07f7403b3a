import DeviceEngine
import DeviceProtocol
import Foundation
import MessageBus
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
      setReachable: { await gateway.setReachable($0) })
  }

  /// Connects a host to a cluster, from which it receives its pushes. Throws `GatewayError`.
  ///
  /// - Parameter name: The device's name in the cluster.
  /// - Returns: The service, and the link, which must be started after the host.
  package static func joining(
    _ bus: any MessageBus, as name: String, for host: WidgetHost, in folder: GatewayFolder,
    environment: PushEnvironment, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (String) -> Void
  ) throws -> (PushService, ClusterLink) {
    let device = HostPushDevice(host: host)
    var settings = GatewaySettings()
    settings.environment = environment
    let channels = ClusterChannels(bus, environment: environment, now: now)
    let gateway = try PushGateway(
      device: device, channels: channels, folder: folder, settings: settings, now: now)
    let link = ClusterLink(
      host: host, gateway: gateway, channels: channels, bus: bus, name: name, now: now,
      report: report)
    let service = PushService(
      gateway: gateway, port: nil, tokens: { await device.tokens() },
      setReachable: { await link.setReachable($0) })
    return (service, link)
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
