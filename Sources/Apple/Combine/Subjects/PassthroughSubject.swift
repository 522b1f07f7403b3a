import Foundation

// Compatibility: works | `PassthroughSubject`

/// Sends each value to the subscribers that have requested values at that moment. Stores no values.
///
/// A subscriber without demand misses the value, as in Combine: a subject cannot slow down its
/// sender. A subscriber that attaches after the completion receives the completion at once.
/// Subscribers receive values in the order in which they subscribed.
///
/// `@unchecked Sendable`: all state is behind the lock.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let lock = NSLock()
  private var outlets: [ObjectIdentifier: Outlet<Output, Failure>] = [:]
  private var order: [ObjectIdentifier] = []
  private var end: Subscribers.Completion<Failure>?

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let id = ObjectIdentifier(outlet)
    outlet.connect(onCancel: { [weak self] in self?.remove(id) })
    let end = lock.withLock {
      if self.end == nil {
        outlets[id] = outlet
        order.append(id)
      }
      return self.end
    }
    outlet.start()
    if let end { outlet.finish(end) }
  }

  private func remove(_ id: ObjectIdentifier) {
    lock.withLock {
      outlets[id] = nil
      order.removeAll { $0 == id }
    }
  }

  public func send(_ value: Output) {
    for outlet in lock.withLock({ order.compactMap { outlets[$0] } }) where outlet.isWanted {
      outlet.send(value)
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock {
      if end == nil { end = completion }
      defer { (outlets, order) = ([:], []) }
      return order.compactMap { outlets[$0] }
    }
    for outlet in all { outlet.finish(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
