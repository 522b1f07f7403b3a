import DeviceEngine
import Foundation
import Hexadecimal
import MessageBus
import PushBridge
import PushCluster
import PushGateway
import PushValues
import WidgetHost

/// Connects a host to its cluster: registers the host's push tokens, and receives the pushes to
/// them. The host forms its own group.
package actor ClusterLink {
  private let name: String
  private let host: WidgetHost
  private let channels: ClusterChannels
  private let inbox: PushInbox
  private let issuer: ClusterTokenIssuer
  private let environment: PushEnvironment
  private let report: @Sendable (String) -> Void
  private var issued: [Data: TokenFacts] = [:]
  private var feeds: [Task<Void, Never>] = []

  /// Token changes within this time are sent together.
  private static let pause = Duration.milliseconds(20)

  /// - Parameters:
  ///   - name: The device's name in the cluster.
  ///   - gateway: Records the verdicts in its log.
  package init(
    host: WidgetHost, gateway: PushGateway, channels: ClusterChannels, bus: any MessageBus,
    name: String, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.name = name
    self.channels = channels
    self.host = host
    self.report = report
    environment = gateway.environment
    issuer = ClusterTokenIssuer(bus)
    inbox = PushInbox(
      group: name, bus: bus, devices: HostDeviceGroup(host: host, gateway: gateway, now: now),
      now: now, report: report)
  }

  /// Registers the tokens, and starts receiving pushes. The host must be started. Throws
  /// `BusError`, `HostError`.
  package func start() async throws {
    let changes = await host.pushTokenChanges()
    feeds.append(
      try await BucketFeed.start("channels", report: report) { [channels] in
        try await channels.follow($0)
      })
    try await issueTokens(Self.facts(await host.endedPushTokens()))
    try await issueTokens(Self.facts(await host.pushTokenList()))
    try await inbox.start()
    try await inbox.connect([name])
    feeds.append(
      Task {
        for await _ in changes {
          await updateTokens()
          try? await Task.sleep(for: Self.pause)
        }
      })
  }

  package func stop() async {
    for feed in feeds { feed.cancel() }
    await inbox.stop()
  }

  /// Connects or disconnects the device. While it is disconnected, pushes stay in the cluster.
  package func setReachable(_ isReachable: Bool) async {
    guard isReachable else { return await inbox.disconnect([name]) }
    do {
      try await inbox.connect([name])
    } catch {
      report("Could not read pushes from the cluster: \(error).")
    }
  }

  // MARK: Tokens

  private func updateTokens() async {
    let live = Self.facts(await host.pushTokenList())
    var all = live
    for (token, facts) in issued where facts.isLive && live[token] == nil {
      // A token that the host no longer has is also not live.
      var current = await host.pushTokenFacts(token).map { TokenFacts($0) } ?? facts
      current.isLive = false
      all[token] = current
    }
    do {
      try await issueTokens(all)
    } catch {
      report("Could not register the new push tokens in the cluster: \(error).")
    }
  }

  private static func facts(_ entries: [PushTokenEntry]) -> [Data: TokenFacts] {
    let known = entries.compactMap { entry in
      Data(hexadecimal: entry.token).map { ($0, TokenFacts(entry.facts)) }
    }
    return Dictionary(known) { $1 }
  }

  /// Registers new and changed tokens in the cluster. Throws `BusError`.
  private func issueTokens(_ tokens: [Data: TokenFacts]) async throws(BusError) {
    var receipts: [(Data, TokenFacts, PendingReceipt)] = []
    for (token, facts) in tokens where issued[token] != facts {
      let device = DeviceName(group: name, device: name)
      receipts.append((token, facts, try issuer.issue(token, facts, of: device)))
    }
    for (token, facts, receipt) in receipts {
      _ = try await receipt.value()
      issued[token] = facts
    }
  }
}

/// A group with a host as its only device.
private struct HostDeviceGroup: ClusterDevices {
  let host: WidgetHost
  let gateway: PushGateway
  let now: @Sendable () -> Date

  private var device: HostPushDevice { HostPushDevice(host: host) }

  func prepare(pushesCreated: Date, broadcastsCreated: Date) async throws {
    try await host.continuePushes(of: .pushes, identity: Self.identity(pushesCreated))
    try await host.continuePushes(of: .broadcasts, identity: Self.identity(broadcastsCreated))
  }

  /// In milliseconds since 1970.
  private static func identity(_ created: Date) -> Int {
    Int((created.timeIntervalSince1970 * 1000).rounded())
  }

  func receive(_ push: ClusterPush) async -> PushLogEntry? {
    let (content, problem) = push.read()
    let receipt = PushReceipt(.pushes, number: Int(clamping: push.sequence))
    let verdict: PushVerdict
    if let problem {
      verdict = problem
    } else {
      verdict = await device.deliver(content, receipt: receipt)
    }
    return gateway.record(push.entry(verdict, at: now()))
  }

  func receive(
    _ push: ChannelPush, sequence: UInt64, on devices: [String]?
  ) async -> PushLogEntry? {
    let receipt = PushReceipt(.broadcasts, number: Int(clamping: sequence))
    // Skips broadcasts without listeners, which are most of them.
    guard await !host.activitiesListening(to: push.channel, of: push.bundle).isEmpty else {
      return nil
    }
    let verdict = await device.broadcast(push, receipt: receipt)
    return gateway.record(push.entry(verdict, at: now()))
  }

  func channels(of device: String) async -> [ChannelAddress] {
    await host.activeChannels().map { ChannelAddress(bundle: $0.bundle, channel: $0.channel) }
  }
}
