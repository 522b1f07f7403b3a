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
      sentence: "Nothing holds it up: its timeline asks for a reload at 11:00, and the next entry "
        + "comes on the screen at 10:20; the last timeline came at 10:00."),
    Example(
      testDescription: "never",
      play: { $0.place(timeline([date("10:00")], .never)) },
      sentence: "Its timeline's policy is never: it is reloaded only when WidgetCenter, an intent "
        + "or a person asks; the last timeline came at 10:00."),
    Example(
      testDescription: "running",
      play: {
        $0.place(timeline([date("10:00")], .after(date("10:10"))))
        $0.advance(to: date("10:10"))
      },
      sentence: "It is being reloaded now, since 10:10: its timeline asked for a new one now."),
    Example(
      testDescription: "spacing",
      play: {
        $0.place(timeline([date("10:00")]))
        $0.advance(to: date("10:00"))
        $0.answer(timeline([date("10:00")]))
        $0.advance(to: date("10:00"))
      },
      sentence: "A reload was asked for at 10:00 (its timeline asked for a new one now) too soon "
        + "after the last one; it is done at 10:05."),
    Example(
      testDescription: "budget",
      play: {
        $0.place(timeline([date("10:00")], .after(date("10:10"))))
        $0.advance(to: date("10:10"))
        $0.answer(timeline([date("10:10")], .after(date("10:20"))))
        $0.advance(to: date("10:20"))
      },
      sentence: "Its 1 reloads of the day are used up, and a reload was asked for at 10:20 (its "
        + "timeline asked for a new one now); it is reloaded at 2026-03-06 04:00, when the next "
        + "day of its budget begins."),
    Example(
      testDescription: "company",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadRequested("Ext", .allTimelines, isFree: false))
      },
      sentence: "A reload was asked for at 10:00 (WidgetCenter asked) and is done at 10:00:02, "
        + "together with others of the extension."),
    Example(
      testDescription: "back-off",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadedByPerson("p1"))
        $0.fail(FetchFailure(message: "it crashed"))
      },
      sentence: "The last reload failed (it crashed); the next try is at 10:00:30, and the last "
        + "good content stays."),
    Example(
      testDescription: "held back",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadedByPerson("p1"))
        $0.fail(FetchFailure(message: "it crashed", heldBackUntil: date("10:15")))
      },
      sentence: "The extension is held back after failures (it crashed); the next try is at 10:15."),
    Example(
      testDescription: "installation",
      play: {
        $0.place(timeline([date("10:00")], .never))
        $0.handle(.reloadedByPerson("p1"))
        $0.fail(FetchFailure(message: "no such kind", isRetryable: false))
      },
      sentence: "The extension cannot answer (no such kind); nothing is asked of it until it is "
        + "installed anew."),
  ]

  @Test(arguments: examples)
  func oneSentenceSaysWhy(example: Example) throws {
    var fixture = EngineFixture {
      $0.budget.least = 1
      $0.budget.most = 1
      $0.budget.rarelyViewed = 1
      $0.budget.resetHour = 4
      // Two charges are needed to be too soon.
      if example.testDescription == "spacing" { $0.budget.most = 2 }
    }
    example.play(&fixture)
    let state = try #require(fixture.engine.schedule(of: "p1"))
    let sentence = state.verdict(rows: fixture.rows, now: fixture.engine.now, timeZone: .gmt)
    #expect(sentence == example.sentence)
  }
}
