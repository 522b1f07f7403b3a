import Testing

@testable import DeviceEngine

@Suite struct HeapTests {
  @Test(arguments: [0, 1, 2, 3, 10, 1000])
  func popMinReturnsElementsInOrder(count: Int) {
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
}
