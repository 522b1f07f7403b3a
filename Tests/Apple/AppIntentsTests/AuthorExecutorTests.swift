import Dispatch
import Synchronization
import Testing

@testable import AppIntents

@Suite struct AuthorExecutorTests {
  @Test func nextJobBeginsWhenCurrentSuspends() async {
    let executor = AuthorExecutor(turnLimit: .seconds(60))
    let isEnqueued = DispatchSemaphore(value: 0)
    let hasBegun = DispatchSemaphore(value: 0)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let first = Task(executorPreference: executor) {
      isEnqueued.wait()
      let isAlone = hasBegun.wait(timeout: .now() + .milliseconds(50)) == .timedOut
      for await _ in ends {}
      return isAlone
    }
    let second = Task(executorPreference: executor) { _ = hasBegun.signal() }
    isEnqueued.signal()
    // The first task ends only after the second one.
    await second.value
    end.finish()
    #expect(await first.value)
  }

  @Test func jobsBeginInOrder() async {
    let executor = AuthorExecutor(turnLimit: .seconds(60))
    let order = Mutexed<[Int]>([])
    let tasks = (0..<100).map { number in
      Task(executorPreference: executor) { order.value.withLock { $0.append(number) } }
    }
    for task in tasks { await task.value }
    #expect(order.value.withLock { $0 } == Array(0..<100))
  }

  @Test func blockedJobDoesNotBlockOthers() async {
    let executor = AuthorExecutor(turnLimit: .milliseconds(1))
    let end = DispatchSemaphore(value: 0)
    let blocked = Task(executorPreference: executor) { end.wait() }
    await Task(executorPreference: executor) { _ = end.signal() }.value
    await blocked.value
  }

  private final class Mutexed<Value>: Sendable {
    let value: Mutex<Value>

    init(_ value: sending Value) { self.value = Mutex(value) }
  }
}
