import DeviceFixtures
import Foundation
import Testing

@testable import DeviceEngine

@Suite struct WakeQueueTests {
  @Test func ordersByDateThenInsertion() {
    var queue = WakeQueue()
    queue.schedule(.placement(0), at: date("10:05"))
    queue.schedule(.stack(0), at: date("10:00"))
    queue.schedule(.placement(1), at: date("10:00"))
    queue.schedule(.significantTime, at: date("09:00"))
    queue.schedule(.significantTime, at: nil)
    queue.schedule(.placement(2), at: date("09:30"))
    queue.schedule(.placement(2), at: date("10:05"))
    #expect(queue.next == date("10:00"))
    var taken: [WakeQueue.Target] = []
    while let (target, _) = queue.takeDue(at: date("10:05")) { taken.append(target) }
    #expect(taken == [.stack(0), .placement(1), .placement(0), .placement(2)])
    #expect(queue.next == nil)
  }

  /// Few dates cause long lines; many cause lines of one and dates without a line.
  @Test(arguments: [1, 3, 20, 1_000_000], [1, 2, 3] as [UInt64])
  func matchesSortedList(dates: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
    var queue = WakeQueue()
    var list = SortedList()
    for _ in 0..<3000 {
      let target: WakeQueue.Target =
        [.placement(number(40)), .stack(number(10)), .significantTime][number(8) / 4 + number(2)]
      switch number(10) {
      case 0:
        queue.schedule(target, at: nil)
        list.schedule(target, at: nil)
      case 1...6:
        let wake = date("10:00") + Double(number(dates))
        queue.schedule(target, at: wake)
        list.schedule(target, at: wake)
      default:
        let now = date("10:00") + Double(number(dates))
        let (taken, expected) = (queue.takeDue(at: now), list.takeDue(at: now))
        #expect(taken?.0 == expected?.0)
        #expect(taken?.1 == expected?.1)
      }
      #expect(queue.next == list.wakes.first?.date)
    }
  }
}

/// A simple, slow wake queue.
private struct SortedList {
  var wakes: [(target: WakeQueue.Target, date: Date)] = []

  mutating func schedule(_ target: WakeQueue.Target, at date: Date?) {
    if wakes.contains(where: { $0 == (target, date) }) { return }
    wakes.removeAll { $0.target == target }
    guard let date else { return }
    wakes.insert((target, date), at: wakes.firstIndex { $0.date > date } ?? wakes.count)
  }

  mutating func takeDue(at now: Date) -> (WakeQueue.Target, Date)? {
    guard let first = wakes.first, first.date <= now else { return nil }
    return wakes.removeFirst()
  }
}
