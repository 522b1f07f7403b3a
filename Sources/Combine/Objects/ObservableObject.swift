import Foundation
import Synchronization

/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One publisher an object; its `@Published` properties send through it.
  public var objectWillChange: ObservableObjectPublisher {
    ChangePublishers.shared.publisher(of: self)
  }
}

/// Sends once before each change of an object.
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

/// The publishers of objects that have none of their own, found by identity for as long as the
/// object lives.
private final class ChangePublishers: Sendable {
  static let shared = ChangePublishers()

  private struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  private struct Table {
    // Only compared with and looked at under the table's lock.
    nonisolated(unsafe) var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private let table = Mutex(Table())

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    nonisolated(unsafe) let owner = object
    return table.withLock { table in
      // An address can be taken again by another object.
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
