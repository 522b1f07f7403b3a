import DeviceProtocol
import Foundation
import MessageBus
import PushBridge
import PushCluster
import PushGateway
import WidgetHost

extension PushService {
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
      lastBody: { device.lastBody(sentTo: $0) },
      setReachable: { await link.setReachable($0) })
    return (service, link)
  }
}
