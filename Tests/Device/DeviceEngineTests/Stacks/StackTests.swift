import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct StackTests {
  private typealias Score = (at: String, score: Float, duration: Double)

  private static func scored(_ scores: [Score]) -> FetchedTimeline {
    FetchedTimeline(
      entries: scores.map {
        EntryDescription(
          date: date($0.at), relevance: .init(score: $0.score, duration: $0.duration))
      }, policy: .never)
  }

  /// A stack with one kind for each list of scores, `p1` on top.
  private static func stacked(
    _ timelines: [[Score]], smartRotate: Bool = true
  ) -> EngineFixture {
    var fixture = EngineFixture()
    for (number, scores) in timelines.enumerated() {
      fixture.place(
        EngineFixture.placement("p\(number + 1)", kind: "k\(number + 1)"), Self.scored(scores))
    }
    fixture.engine.setStack(
      SmartStack(
        id: "s1", family: .systemSmall, place: .home(page: 0, column: 0, row: 0),
        members: timelines.indices.map { "p\($0 + 1)" }, top: "p1", smartRotate: smartRotate),
      at: date("10:00"))
    fixture.take()
    return fixture
  }

  @Test func highestCurrentScoreIsOnTop() {
    var fixture = Self.stacked([
      [("10:00", 0.5, 0), ("12:00", 1, 0)], [("10:00", 0, 0), ("11:00", 10, 1800)],
    ])
    #expect(fixture.engine.stack("s1")?.top == "p1")
    fixture.advance(to: date("11:00"))
    #expect(fixture.rotations == ["p2"])
    fixture.advance(to: date("11:29:59"))
    #expect(fixture.engine.stack("s1")?.top == "p2")
    fixture.advance(to: date("11:30"))
    #expect(fixture.rotations == ["p2", "p1"])
    #expect(fixture.rows.filter { $0.outcome == .rotated }.map(\.placement) == ["p2", "p1"])
  }

  @Test func scoresAreRelativeToTheirProvider() {
    // 900 of 1000 is less relevant than 1 of 1.
    let fixture = Self.stacked([
      [("10:00", 900, 0), ("23:00", 1000, 0)], [("10:00", 1, 0)],
    ])
    #expect(fixture.engine.stack("s1")?.top == "p2")
  }

  @Test func scaleIsKeptAcrossTimelines() {
    var fixture = Self.stacked([[("10:00", 100, 0)], [("10:00", 3, 0)]])
    #expect(fixture.engine.stack("s1")?.top == "p1")
    fixture.handle(.reloadedByUser("p1"))
    fixture.answer(Self.scored([("10:00", 50, 0)]))
    #expect(fixture.rotations == ["p2"])
  }

  @Test func tiesAndIrrelevantScoresKeepTop() {
    for scores in [Float(5), 0, -1, .nan] {
      let fixture = Self.stacked([
        [("10:00", scores, 0)], [("10:00", scores, 0)], [("10:00", scores, 0)],
      ])
      #expect(fixture.rotations.isEmpty)
    }
  }

  @Test func tieAmongOthersGoesToFirstInUserOrder() {
    let fixture = Self.stacked([[("10:00", 0, 0)], [("10:00", 2, 0)], [("10:00", 7, 0)]])
    #expect(fixture.rotations == ["p2"])
  }

  @Test func rotationByUserHolds() {
    var fixture = Self.stacked([[("10:00", 1, 0)], [("10:00", 0, 0)]])
    fixture.handle(.rotatedByUser("s1", to: "p2"))
    #expect(fixture.engine.stack("s1")?.top == "p2")
    #expect(fixture.rows.last?.cause == .person)
    fixture.advance(to: date("10:29:59"))
    #expect(fixture.engine.stack("s1")?.top == "p2")
    fixture.advance(to: date("10:30"))
    #expect(fixture.engine.stack("s1")?.top == "p1")
    fixture.handle(.rotatedByUser("s1", to: "p9"))
    fixture.handle(.rotatedByUser("s9", to: "p1"))
    #expect(fixture.engine.stack("s1")?.top == "p1")
  }

  @Test func smartRotateOffRotatesOnlyByUser() {
    var fixture = Self.stacked(
      [[("10:00", 0, 0)], [("10:00", 2, 0)]], smartRotate: false)
    fixture.advance(to: date("+1 10:00"))
    #expect(fixture.rotations.isEmpty)
    fixture.handle(.rotatedByUser("s1", to: "p2"))
    #expect(fixture.rotations == ["p2"])
  }

  /// A time, the score that applies then, and when it changes.
  @Test(
    arguments: [
      ("09:59", nil, "10:00"), ("10:00", 1, "10:30"), ("10:30", 9, "10:40"),
      // The later entry's duration is over, the earlier one's is not.
      ("10:40", 1, "11:00"), ("11:00", nil, "11:30"), ("11:30", nil, "12:00"), ("12:00", 2, nil),
    ] as [(String, Double?, String?)])
  func scoreAppliesFromItsDateForItsDuration(
    now: String, score: Double?, next: String?
  ) throws {
    let timeline = try #require(
      Timeline(
        Self.scored([
          ("10:00", 1, 3600), ("10:30", 9, 600), ("11:30", -3, 0), ("12:00", 2, 0),
        ])))
    #expect(timeline.relevance(at: date(now)) == score)
    #expect(timeline.nextRelevanceChange(after: date(now)) == next.map(date))
  }
}
