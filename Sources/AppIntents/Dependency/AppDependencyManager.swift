import Synchronization

/// What intents and queries may ask the app for.
public final class AppDependencyManager: Sendable {
  /// Unchecked: providers are an author's closures, called with no lock held.
  private struct Entry: @unchecked Sendable {
    enum Source {
      case now(() -> any Sendable)
      case later(() async throws -> any Sendable)
    }

    var source: Source
    var value: (any Sendable)?
  }

  private struct Key: Hashable, @unchecked Sendable {
    // Unchecked: an author's key is only compared.
    var key: AnyHashable
  }

  public static let shared = AppDependencyManager()

  private let entries = Mutex<[Key: Entry]>([:])

  public init() {}

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    add(key, of: Dependency.self, .now(dependencyProvider))
  }

  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping () async throws -> Dependency
  ) {
    add(key, of: Dependency.self, .later(dependencyProvider))
  }

  private func add(_ key: AnyHashable?, of type: Any.Type, _ source: Entry.Source) {
    let entry = Entry(source: source)
    entries.withLock { $0[Self.key(key, type)] = entry }
  }

  /// Makes the values that take their time, before code runs that reads them without waiting.
  package func load() async throws {
    let waiting = entries.withLock { entries in entries.filter { $0.value.value == nil } }
    for (place, entry) in waiting {
      guard case .later(let make) = entry.source else { continue }
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
    case (nil, .now(let make)): found = make()
    case (nil, .later): throw Error<Value>.failedToLoadDependency(place.key, type)
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
    // Unchecked: an author's key is only compared.
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    case failedToLoadDependency(AnyHashable, Value.Type)
    case incorrectDependencyType(AnyHashable, Value.Type, Any.Type)

    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(_, let type):
        "There is no dependency of type \(type): add one with AppDependencyManager.shared.add "
          + "before an intent runs, or give @Dependency a default."
      case .failedToLoadDependency(_, let type): "The dependency of type \(type) did not load."
      case .incorrectDependencyType(_, let type, let found):
        "The dependency is of type \(found), not \(type)."
      }
    }
  }
}
