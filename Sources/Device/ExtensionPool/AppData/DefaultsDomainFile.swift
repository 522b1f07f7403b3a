import Foundation

/// The property list of one domain of `UserDefaults`, as extensions read and write it.
///
/// A writer locks the file beside it, so that changes by a running extension are not lost, and
/// replaces the property list as a whole.
public struct DefaultsDomainFile: Sendable {
  /// The property list with the values of the domain.
  public let url: URL

  /// - Parameters:
  ///   - container: The container of an app group, or the home folder of an extension or an app.
  ///   - name: The suite, or `standard`.
  public init(container: URL, name: String) {
    url = container.appendingPathComponent("Library/Preferences/\(name).plist")
  }

  /// The values; empty if the file is missing or damaged, as for extensions.
  public func values() -> [String: DefaultsValue] {
    guard let data = try? Data(contentsOf: url) else { return [:] }
    return (try? DefaultsValue.values(propertyList: data)) ?? [:]
  }

  /// Sets values; nil removes one. Throws `AppDataError.unwritable`.
  public func set(_ changes: [String: DefaultsValue?]) throws(AppDataError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard lock >= 0 else { throw CocoaError(.fileWriteNoPermission) }
      defer { close(lock) }
      while flock(lock, LOCK_EX) != 0 {
        guard errno == EINTR else { throw CocoaError(.fileWriteUnknown) }
      }
      var values = values()
      for (key, value) in changes { values[key] = value }
      let data = try PropertyListSerialization.data(
        fromPropertyList: values.mapValues(\.propertyList), format: .binary, options: 0)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .unwritable(url.path, reason: error.localizedDescription)
    }
  }
}

/// Why the data of an app cannot be read or written.
public enum AppDataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A folder or file of the app's data does not exist.
  case missing(String)
  /// `line` counts from 1; nil if unknown.
  case damaged(String, line: Int?, reason: String)
  /// A file of the app's data cannot be written.
  case unwritable(String, reason: String)
  /// A name that cannot be the name of a suite or of a group.
  case invalidName(String)

  public var description: String {
    switch self {
    case .missing(let path):
      "\(path): not found; give the folder with the app's data"
    case .damaged(let path, let line, let reason):
      "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)"
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .invalidName(let name):
      "\"\(name)\" is not a suite; give an app group such as group.example, or standard"
    }
  }
}

extension AppDataError {
  /// Checks that a suite can be the name of a file.
  public static func check(name: String) throws(AppDataError) {
    guard !name.isEmpty, name.utf8.count <= 200, !name.hasPrefix("."), !name.contains("/"),
      !name.contains("\0")
    else { throw .invalidName(name) }
  }
}
