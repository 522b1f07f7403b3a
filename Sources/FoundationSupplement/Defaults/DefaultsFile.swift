import Synchronization

/// One domain of `UserDefaults` in a property list that several processes read and write.
///
/// Every read sees the latest write of any process: the file's identity is compared with that of
/// what was read last. Writers take a lock beside the file, change what is there *now*, and put a
/// new file in place of the old one. So writers of different keys lose nothing, and a process that
/// is killed leaves the old file or the new one; its lock goes with it.
final class DefaultsFile: Sendable {
  let path: String
  private let state: Mutex<State>

  /// Unchecked: property list values that this file has decoded itself, which nobody changes.
  private struct State: @unchecked Sendable {
    var values: [String: Any] = [:]
    var version: FileVersion?
  }

  /// - Parameter path: Of the property list; it and its folder need not be there.
  init(path: String) {
    self.path = path
    state = Mutex(State())
  }

  /// Hands the current value to `body`, as it may not leave the lock otherwise.
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

  /// Sets a value, or removes it with nil. `encoded` is a property list of a dictionary in which
  /// the value is the only one. Throws `DefaultsFailure`.
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
      // The next reader takes the file's own account of what is in it.
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
    // One name is enough: only the lock's holder writes it.
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

/// Why a value was not kept.
enum DefaultsFailure: Error, CustomStringConvertible {
  /// Bytes of a domain's file.
  static let sizeLimit = 16 << 20

  case notAPropertyList
  case tooLarge(bytes: Int)
  case system(call: String, path: String, errno: Int32)

  var description: String {
    switch self {
    case .notAPropertyList: "the value is no property list"
    case .tooLarge(let bytes):
      "the domain would take \(bytes) bytes, more than \(Self.sizeLimit): keep large data in files"
    case .system(let call, let path, let number):
      "\(call) of \(path) failed: \(String(cString: strerror(number)))"
    }
  }
}
