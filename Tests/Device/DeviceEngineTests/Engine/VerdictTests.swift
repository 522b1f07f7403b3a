import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct VerdictTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var play: @Sendable (inout EngineFixture) -> Void
    var sentence: String
  }

  static let examples = [
    Example(
      testDescription: "policy",
      play: { $0.place(timeline([date("10:00"), date("10:20")], .after(date("11:00")))) },
      sentence: "On schedule. Next entry 10:20, next reload 11:00. Last timeline 10:00."),
    Example(
      testDescription: "never",
      play: { $0.place(timeline([date("10:00")], .never)) },
      sentence: "On schedule. Policy never: only WidgetCenter, an intent, a push or the user can "
        + "request a reload. Last timeline 10:00."),
    Example(
      testDescription: "running",
      play: {
        $0.place(timeline([date("10:00")], .after(date("10:10"))))
        $0.advance(to: date("10:10"))
      },
      sentence: "Reloading since 10:10: the timeline's policy requested it."),
    Example(
      testDescription: "spacing",
      play: {
        $0.place(timeline([date("10:00")]))
        $0.advance(to: date("10:00"))
        $0.answer(timeline([date("10:00")]))
        $0.advance(to: date("10:00"))
      },
      sentence: "Reload pending since 10:00 (the timeline's policy requested it), too soon after "
        + "the last one. Next reload 10:05."),
    Example(
      testDescription: "budget",
      play: {
        $0.place(timeline([date("10:00")], .after(date("10:10"))))
        $0.advance(to: date("10:10"))
        $0.answer(timeline([date("10:10")], .after(date("10:20"))))
        $0.advance(to: date("10:20"))
      },
      sentence: "Waiting for budget: the only reload of the day is used up. Next reload 2026-03-06 "
        + "04:00, when the budget resets; pending since 10:20 (the timeline's policy requested it)."
    ),
    Example(
      testDescription: "batch",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
      },
      sentence:
        "Reload pending since 10:00 (WidgetCenter requested it), batched with others of the "
        + "extension. Next reload 10:00:02."),
    Example(
      testDescription: "back-off",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadedByUser("p1"))
        $0.fail(FetchFailure(message: "it crashed"))
      },
      sentence: "The last reload failed: it crashed. The last good content stays; next attempt "
        + "10:00:30."),
    Example(
      testDescription: "held back",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadedByUser("p1"))
        $0.fail(FetchFailure(message: "it crashed", heldBackUntil: date("10:15")))
      },
      sentence: "The extension is held back after failures: it crashed. Next attempt 10:15."),
    Example(
      testDescription: "installation",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadedByUser("p1"))
        $0.fail(FetchFailure(message: "unknown kind", isRetryable: false))
      },
      sentence: "The extension cannot answer: unknown kind. No further attempts until a new build "
        + "is installed."),
  ]

  @Test(arguments: examples)
  func verdictExplainsWait(example: Example) throws {
    var fixture = EngineFixture {
      $0.budget.minReloads = 1
      $0.budget.maxReloads = 1
      $0.budget.rarelyViewed = 1
      $0.budget.resetHour = 4
      // Two budgeted reloads are needed for the second to be too soon.
      if example.testDescription == "spacing" { $0.budget.maxReloads = 2 }
    }
    example.play(&fixture)
    let state = try #require(fixture.engine.schedule(of: "p1"))
    let sentence = state.verdict(rows: fixture.rows, now: fixture.engine.now, timeZone: .gmt)
    #expect(sentence == example.sentence)
  }
}
