import Combine
import Foundation
import Testing

struct Failed: Error, Equatable {}

/// Records a stream as text: the values, then `|` if it finishes or `!` if it fails.
private func record<P: Publisher>(_ publisher: P) -> String {
  var text: [String] = []
  let cancellable = publisher.sink(
    receiveCompletion: { end in
      if case .finished = end { text.append("|") } else { text.append("!") }
    }, receiveValue: { text.append("\($0)") })
  defer { cancellable.cancel() }
  return text.joined(separator: " ")
}

@Suite struct OperatorTests {
  struct Case: Sendable {
    let name: String
    let make: @Sendable () -> AnyPublisher<Int, Failed>
    let text: String

    init<P: Publisher & SendableMetatype>(
      _ name: String, _ text: String, _ make: @escaping @Sendable () -> P
    )
    where P.Output == Int {
      self.name = name
      self.text = text
      self.make = { make().mapError { _ in Failed() }.eraseToAnyPublisher() }
    }
  }

  static let failing = { @Sendable in
    [1, 2].publisher.setFailureType(to: Failed.self)
      .append(Fail<Int, Failed>(error: Failed()))
  }

  @Test(arguments: [
    Case("map", "2 4 |") { [1, 2].publisher.map { $0 * 2 } },
    Case("compactMap", "1 3 |") { ["1", "x", "3"].publisher.compactMap { Int($0) } },
    Case("filter", "2 4 |") { (1...5).publisher.filter { $0 % 2 == 0 } },
    Case("tryMap", "1 !") {
      [1, 2].publisher.tryMap { if $0 == 2 { throw Failed() } else { return $0 } }
    },
    Case("removeDuplicates", "1 2 1 |") { [1, 1, 2, 2, 1].publisher.removeDuplicates() },
    Case("scan", "1 3 6 |") { [1, 2, 3].publisher.scan(0, +) },
    Case("tryScan", "1 3 !") {
      [1, 2, 3].publisher.tryScan(0) { if $1 == 3 { throw Failed() } else { return $0 + $1 } }
    },
    Case("min", "1 |") { [3, 1, 2].publisher.min() },
    Case("max of none", "|") { [Int]().publisher.max() },
    Case("max by", "-3 |") { [2, -3, 1].publisher.max { abs($0) < abs($1) } },
    Case("output at", "3 |") { (1...9).publisher.output(at: 2) },
    Case("output in", "2 3 |") { (1...9).publisher.output(in: 1...2) },
    Case("output beyond the end", "9 |") { (1...9).publisher.output(in: 8...) },
    Case("output of no position", "|") { (1...9).publisher.output(in: 3..<3) },
    Case("tryCatch", "1 2 7 |") { failing().tryCatch { _ in Just(7) } },
    Case("tryCatch that throws", "1 2 !") {
      failing().tryCatch { error -> Just<Int> in throw error }
    },
    Case("Record", "1 2 !") {
      Record<Int, Failed> {
        $0.receive(1)
        $0.receive(2)
        $0.receive(completion: .failure(Failed()))
      }
    },
    Case("reduce", "6 |") { [1, 2, 3].publisher.reduce(0, +) },
    Case("collect", "3 |") { [1, 2, 3].publisher.collect().map(\.count) },
    Case("collect two", "2 1 |") { [1, 2, 3].publisher.collect(2).map(\.count) },
    Case("first", "1 |") { (1...9).publisher.first() },
    Case("prefix", "1 2 |") { (1...9).publisher.prefix(2) },
    Case("dropFirst", "3 |") { [1, 2, 3].publisher.dropFirst(2) },
    Case("last", "3 |") { [1, 2, 3].publisher.last() },
    Case("prepend, append", "0 1 2 3 |") { [1, 2].publisher.prepend(0).append(3) },
    Case("flatMap", "1 10 2 20 |") { [1, 2].publisher.flatMap { [$0, $0 * 10].publisher } },
    Case("flatMap, one at a time", "1 10 2 20 |") {
      [1, 2].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    },
    Case("switchToLatest", "1 2 |") { [1, 2].publisher.map { Just($0) }.switchToLatest() },
    Case("merge", "1 2 3 |") { [1, 2].publisher.merge(with: Just(3)) },
    Case("merge of publishers", "1 2 3 |") { Publishers.Merge([1, 2].publisher, Just(3)) },
    Case("zip", "11 22 |") { [1, 2, 3].publisher.zip([10, 20].publisher) { $0 + $1 } },
    Case("combineLatest", "12 13 |") {
      [1, 2].publisher.combineLatest([10, 11].publisher) { $0 + $1 }
    },
    Case("failure", "1 2 !") { failing() },
    Case("catch", "1 2 7 8 |") { failing().catch { _ in [7, 8].publisher } },
    Case("replaceError", "1 2 9 |") { failing().replaceError(with: 9) },
    Case("retry", "1 2 1 2 !") { failing().retry(1) },
    Case("replaceEmpty", "5 |") { Empty<Int, Never>().replaceEmpty(with: 5) },
    Case("deferred future", "4 |") { Deferred { Future<Int, Never> { $0(.success(4)) } } },
    Case("decode", "3 |") {
      Just(Data("[3]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }
    },
    Case("decode, invalid", "!") {
      Just(Data("?".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).map { $0[0] }
    },
  ])
  func sendsExpectedEvents(_ item: Case) {
    #expect(record(item.make()) == item.text, "\(item.name)")
  }
}
