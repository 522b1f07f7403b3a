import Synchronization

// Compatibility: works | `AppDependencyManager`

/// The values that an app provides to its intents and queries.
public final class AppDependencyManager: Sendable {
  /// Unchecked: the author's closures are called without holding the lock.
  private struct Entry: @unchecked Sendable {
    enum Source {
      case immediate(() -> any Sendable)
      case asynchronous(() async throws -> any Sendable)
    }

    var source: Source
    var value: (any Sendable)?
  }

  private struct Key: Hashable, @unchecked Sendable {
    // Unchecked: the author's key is only compared.
    var key: AnyHashable
  }

  public static let shared = AppDependencyManager()

  private let entries = Mutex<[Key: Entry]>([:])

  public init() {}

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    add(key, of: Dependency.self, .immediate(dependencyProvider))
  }

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping () async throws -> Dependency
  ) {
    add(key, of: Dependency.self, .asynchronous(dependencyProvider))
  }

  private func add(_ key: AnyHashable?, of type: Any.Type, _ source: Entry.Source) {
    let entry = Entry(source: source)
    entries.withLock { $0[Self.key(key, type)] = entry }
  }

  /// Creates the asynchronous values. Call it before code that reads them without waiting.
  package func load() async throws {
    let waiting = entries.withLock { entries in entries.filter { $0.value.value == nil } }
    for (place, entry) in waiting {
      guard case .asynchronous(let make) = entry.source else { continue }
      let value = try await make()
      entries.withLock { $0[place]?.value = value }
    }
  }

  func value<Value: Sendable>(_ key: AnyHashable?, of type: Value.Type) throws -> Value {
    let place = Self.key(key, type)
    guard let entry = entries.withLock({ $0[place] }) else {
      throw Error<Value>.failedToRetrieveDependency(place.key, type)
    }
    let found: any Sendable
    switch (entry.value, entry.source) {
    case (let value?, _): found = value
    case (nil, .immediate(let make)): found = make()
    case (nil, .asynchronous): throw Error<Value>.failedToLoadDependency(place.key, type)
    }
    guard let value = found as? Value else {
      throw Error<Value>.incorrectDependencyType(place.key, type, Swift.type(of: found))
    }
    entries.withLock { $0[place]?.value = value }
    return value
  }

  private static func key(_ key: AnyHashable?, _ type: Any.Type) -> Key {
    Key(key: key ?? AnyHashable(ObjectIdentifier(type)))
  }
}

extension AppDependencyManager {
  public enum Error<Value>: LocalizedError, @unchecked Sendable {
    // Unchecked: the author's key is only compared.
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    case failedToLoadDependency(AnyHashable, Value.Type)
    case incorrectDependencyType(AnyHashable, Value.Type, Any.Type)

    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(_, let type):
        "No dependency of type \(type) found. Add one with AppDependencyManager.shared.add before "
          + "an intent runs, or give @Dependency a default."
      case .failedToLoadDependency(_, let type): "The dependency of type \(type) is not loaded."
      case .incorrectDependencyType(_, let type, let found):
        "The dependency is of type \(found), not \(type)."
      }
    }
  }
}
