import Foundation

// Compatibility: works | `CurrentValueSubject`

/// Stores a value. Sends it to every new subscriber, and then each new value.
///
/// A subscriber without demand misses values. When it requests values again, it first receives the
/// latest one (`needsLatest`), unless it has received that already.
///
/// `@unchecked Sendable`: all state is behind the lock.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private struct Registration {
    var outlet: Outlet<Output, Failure>
    /// Whether the subscriber has not received `current`.
    var needsLatest: Bool
  }

  private let lock = NSLock()
  private var registrations: [ObjectIdentifier: Registration] = [:]
  private var order: [ObjectIdentifier] = []
  private var end: Subscribers.Completion<Failure>?
  private var current: Output

  public init(_ value: Output) { current = value }

  /// The latest value. Setting it sends it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let id = ObjectIdentifier(outlet)
    outlet.connect(
      onRequest: { [weak self] _ in self?.sendLatestIfNeeded(to: id) },
      onCancel: { [weak self] in self?.remove(id) })
    let end = lock.withLock {
      if self.end == nil {
        registrations[id] = Registration(outlet: outlet, needsLatest: true)
        order.append(id)
      }
      return self.end
    }
    outlet.start()
    if let end { outlet.finish(end) }
  }

  private func remove(_ id: ObjectIdentifier) {
    lock.withLock {
      registrations[id] = nil
      order.removeAll { $0 == id }
    }
  }

  private func sendLatestIfNeeded(to id: ObjectIdentifier) {
    guard let registration = lock.withLock({ registrations[id] }), registration.needsLatest,
      registration.outlet.isWanted
    else { return }
    let value = lock.withLock {
      registrations[id]?.needsLatest = false
      return current
    }
    registration.outlet.send(value)
  }

  public func send(_ value: Output) {
    let all = lock.withLock {
      guard end == nil else { return [(ObjectIdentifier, Registration)]() }
      current = value
      return order.compactMap { id in registrations[id].map { (id, $0) } }
    }
    for (id, registration) in all {
      let isWanted = registration.outlet.isWanted
      lock.withLock { registrations[id]?.needsLatest = !isWanted }
      if isWanted { registration.outlet.send(value) }
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock {
      if end == nil { end = completion }
      defer { (registrations, order) = ([:], []) }
      return order.compactMap { registrations[$0]?.outlet }
    }
    for outlet in all { outlet.finish(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
