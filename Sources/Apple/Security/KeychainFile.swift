import XDGFolders

#if canImport(Glibc)
  import Glibc
#endif

/// The items of one access group: a property list in `.keychains`, beside the containers of app
/// groups, or in the home folder for items without a group.
///
/// Each change is made under a lock among processes and replaces the file as a whole.
struct KeychainFile {
  typealias Item = [String: Any]

  let url: URL

  /// Returns nil if the group's name cannot be the name of a folder.
  init?(accessGroup: String?) {
    guard let accessGroup else {
      let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      url = home.appendingPathComponent("Library/Keychains/default.plist")
      return
    }
    guard !accessGroup.isEmpty, accessGroup.utf8.count <= 200, !accessGroup.hasPrefix("."),
      !accessGroup.contains("/"), !accessGroup.contains("\0")
    else { return nil }
    url = Self.groups.appendingPathComponent(".keychains/\(accessGroup).plist")
  }

  /// The folder of app group containers. No group's identifier begins with a full stop.
  private static var groups: URL {
    func variable(_ name: String) -> String? {
      guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
      return text
    }
    let path =
      variable("VITRINE_GROUP_CONTAINERS")
      ?? XDGFolders(variable: variable).state + "/vitrine/groups"
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Calls `change` with the items under the lock, and stores them if it returns true.
  func update(_ change: (inout [Item]) -> OSStatus) -> OSStatus {
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return errSecMissingEntitlement }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { return errSecNotAvailable }
    }
    guard var items = read() else { return errSecDecode }
    let status = change(&items)
    guard status == errSecSuccess else { return status }
    return write(items) ? errSecSuccess : errSecNotAvailable
  }

  /// The items; nil if the file is damaged.
  func read() -> [Item]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return nil }
    return list as? [Item]
  }

  private func write(_ items: [Item]) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: items, format: .binary, options: 0),
      (try? data.write(to: url, options: .atomic)) != nil
    else { return false }
    return chmod(url.path, 0o600) == 0
  }
}
