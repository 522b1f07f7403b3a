import Cluster
import CommandArguments
import CommandContext
import Fleet
import Foundation
import MessageBus
import NATSBus
import PushCluster
import PushGateway
import StableHash

/// An invocation of `vitrine fleet`.
struct FleetCall {
  private let arguments: ParsedArguments
  private let context: ToolContext
  private let devices: Int
  private let seed: UInt64
  private let group: String
  private let scenario: FleetScenario
  private let scenarioJSON: Data
  private let gateways: FleetGateways?
  private let connection: ClusterConnection?

  /// Throws `UsageError`, `ValueError`, `ToolError`.
  init(_ arguments: ParsedArguments, in context: ToolContext) throws {
    self.arguments = arguments
    self.context = context
    devices =
      try wholeNumberValue(arguments["devices"], option: "--devices", in: 1...1_000_000) ?? 1000
    seed = UInt64(
      try wholeNumberValue(arguments["seed"], option: "--seed", in: 0...Int.max) ?? 1)
    group = arguments["name"] ?? "fleet"
    (scenario, scenarioJSON) = try Self.scenario(arguments["scenario"], in: context)
    connection = try ClusterConnection(arguments, in: context)
    gateways = try FleetGateways(arguments, in: context)
    if gateways != nil, connection == nil {
      throw UsageError.missingOption("--gateway", requires: "--cluster")
    }
    if arguments["state"] != nil, connection == nil {
      throw UsageError.missingOption("--state", requires: "--cluster")
    }
  }

  private static func scenario(
    _ name: String?, in context: ToolContext
  ) throws -> (FleetScenario, Data) {
    guard let name else { return (FleetScenario(duration: 60), Data()) }
    guard let data = try? Data(contentsOf: context.file(name)) else {
      throw ToolError.unreadable(name, reason: "no such file, or no permission")
    }
    do {
      return (try FleetScenario(json: data), data)
    } catch {
      throw ToolError.unreadable(name, reason: "\(error)")
    }
  }

  func run() async throws {
    let subject =
      if let path = arguments["extension"] {
        try await FleetSubject.open(path, arguments, scenario: scenario, in: context)
      } else {
        FleetSubject(activity: arguments["activity"])
      }
    do {
      let report = try await run(subject)
      await subject.close()
      try await context.console.show(asJSON: arguments.has("json")) {
        try jsonOutput(report, as: .fleet)
      } text: {
        report.text
      }
      guard report.isSuccess else {
        throw ToolError.fleetFailed(
          lost: report.pushes.lost + report.broadcasts.lost,
          duplicates: report.pushes.duplicates + report.broadcasts.duplicates)
      }
    } catch {
      await subject.close()
      throw error
    }
  }

  private func run(_ subject: FleetSubject) async throws -> FleetReport {
    guard let connection else {
      let bus = MemoryBus()
      for stream in FleetStreams.inMemory { try await bus.create(stream) }
      return try await run(subject, on: bus)
    }
    let bus = try await connection.connect(as: "vitrine fleet \(group)")
    do {
      let report = try await run(subject, on: bus)
      bus.close()
      return report
    } catch {
      bus.close()
      throw error
    }
  }

  private func run(_ subject: FleetSubject, on bus: any MessageBus) async throws -> FleetReport {
    let clock = FleetClock.running(from: context.now())
    let app = FleetApp(
      id: subject.id, bundle: subject.bundle, attributesType: subject.attributesType,
      attributes: subject.attributes, contentState: subject.contentState,
      hasFrequentPushes: subject.hasFrequentPushes, scenario, group: group, seed: seed)
    let opened = try journal(now: clock.now())
    let began = opened?.history.began ?? clock.now()
    let fleet = Fleet(
      devices: devices, app: app, group: group, clock: clock, began: began,
      lateAfter: scenario.lateAfter, check: subject.check, journal: opened?.journal,
      history: opened?.history)
    if let path = arguments["tokens"] {
      try await FleetTokensFile(context.file(path)).write(fleet)
    }
    let schedule = FleetSchedule(scenario, devices: devices, seed: seed)
    if connection != nil, gateways != nil || arguments["tokens"] != nil || !scenario.sendsPushes {
      let issuer = FleetIssuer(fleet, on: bus)
      try await context.console.during("Registering push tokens") { try await issuer.run() }
    }
    let meter = FleetMeter(context.console)
    let run = FleetRun(
      scenario, schedule: schedule, fleet: fleet, bus: bus, sender: sender(bus, clock),
      clock: clock, began: began, epoch: opened?.history.epoch ?? 1, use: { ProcessUse.processor },
      progress: { meter.show($0) }, report: reporter)
    let interruption = Task { [context] in
      // The run still waits for the accepted pushes.
      await context.interruption(within: nil)
      run.end()
    }
    // Gateways monitor the streams themselves.
    let monitor =
      gateways == nil && connection != nil ? StreamMonitor(bus: bus, report: reporter) : nil
    let monitoring = Task { await monitor?.run() }
    defer {
      interruption.cancel()
      monitoring.cancel()
    }
    var report = try await run.run()
    await opened?.journal.end()
    report.memory = ProcessUse.memory
    return report
  }

  private func sender(_ bus: any MessageBus, _ clock: FleetClock) -> any FleetSender {
    gateways.map { GatewayFleetSender($0.settings, now: clock.now) }
      ?? BusFleetSender(bus, group: group)
  }

  /// Shows each message once.
  private var reporter: @Sendable (String) -> Void {
    let console = context.console.withoutRepetitions
    return { console.note($0) }
  }

  /// nil without `--state`. Throws `FleetError`.
  private func journal(
    now: Date
  ) throws -> (journal: FleetJournal, history: FleetHistory)? {
    guard let folder = arguments["state"] else { return nil }
    var hash = StableHash<UInt64>(of: scenarioJSON)
    hash.combine("\n\(group)")
    return try FleetJournal.open(
      in: context.file(folder),
      settings: FleetHistory.Settings(devices: devices, seed: seed, hash: hash.value), now: now
    ) { [console = context.console] error in
      console.error("vitrine: \(error)\n")
      exit(1)
    }
  }
}

/// The streams of a fleet that runs without NATS servers.
enum FleetStreams {
  private static let names = [
    "VITRINE_PUSHES", "VITRINE_BROADCASTS", "VITRINE_VERDICTS", "KV_vitrine-tokens",
    "KV_vitrine-keys", "KV_vitrine-channels", "KV_vitrine-devices",
  ]

  static var inMemory: [StreamConfiguration] {
    ClusterLayout().streams.map(\.configuration).filter { names.contains($0.name) }.map { stream in
      var stream = stream
      // In-memory verdicts have no readers.
      if stream.name == "VITRINE_VERDICTS" { stream.maximumMessages = 1000 }
      return stream
    }
  }
}
