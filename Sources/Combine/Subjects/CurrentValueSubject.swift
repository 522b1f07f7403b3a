import Foundation

/// Has a value, sends it to every new subscriber, and then each change.
///
/// A subscriber that wants no value for a while gets the latest one when it wants one again.
/// `@unchecked Sendable`: all state is behind the lock.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private struct Seat {
    var outlet: Outlet<Output, Failure>
    var isBehind: Bool
  }

  private let lock = NSLock()
  private var seats: [ObjectIdentifier: Seat] = [:]
  private var order: [ObjectIdentifier] = []
  private var end: Subscribers.Completion<Failure>?
  private var current: Output

  public init(_ value: Output) { current = value }

  /// Setting sends.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    let id = ObjectIdentifier(outlet)
    outlet.connect(
      onRequest: { [weak self] _ in self?.catchUp(id) },
      onCancel: { [weak self] in self?.remove(id) })
    let end = lock.withLock {
      if self.end == nil {
        seats[id] = Seat(outlet: outlet, isBehind: true)
        order.append(id)
      }
      return self.end
    }
    outlet.start()
    if let end { outlet.finish(end) }
  }

  private func remove(_ id: ObjectIdentifier) {
    lock.withLock {
      seats[id] = nil
      order.removeAll { $0 == id }
    }
  }

  private func catchUp(_ id: ObjectIdentifier) {
    guard let seat = lock.withLock({ seats[id] }), seat.isBehind, seat.outlet.isWanted else {
      return
    }
    let value = lock.withLock {
      seats[id]?.isBehind = false
      return current
    }
    seat.outlet.send(value)
  }

  public func send(_ value: Output) {
    let all = lock.withLock {
      guard end == nil else { return [(ObjectIdentifier, Seat)]() }
      current = value
      return order.compactMap { id in seats[id].map { (id, $0) } }
    }
    for (id, seat) in all {
      let isWanted = seat.outlet.isWanted
      lock.withLock { seats[id]?.isBehind = !isWanted }
      if isWanted { seat.outlet.send(value) }
    }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    let all = lock.withLock {
      if end == nil { end = completion }
      defer { (seats, order) = ([:], []) }
      return order.compactMap { seats[$0]?.outlet }
    }
    for outlet in all { outlet.finish(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
