import Foundation
import MessageBus
import Sweep
import Synchronization

/// A bus that answers each stored task with a result immediately.
final class EchoBus: MessageBus, BusConsumer {
  private let results = Mutex<[BusMessage]>([])
  private let number = Mutex<UInt64>(0)

  let maximumPayload = 1 << 20
  let waiting = 0

  func store(
    _ message: BusMessage, id: String?, after last: UInt64?
  ) throws(BusError) -> StoreReceipt {
    guard let task = try? JSONDecoder().decode(SweepTask.self, from: message.payload) else {
      throw .malformed("a task")
    }
    var outcome = SweepOutcome(of: task, worker: "probe")
    outcome.pictures = task.schemes.map { scheme in
      SweepPicture(
        typeSize: "large", scheme: scheme, entry: 0, picture: String(repeating: "0", count: 64),
        tree: String(repeating: "1", count: 64), width: 100, height: 100)
    }
    let result = SweepChannel.message(SweepResult(outcome))
    results.withLock { $0.append(result) }
    return StoreReceipt(sequence: next(), isDuplicate: false)
  }

  func fetch(upTo count: Int, within time: Duration) throws(BusError) -> [Delivery] {
    let taken = results.withLock { results in
      defer { results.removeFirst(min(count, results.count)) }
      return Array(results.prefix(count))
    }
    return taken.map { message in
      let number = next()
      return Delivery(
        StoredMessage(message, sequence: number, date: Date(timeIntervalSince1970: 0)), count: 1,
        number: number, isNewest: false
      ) { _ throws(BusError) in }
    }
  }

  func unfinished() -> Int { results.withLock(\.count) }

  private func next() -> UInt64 {
    number.withLock { number in
      number += 1
      return number
    }
  }

  func consumer(
    _ consumer: ConsumerConfiguration, of stream: String
  ) throws(BusError) -> any BusConsumer { self }

  func send(_ message: BusMessage, id: String?) throws(BusError) -> PendingReceipt {
    PendingReceipt(try store(message, id: id, after: nil))
  }

  func publish(_ message: BusMessage) {}
  func subscribe(to pattern: String, group: String?, limit: Int) -> BusSubscription {
    BusSubscription(limit: limit)
  }
  func create(_ stream: StreamConfiguration) {}
  func update(_ stream: StreamConfiguration) {}
  func state(of stream: String) -> StreamState? { nil }
  func remove(stream: String) {}
  func last(on subject: String, in stream: String) -> StoredMessage? { nil }
  func purge(_ pattern: String, in stream: String) {}
  func discard(_ sequence: UInt64, from stream: String) {}
  func remove(consumer: String, of stream: String) {}
}
