import Synchronization

/// A domain of `UserDefaults`: a property list that several processes read and write.
///
/// - Reading: the values are cached together with the `FileVersion` they came from. Each read
///   compares it with the file at the path, so a read sees the latest write of any process.
/// - Writing: a writer takes the `DefaultsLock` beside the file, reads the current values, changes
///   one, writes a new file and renames it over the old one. Writers of different keys therefore do
///   not lose each other's changes.
/// - Crashes: a killed process leaves either the old or the new file, and the kernel releases its
///   lock.
///
/// A missing or malformed file counts as empty.
final class DefaultsFile: Sendable {
  let path: String
  private let state: Mutex<State>

  /// Unchecked: the values were decoded here and are never mutated.
  private struct State: @unchecked Sendable {
    var values: [String: Any] = [:]
    var version: FileVersion?
  }

  /// - Parameter path: The property list's path. The file and its folder need not exist.
  init(path: String) {
    self.path = path
    state = Mutex(State())
  }

  /// Passes the current value to `body`. The value must not leave the lock, as it is not
  /// `Sendable`.
  func value<Result>(forKey key: String, _ body: (Any?) -> sending Result) -> sending Result {
    state.withLock { state in
      refresh(&state)
      return body(state.values[key])
    }
  }

  func values<Result>(_ body: ([String: Any]) -> sending Result) -> sending Result {
    state.withLock { state in
      refresh(&state)
      return body(state.values)
    }
  }

  /// Sets or removes a value. Throws `DefaultsFailure`.
  ///
  /// - Parameter encoded: A property list with a dictionary whose only value is the new value; nil
  ///   removes the value.
  func set(encoded: Data?, forKey key: String) throws {
    try state.withLock { state in
      let value = try encoded.map { try Self.decoded($0)?.values.first }
      let lock = try DefaultsLock(beside: path)
      defer { lock.unlock() }
      refresh(&state)
      if value == nil, state.values[key] == nil { return }
      var values = state.values
      values[key] = value ?? nil
      try write(values)
      // Makes the next read decode the file that was just written.
      state.version = nil
    }
  }

  // MARK: Reading

  private func refresh(_ state: inout State) {
    if let version = state.version, version.isCurrent(path) { return }
    guard let version = FileVersion(opening: path) else {
      state = State()
      return
    }
    let data = version.contents(limit: DefaultsFailure.sizeLimit)
    state.values = data.flatMap { try? Self.decoded($0) } ?? [:]
    state.version = version
  }

  private static func decoded(_ data: Data) throws(DefaultsFailure) -> [String: Any]? {
    do {
      return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    } catch {
      throw .notAPropertyList
    }
  }

  // MARK: Writing

  private func write(_ values: [String: Any]) throws {
    let data: Data
    do {
      data = try PropertyListSerialization.data(
        fromPropertyList: values, format: .binary, options: 0)
    } catch {
      throw DefaultsFailure.notAPropertyList
    }
    guard data.count <= DefaultsFailure.sizeLimit else {
      throw DefaultsFailure.tooLarge(bytes: data.count)
    }
    // A fixed name is safe: only the holder of the lock writes this file.
    let new = path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw DefaultsFailure.system(call: "open", path: new, errno: errno)
    }
    defer { close(descriptor) }
    try data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          sent += count
        } else if errno != EINTR {
          throw DefaultsFailure.system(call: "write", path: new, errno: errno)
        }
      }
    }
    guard rename(new, path) == 0 else {
      throw DefaultsFailure.system(call: "rename", path: path, errno: errno)
    }
  }
}

/// Why a value could not be stored.
enum DefaultsFailure: Error, CustomStringConvertible {
  /// The largest size of a domain's file, in bytes.
  static let sizeLimit = 16 << 20

  case notAPropertyList
  case tooLarge(bytes: Int)
  case system(call: String, path: String, errno: Int32)

  var description: String {
    switch self {
    case .notAPropertyList: "the value is not a property list"
    case .tooLarge(let bytes):
      "\(bytes) bytes exceed the limit of \(Self.sizeLimit) per domain; store large data in files"
    case .system(let call, let path, let number):
      "\(call) of \(path) failed: \(String(cString: strerror(number)))"
    }
  }
}
