import Foundation
import MessageBus
import PushGateway
import Synchronization

/// The registered keys of a cluster, in the bucket `vitrine-keys`.
package final class ClusterKeys: KeySource {
  private let bucket: KeyValueBucket
  private let state = Mutex((keys: [String: ProviderKey](), ring: KeyRing()))

  package init(_ bus: any MessageBus) {
    bucket = KeyValueBucket(ClusterSubjects.keys, on: bus)
  }

  package func ring() -> KeyRing { state.withLock { $0.ring } }

  /// Follows the bucket until the task is cancelled.
  ///
  /// - Parameter isCurrent: Called once `ring()` has all keys.
  func follow(_ isCurrent: @Sendable () -> Void) async throws(BusError) {
    var pending: [KeyValueEntry] = []
    var hasAll = false
    try await bucket.watch { change in
      switch change {
      case .entry(let entry):
        pending.append(entry)
        guard hasAll else { return }
        apply(pending)
        pending = []
      case .isCurrent:
        hasAll = true
        apply(pending)
        pending = []
        isCurrent()
      }
    }
  }

  private func apply(_ entries: [KeyValueEntry]) {
    state.withLock { state in
      for entry in entries { state.keys[entry.key] = entry.value.flatMap(Self.key) }
      state.ring = KeyRing(Array(state.keys.values), generation: state.ring.generation + 1)
    }
  }

  private static func key(_ json: Data) -> ProviderKey? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(ProviderKey.self, from: json)
  }
}

// Changes from the command line.
extension ClusterKeys {
  /// Sorted by identifier. Throws `BusError`.
  package func all() async throws -> [ProviderKey] {
    try await bucket.entries().compactMap { $0.value.flatMap(Self.key) }
      .sorted { $0.id < $1.id }
  }

  /// Throws `GatewayError`, `BusError`.
  package func add(_ key: ProviderKey) async throws {
    try KeyStore.check(key)
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      try await bucket.set(try encoder.encode(key), for: key.id, after: 0)
    } catch BusError.wrongSequence {
      throw GatewayError.keyExists(key.id)
    }
  }

  /// Throws `GatewayError.unknownKey`, `BusError`.
  package func remove(_ id: String) async throws {
    let known = try await all().map(\.id)
    guard known.contains(id) else { throw GatewayError.unknownKey(id, known: known) }
    try await bucket.delete(id)
  }
}
