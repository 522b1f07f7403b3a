import Foundation
import Synchronization

/// The keys in their file, which the tool changes while the gateway runs: a file that is another one
/// is read anew.
public final class KeyStore: Sendable {
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
  private let state = Mutex(State())

  public init(_ url: URL) {
    self.url = url
  }

  /// The present keys. A file that cannot be read has none.
  func ring() -> KeyRing {
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
    for (text, name) in [(key.id, "the key's id"), (key.team, "the team's id")]
    where !ProviderKey.isIdentifier(text) {
      throw .badIdentifier(text, name: name)
    }
    do {
      _ = try SigningKey(publicPEM: key.publicKey)
    } catch {
      throw .crypto(error)
    }
    try change { keys throws(GatewayError) in
      guard !keys.contains(where: { $0.id == key.id }) else { throw .keyExists(key.id) }
      keys.append(key)
    }
  }

  /// Tokens of the key are none from now on. Throws `GatewayError`.
  public func remove(_ id: String) throws(GatewayError) {
    try change { keys throws(GatewayError) in
      guard keys.contains(where: { $0.id == id }) else {
        throw .unknownKey(id, known: keys.map(\.id))
      }
      keys.removeAll { $0.id == id }
    }
  }

  /// One process changes the file at a time.
  private func change(
    _ body: (inout [ProviderKey]) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    try GatewayFolder(url.deletingLastPathComponent()).create()
    let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .folder(url.path, reason: systemReason()) }
    defer { close(lock) }
    guard flock(lock, LOCK_EX) == 0 else { throw .folder(url.path, reason: systemReason()) }
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
      throw .folder(url.path, reason: "\(error)")
    }
  }

  private func read() throws(GatewayError) -> [ProviderKey] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode([ProviderKey].self, from: try Data(contentsOf: url))
    } catch {
      throw .damaged(url.path, reason: "\(error)")
    }
  }

  private func stamp() -> Stamp {
    var facts = stat()
    guard stat(url.path, &facts) == 0 else { return Stamp(inode: 0, size: -2) }
    return Stamp(
      inode: UInt64(facts.st_ino), size: Int64(facts.st_size), seconds: facts.st_mtim.tv_sec,
      nanoseconds: facts.st_mtim.tv_nsec)
  }
}
