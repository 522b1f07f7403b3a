import Foundation
import Testing

@testable import WidgetHost

@Suite struct HeapTests {
  @Test(arguments: [0, 1, 2, 3, 10, 1000])
  func elementsComeOutInOrder(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let numbers = (0..<count).map { _ in Int(generator.next() % 100) }
    var heap = Heap<Int>()
    for number in numbers { heap.insert(number) }
    #expect(heap.count == count)
    #expect(heap.min == numbers.min())
    var result: [Int] = []
    while let number = heap.popMin() { result.append(number) }
    #expect(result == numbers.sorted())
    #expect(heap.isEmpty)
  }

  @Test func wakesAreInOrderOfDateThenOfInsertion() {
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
}
