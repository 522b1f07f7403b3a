import Foundation
import Synchronization

// Compatibility: works | `ObservableObject`

/// An object that publishes before its properties change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, through which its `@Published` properties send. It is the same on each
  /// access.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.publisher(of: self)
  }
}

/// Sends an event before each change of an object.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }

  public func send() { subject.send() }
}

/// The publishers of objects that do not store one themselves, by the object's identity.
///
/// Objects are referenced weakly. Entries of deallocated objects are removed when the table has
/// doubled, so a lookup takes constant time on average.
private final class ChangePublishers: Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private struct Table {
    // Accessed only while the table's lock is held.
    nonisolated(unsafe) var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private let table = Mutex(Table())

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    // Compared with, not used, while the lock is held.
    nonisolated(unsafe) let owner = object
    return table.withLock { table in
      // A new object can have the address of a deallocated one.
      if let entry = table.entries[id], entry.object === owner { return entry.publisher }
      if table.entries.count >= table.sweepAt {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, table.entries.count * 2)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: owner, publisher: publisher)
      return publisher
    }
  }
}
