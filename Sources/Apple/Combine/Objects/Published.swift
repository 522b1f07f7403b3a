import Foundation

// Compatibility: works | `@Published`

/// A property that publishes its new value, and its object's `objectWillChange`, before it changes.
///
/// ```swift
/// final class Game: ObservableObject { @Published var score = 0 }
/// game.$score.sink { print($0) }
/// ```
@propertyWrapper
public struct Published<Value> {
  /// `@unchecked Sendable`: all state is behind the lock.
  final class Storage: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private var subject: CurrentValueSubject<Value, Never>?
    private var followed: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    func set(_ value: Value) {
      lock.withLock { subject }?.send(value)
      lock.withLock { current = value }
    }

    var publisher: CurrentValueSubject<Value, Never> {
      lock.withLock {
        if let subject { return subject }
        let newSubject = CurrentValueSubject<Value, Never>(current)
        subject = newSubject
        return newSubject
      }
    }

    func follow(_ cancellable: AnyCancellable) { lock.withLock { followed.append(cancellable) } }
  }

  let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage, announce: nil) }
    set { _ = newValue }
  }

  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing,
    wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storage: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set {
      Self.announce(object)
      object[keyPath: storage].storage.set(newValue)
    }
  }

  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing,
    projected projected: ReferenceWritableKeyPath<Enclosing, Publisher>,
    storage storage: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Publisher {
    get {
      Publisher(
        storage: object[keyPath: storage].storage,
        announce: { [weak object] in object.map(Self.announce) })
    }
    set { _ = newValue }
  }

  private static func announce(_ object: AnyObject) {
    guard let observable = object as? any ObservableObject else { return }
    (observable.objectWillChange as? ObservableObjectPublisher)?.send()
  }
}

extension Published {
  /// Sends the current value, then each new value before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: Storage
    let announce: (() -> Void)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.publisher.receive(subscriber: subscriber)
    }

    func follow<P: Combine.Publisher>(_ publisher: P)
    where P.Output == Value, P.Failure == Never {
      let announce = announce
      let cancellable = publisher.sink { [weak storage] value in
        announce?()
        storage?.set(value)
      }
      storage.follow(cancellable)
    }
  }
}
