import Foundation
import Synchronization

/// Where a gateway finds the registered keys. Its loop asks in each iteration.
package protocol KeySource: Sendable {
  /// The current keys. A change has a new `generation`.
  func ring() -> KeyRing
}

/// The file with the registered keys. The tool changes it while the gateway runs.
///
/// ```swift
/// try store.add(ProviderKey(id: "ABC123DEFG", team: "TEAM123456", publicKey: pem, added: now))
/// ```
/// The gateway calls `ring()` in each iteration of its loop, which reads the file again only if its
/// inode, size or modification time has changed. Each read gives a new `KeyRing` generation.
/// Changes replace the file atomically under a lock file, so that several processes can make them.
/// The file holds public keys only.
public final class KeyStore: KeySource {
  private struct Stamp: Equatable {
    var inode: UInt64 = 0
    var size: Int64 = -1
    var seconds = 0
    var nanoseconds = 0
  }

  private struct State {
    var stamp = Stamp()
    var ring = KeyRing()
  }

  private let url: URL
  /// The path of `url`, which `stamp()` needs often.
  private let path: String
  private let state = Mutex(State())

  /// Reads the file when the keys are first needed.
  public init(_ url: URL) {
    self.url = url
    path = url.path
  }

  /// The current keys; none if the file cannot be read.
  package func ring() -> KeyRing {
    let stamp = stamp()
    return state.withLock { state in
      guard state.stamp != stamp else { return state.ring }
      state.stamp = stamp
      state.ring = KeyRing((try? read()) ?? [], generation: state.ring.generation + 1)
      return state.ring
    }
  }

  /// Throws `GatewayError.damaged`.
  public func all() throws(GatewayError) -> [ProviderKey] { try read() }

  /// Throws `GatewayError`.
  public func add(_ key: ProviderKey) throws(GatewayError) {
    try Self.check(key)
    try change { keys throws(GatewayError) in
      guard !keys.contains(where: { $0.id == key.id }) else { throw .keyExists(key.id) }
      keys.append(key)
    }
  }

  /// Throws `GatewayError` for a key that no server could use.
  package static func check(_ key: ProviderKey) throws(GatewayError) {
    for (text, name) in [(key.id, "key ID"), (key.team, "team ID")]
    where !ProviderKey.isIdentifier(text) {
      throw .badIdentifier(text, name: name)
    }
    do {
      _ = try SigningKey(publicPEM: key.publicKey)
    } catch {
      throw .crypto(error)
    }
  }

  /// Removes a key. Its tokens are invalid from now on, also on open connections. Throws
  /// `GatewayError`.
  public func remove(_ id: String) throws(GatewayError) {
    try change { keys throws(GatewayError) in
      guard keys.contains(where: { $0.id == id }) else {
        throw .unknownKey(id, known: keys.map(\.id))
      }
      keys.removeAll { $0.id == id }
    }
  }

  /// Changes the file under an exclusive lock.
  private func change(
    _ body: (inout [ProviderKey]) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    try GatewayFolder(url.deletingLastPathComponent()).create()
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .folder(path, reason: systemErrorText()) }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw .folder(path, reason: systemErrorText()) }
    var keys = try read()
    try body(&keys)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    do {
      let bytes = try encoder.encode(keys)
      try GatewayFolder.write(bytes, to: url)
    } catch let error as GatewayError {
      throw error
    } catch {
      throw .folder(path, reason: "\(error)")
    }
  }

  private func read() throws(GatewayError) -> [ProviderKey] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode([ProviderKey].self, from: try Data(contentsOf: url))
    } catch {
      throw .damaged(path, reason: "\(error)")
    }
  }

  private func stamp() -> Stamp {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return Stamp(inode: 0, size: -2) }
    return Stamp(
      inode: UInt64(facts.st_ino), size: Int64(facts.st_size), seconds: facts.st_mtim.tv_sec,
      nanoseconds: facts.st_mtim.tv_nsec)
  }
}
