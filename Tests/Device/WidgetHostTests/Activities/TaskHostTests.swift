import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine
@testable import WidgetHost

/// The Live Activities of long-running intents: what their processes tell the host, the button that
/// stops them, and how they end.
@Suite struct TaskHostTests {
  private let task = UUID()
  private let content = TaskContent(title: "Export", detail: "1 of 4", fraction: 0.25)

  private func states(_ host: WidgetHost) async throws -> [TaskContent] {
    try await host.activityEngine.activities.values
      .map { try JSONDecoder().decode(TaskContent.self, from: $0.stored.content.state) }
  }

  /// A host that shows the task, and the answer that the process waits for.
  private func running() async throws -> (HostFixture, Task<HostAnswer, Never>) {
    let fixture = try await HostFixture.withSample { _ in }
    let answer = Task { [task, content] in
      await fixture.host.answer(.task(.run(id: task, content)), from: "Sample")
    }
    while await fixture.host.activities.tasks[task] == nil { await Task.yield() }
    return (fixture, answer)
  }

  private func ledger(_ fixture: HostFixture) async throws -> [String] {
    try await fixture.host.ledger().map(\.reason).filter { $0.contains("intent") }
  }

  @Test func progressIsShownUntilTheIntentEnds() async throws {
    let (fixture, answer) = try await running()
    let host = fixture.host
    #expect(try await states(host) == [content])
    let half = TaskContent(title: "Export", fraction: 0.5)
    #expect(await host.answer(.task(.progress(id: task, half)), from: "Sample") == .done)
    #expect(try await states(host) == [half])
    #expect(await host.answer(.task(.end(id: task)), from: "Sample") == .done)
    #expect(await answer.value == .done)
    #expect(try await states(host).isEmpty)
    // News about a task that is gone change nothing.
    #expect(await host.answer(.task(.progress(id: task, half)), from: "Sample") == .done)
    #expect(await host.answer(.task(.end(id: task)), from: "Sample") == .done)
    #expect(try await states(host).isEmpty)
  }

  @Test func userStopsTheIntentOnce() async throws {
    let (fixture, answer) = try await running()
    let id = try #require(await fixture.host.activityStates().first).id
    try await fixture.host.dismissActivity(id)
    #expect(await answer.value == .stopped)
    #expect(try await states(fixture.host).isEmpty)
    await #expect(throws: HostError.unknownActivity(id)) {
      try await fixture.host.dismissActivity(id)
    }
  }

  @Test func cancelledAnswerEndsTheTask() async throws {
    let (fixture, answer) = try await running()
    answer.cancel()
    #expect(await answer.value == .done)
    #expect(try await states(fixture.host).isEmpty)
  }

  @Test func appCannotChangeTheActivity() async throws {
    let (fixture, answer) = try await running()
    let id = try #require(await fixture.host.activityStates().first).id.rawValue
    let reply = try await fixture.host.activity(.end(id: id, ActivityEnd()), of: "Sample")
    #expect(reply.refusal == .unsupported)
    // Nor does the user's decision on the app's activities concern it.
    try await fixture.host.allowActivities(of: "Sample", false)
    #expect(try await states(fixture.host) == [content])
    #expect(
      await fixture.host.answer(.task(.run(id: task, content)), from: "Sample")
        == .failure("the task runs already"))
    await fixture.host.stop()
    #expect(await answer.value == .done)
  }

  @Test func hostThatStartsAgainHasNoTasks() async throws {
    let (fixture, answer) = try await running()
    await fixture.host.stop()
    _ = await answer.value
    let next = try await HostFixture(store: fixture.store, at: noon)
    #expect(await next.host.activityStates().isEmpty)
    await next.host.stop()
  }

  @Test(arguments: [
    (TaskContent(title: "A", fraction: .nan), TaskContent(title: "A")),
    (TaskContent(title: "A", fraction: -1), TaskContent(title: "A", fraction: 0)),
    (TaskContent(title: "A", fraction: 7), TaskContent(title: "A", fraction: 1)),
    (
      TaskContent(title: String(repeating: "a", count: 5000)),
      TaskContent(title: String(repeating: "a", count: 200))
    ),
  ]) func contentIsBounded(_ given: TaskContent, _ shown: TaskContent) async throws {
    let (fixture, answer) = try await running()
    _ = await fixture.host.answer(.task(.progress(id: task, given)), from: "Sample")
    #expect(try await states(fixture.host) == [shown])
    answer.cancel()
  }
}
