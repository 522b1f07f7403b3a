import Cluster
import Foundation
import TestServers
import Testing

@testable import MessageBus

@Suite struct ClusterTests {
  @Test func layoutIsConsistent() {
    let streams = ClusterLayout(replicas: 3, storage: 1 << 30).streams.map(\.configuration)
    #expect(Set(streams.map(\.name)).count == streams.count)
    #expect(streams.allSatisfy { $0.replicas == 3 })
    let reserved = streams.reduce(0) { $0 + ($1.maximumBytes ?? .max / 100) }
    #expect(reserved <= 1 << 30 && reserved > (1 << 30) - 2000)
  }

  @Test func layoutStoresSubjectsOfSweeps() {
    func streams(_ subject: String) -> [String] {
      ClusterLayout().streams.map(\.configuration)
        .filter { $0.subjects.contains { Subject.matches($0, subject) } }.map(\.name)
    }
    #expect(streams("vitrine.task.build.sweep") == [SweepSubjects.tasks])
    #expect(streams(SweepSubjects.task("a.b", frameworks: "c *")) == [SweepSubjects.tasks])
    #expect(streams(SweepSubjects.result("a.b")) == [SweepSubjects.results])
    #expect(streams(SweepSubjects.presence).isEmpty)
    #expect(streams(SweepSubjects.call).isEmpty)
    #expect(
      Subject.matches(
        SweepSubjects.tasks(frameworks: "c"), SweepSubjects.task("a", frameworks: "c")))
  }

  @Test(arguments: BusKind.allCases)
  func checkCreatesOnceAndReportsDifferences(_ kind: BusKind) async throws {
    // A separate server, because the names in the layout are fixed.
    let server = kind == .nats ? try await NATSServer.start() : nil
    let bus: any MessageBus = try await server?.connect() ?? MemoryBus()
    let layout = ClusterLayout(storage: 1 << 30)
    func outcomes(_ changes: ClusterCheck.Changes) async throws -> [ClusterFinding.Outcome] {
      try await ClusterCheck(layout, on: bus, changes: changes).run().map(\.outcome)
    }
    let count = layout.streams.count
    #expect(try await outcomes(.none) == Array(repeating: .missing, count: count))
    #expect(try await outcomes(.creations) == Array(repeating: .created, count: count))
    #expect(try await outcomes(.creations) == Array(repeating: .present, count: count))

    var changed = layout.streams[0].configuration
    changed.maximumAge = .seconds(60)
    changed.duplicateWindow = .seconds(60)
    try await bus.update(changed)
    let found = try await outcomes(.creations)
    #expect(
      found[0]
        == .differs([
          .init(setting: "max_age", expected: "2592000 s", found: "60 s"),
          .init(setting: "duplicate_window", expected: "120 s", found: "60 s"),
        ]))
    #expect(found.dropFirst().allSatisfy { $0 == .present })
    #expect(try await outcomes(.all)[0] == .updated)
    #expect(try await outcomes(.none) == Array(repeating: .present, count: count))
    await server?.stop()
  }

  @Test func oversizedStreamsAreReported() async throws {
    let server = try await NATSServer.start(jetStream: "max_file_store: 10MB")
    let bus = try await server.connect()
    let findings = try await ClusterCheck(ClusterLayout(storage: 20 << 20), on: bus).run()
    #expect(findings.contains { $0.outcome == .created })
    let failed = findings.filter { !$0.isReady }
    #expect(!failed.isEmpty)
    for finding in failed {
      guard case .failed(let reason) = finding.outcome else { continue }
      #expect(reason.contains("insufficient storage"), "\(reason)")
    }
    await server.stop()
  }

  @Test func replicasRequireServers() async throws {
    let server = try await NATSServer.shared.value
    let findings = try await ClusterCheck(
      ClusterLayout(replicas: 3, storage: 1 << 20), on: server.connect()
    ).run()
    for finding in findings {
      #expect(finding.outcome == .failed("replicas > 1 not supported in non-clustered mode"))
    }
  }
}
