import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// The activities in the Dynamic Island, and the order of the Lock Screen's stack.
@Suite struct IslandTests {
  @Test func oneAppIsCompactAndTwoAppsAreMinimal() throws {
    var fixture = ActivityEngineFixture()
    let first = try fixture.start("A")
    #expect(fixture.island(first) == [.compact])
    fixture.now += 1
    let second = try fixture.start("B")
    #expect(fixture.island(first, second) == [.minimalAttached, .minimalDetached])
    fixture.now += 1
    let third = try fixture.start("C")
    #expect(fixture.island(first, second, third) == [.minimalAttached, .minimalDetached, .hidden])
    try fixture.update(third, relevance: 5)
    #expect(fixture.island(first, second, third) == [.minimalDetached, .hidden, .minimalAttached])
    #expect(fixture.stack == [third, first, second])
    try fixture.end(third)
    try fixture.end(first, nil, .immediate)
    #expect(fixture.island(first, second, third) == [.hidden, .compact, .hidden])
  }

  /// Of several activities of an app, the most relevant is shown, then the earliest.
  @Test func oneActivityPerAppIsShown() throws {
    var fixture = ActivityEngineFixture()
    let first = try fixture.start("A")
    fixture.now += 1
    let second = try fixture.start("A")
    #expect(fixture.island(first, second) == [.compact, .hidden])
    try fixture.update(second, relevance: 1)
    #expect(fixture.island(first, second) == [.hidden, .compact])
    try fixture.update(first, relevance: 1)
    #expect(fixture.island(first, second) == [.compact, .hidden])
    try fixture.update(first, relevance: .nan)
    #expect(fixture.island(first, second) == [.hidden, .compact])
  }

  @Test func appInFrontIsHidden() throws {
    var fixture = ActivityEngineFixture()
    let first = try fixture.start("A")
    fixture.now += 1
    let second = try fixture.start("B")
    fixture.engine.setFrontApp("A")
    #expect(fixture.island(first, second) == [.hidden, .compact])
    try fixture.update(first, relevance: 5)
    #expect(fixture.island(first, second) == [.hidden, .compact])
    fixture.engine.setFrontApp("B")
    #expect(fixture.island(first, second) == [.compact, .hidden])
    fixture.engine.setFrontApp(nil)
    #expect(fixture.island(first, second) == [.minimalAttached, .minimalDetached])
    #expect(fixture.stack == [first, second], "the Lock Screen shows both")
  }

  @Test func staleActivityIsShownAndPendingIsHidden() throws {
    var fixture = ActivityEngineFixture()
    let pending = try fixture.start(
      "A", relevance: 9, alert: ActivityAlert(title: "", body: ""), start: fixture.at(10))
    let stale = try fixture.start("B", stale: fixture.at(5))
    #expect(fixture.island(pending, stale) == [.hidden, .compact])
    fixture.run(to: fixture.at(10))
    #expect(fixture.state(stale) == .stale)
    #expect(fixture.island(pending, stale) == [.minimalAttached, .minimalDetached])
  }

  /// Compares the heap with a sorted list.
  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func firstTwoMatchSortedList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var heap = RankedHeap<Double>()
    var list: [Int: Double] = [:]
    for _ in 0..<3000 {
      let number = Int.random(in: 0..<30, using: &random)
      let rank = Int.random(in: 0..<4, using: &random) == 0 ? nil : random.fraction()
      heap.rank(number, rank)
      list[number] = rank
      let sorted = list.sorted { $0.value < $1.value }.map(\.key)
      #expect(heap.first == sorted.first, "seed \(seed)")
      #expect(heap.second == sorted.dropFirst().first, "seed \(seed)")
      #expect(heap.count == list.count)
    }
  }
}
