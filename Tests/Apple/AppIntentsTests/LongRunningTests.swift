import Foundation
import HostLink
import Synchronization
import Testing

@testable import AppIntents

/// `performBackgroundTask`: what the device receives, and when the operation is cancelled.
@Suite struct LongRunningTests {
  /// A device that records the questions of intents, and stops them on demand.
  private final class Device: Sendable {
    let told = Mutex<[TaskQuestion]>([])
    let stops: Bool

    init(stops: Bool = false) { self.stops = stops }

    var stage: IntentStage {
      IntentStage(
        .init(
          archive: { _, _ in throw CancellationError() }, ask: { _ in .cancelled },
          reload: { _ in },
          task: { question in
            self.told.withLock { $0.append(question) }
            guard case .run = question else { return false }
            return self.stops
          }))
    }

    func perform(
      _ intent: some AppIntent, limit: Duration = .seconds(60)
    ) async throws -> PerformReply {
      try await IntentStage.$current.withValue(stage) {
        try await LongRunningTask.$limit.withValue(limit) {
          try await LongRunningTask.$interval.withValue(.milliseconds(1)) {
            try await IntentPerformance.perform(PerformRequest(action: try intent.action()))
          }
        }
      }
    }

    var contents: [TaskContent] {
      told.withLock { $0 }.compactMap { question in
        switch question {
        case .run(_, let content), .progress(_, let content): content
        case .end: nil
        }
      }
    }
  }

  @Test func progressIsTold() async throws {
    let device = Device()
    let reply = try await device.perform(ExportAlbum(steps: 2, waits: false))
    #expect(reply.error == nil)
    #expect(reply.dialog == "2 exported")
    let told = device.told.withLock { $0 }
    guard case .run(let id, _)? = told.first else {
      Issue.record("\(told)")
      return
    }
    #expect(told.last == .end(id: id))
  }

  @Test func userCancels() async throws {
    let device = Device(stops: true)
    let export = ExportAlbum(steps: 3, waits: true)
    let reply = try await device.perform(export)
    #expect(reply.isCancelled == true)
    #expect(ExportAlbum.cancelled.withLock { $0[3] } == ["userCancelled"])
  }

  @Test func standingStillCancels() async throws {
    let device = Device()
    let reply = try await device.perform(
      ExportAlbum(steps: 4, waits: true), limit: .milliseconds(5))
    let error = try #require(reply.error)
    #expect(error.hasPrefix("ExportAlbum was cancelled, because its progress did not"), "\(error)")
    #expect(ExportAlbum.cancelled.withLock { $0[4] } == ["timeout"])
    #expect(device.contents.last == TaskContent(title: "Exporting", detail: "on", fraction: 0))
  }

  /// Without a device, the operation runs all the same.
  @Test func operationRunsWithoutADevice() async throws {
    let reply = try await IntentStage.$current.withValue(IntentStage()) {
      try await IntentPerformance.perform(
        PerformRequest(action: try ExportAlbum(steps: 1, waits: false).action()))
    }
    #expect(reply.dialog == "1 exported")
  }

  /// Positions and texts at each step of 10 seconds, and what is done.
  @Test(
    arguments: [
      ([1, 2, 3], ["a", "a", "a"], [.report, .report, .report]),
      ([0, 0, 0], ["a", "a", "a"], [nil, nil, .timeout]),
      ([0, 1, 1, 1, 1], ["a", "a", "a", "a", "a"], [nil, .report, nil, nil, .timeout]),
      // Texts are shown, and are no progress.
      ([0, 0, 0], ["b", "c", "d"], [.report, .report, .timeout]),
    ] as [([Int64], [String], [ProgressWatch.Step?])])
  func watchDecides(_ positions: [Int64], _ texts: [String], _ steps: [ProgressWatch.Step?]) {
    var watch = ProgressWatch(
      limit: .seconds(30), position: [0, 10], content: TaskContent(title: "a"))
    let made = zip(positions, texts).map { position, text in
      watch.step([position, 10], TaskContent(title: text), after: .seconds(10))
    }
    #expect(made == steps)
  }

  @Test func cancellationHappensOnce() {
    let cancellation = IntentCancellation()
    let called = Mutex<[String]>([])
    let number = cancellation.add { reason in called.withLock { $0.append("first \(reason)") } }
    _ = cancellation.add { reason in called.withLock { $0.append("second") } }
    let third = cancellation.add { _ in called.withLock { $0.append("third") } }
    cancellation.remove(third)
    cancellation.cancel(.userCancelled)
    cancellation.cancel(.timeout)
    cancellation.remove(number)
    let first = "first \(IntentCancellationReason.userCancelled)"
    #expect(called.withLock { $0 } == [first, "second"])
    #expect(cancellation.reason == .userCancelled)
  }
}

struct ExportAlbum: LongRunningIntent, CancellableIntent {
  static let title: LocalizedStringResource = "Export"
  /// Why the exports with a number of steps were cancelled.
  static let cancelled = Mutex<[Int: [String]]>([:])

  @Parameter(title: "Steps") var steps: Int
  @Parameter(title: "Waits") var waits: Bool

  init() {}

  init(steps: Int, waits: Bool) {
    self.steps = steps
    self.waits = waits
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let (steps, waits) = (steps, waits)
    let done = try await performBackgroundTask {
      progress.totalUnitCount = Int64(steps)
      progress.localizedDescription = "Exporting"
      progress.localizedAdditionalDescription = "on"
      if waits { try await Task.sleep(for: .seconds(600)) }
      progress.completedUnitCount = Int64(steps)
      return steps
    } onCancel: { reason in
      ExportAlbum.cancelled.withLock { $0[steps, default: []].append(reason.debugDescription) }
    }
    return .result(dialog: "\(done) exported")
  }
}
