import Foundation

extension NotificationCenter {
  /// The notifications of a name from the first call of `next()` on, in order.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // `@unchecked Sendable`: all properties are constants, and the object is only compared.
    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Posted>.Iterator

      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<Posted>(bufferingPolicy: .bufferingNewest(100)) { continuation in
        let observer = Observer(
          center.addObserver(forName: name, object: object, queue: nil) {
            continuation.yield(Posted(notification: $0))
          })
        continuation.onTermination = { [center] _ in center.removeObserver(observer.token) }
      }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }
}

/// A posted notification on its way to another task.
///
/// `@unchecked Sendable`, as in Apple's Foundation: who posts a notification must not change what
/// is in it.
private struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// `@unchecked Sendable`: the token is only passed back to the center.
private struct Observer: @unchecked Sendable {
  let token: any NSObjectProtocol

  init(_ token: any NSObjectProtocol) { self.token = token }
}
