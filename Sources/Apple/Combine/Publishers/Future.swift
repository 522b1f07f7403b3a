import Foundation

// Compatibility: works | `Future`

/// Sends one result. The closure that produces it runs once, when the future is created.
///
/// `@unchecked Sendable`: all state is behind the lock.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock {
      guard self.result == nil else { return [Outlet<Output, Failure>]() }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for outlet in outlets { Self.send(result, to: outlet) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.start()
    let ready = lock.withLock {
      if result == nil { waiting.append(outlet) }
      return result
    }
    if let ready { Self.send(ready, to: outlet) }
  }

  private static func send(_ result: Result<Output, Failure>, to outlet: Outlet<Output, Failure>) {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish()
    case .failure(let error): outlet.finish(.failure(error))
    }
  }
}

extension Future where Failure == Never {
  /// Waits for the value.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        receive(
          subscriber: Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) {
            // Passed on to the one waiting task.
            nonisolated(unsafe) let value = $0
            continuation.resume(returning: value)
          })
      }
    }
  }
}
