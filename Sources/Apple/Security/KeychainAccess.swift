import AuthorNotices

#if canImport(Glibc)
  import Glibc
#endif

/// Which access groups the program may use: those in its entitlements. A program without
/// entitlements, of a folder of sources, may use all that it names.
///
/// An item that is added without a group belongs to the first group of `keychain-access-groups`, or
/// else to the program; a search without a group finds the items of all groups. Source: "Sharing
/// access to keychain items among a collection of apps".
struct KeychainAccess {
  /// The groups in `keychain-access-groups`, without the prefix of the team; nil if the program has
  /// no entitlements.
  let groups: [String]?
  /// The app groups, whose names are access groups, too.
  let appGroups: [String]

  static let current = KeychainAccess(
    groups: list("VITRINE_KEYCHAIN_GROUPS"), appGroups: list("VITRINE_APP_GROUPS") ?? [])

  private static func list(_ variable: String) -> [String]? {
    getenv(variable).map { text in
      String(cString: text).split(separator: " ").map { withoutTeam(String($0)) }
    }
  }

  /// A name without the identifier of a team, such as `ABCDE12345.`, which builds for Linux lack.
  static func withoutTeam(_ group: String) -> String {
    let parts = group.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 10,
      parts[0].allSatisfy({ $0.isASCII && ($0.isNumber || $0.isUppercase) })
    else { return group }
    return String(parts[1])
  }

  /// The file to which an item is added; nil if the program may not use its group.
  func file(adding query: KeychainQuery) -> KeychainFile? {
    guard let group = query.accessGroup else {
      return KeychainFile(accessGroup: groups?.first)
    }
    return file(of: group)
  }

  /// The files that are searched; nil if the program may not use the group of the query.
  func files(matching query: KeychainQuery) -> [KeychainFile]? {
    if let group = query.accessGroup { return file(of: group).map { [$0] } }
    return ([nil] + (groups ?? []) + (groups == nil ? [] : appGroups)).compactMap {
      KeychainFile(accessGroup: $0)
    }
  }

  private func file(of group: String) -> KeychainFile? {
    let name = Self.withoutTeam(group)
    if let groups, !groups.contains(name), !appGroups.contains(name) {
      AuthorNotice.report(
        "Security: the keychain group \"\(group)\" is not in keychain-access-groups of the program's "
          + "entitlements, so that the call fails as on a device. Add it in Xcode: Signing & "
          + "Capabilities, Keychain Sharing, of both targets.")
      return nil
    }
    return KeychainFile(accessGroup: name)
  }
}
