import Foundation
import Testing

@testable import Security

@Suite(.serialized) struct KeychainTests {
  /// A group of this test only.
  private let group = "test.\(UUID().uuidString)"
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("keychain-\(UUID().uuidString)")

  init() {
    setenv("VITRINE_GROUP_CONTAINERS", folder.path, 1)
  }

  private func query(_ more: [String: Any] = [:]) -> [String: Any] {
    let base: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tide",
      kSecAttrAccount as String: "anna", kSecAttrAccessGroup as String: group,
    ]
    return base.merging(more) { $1 }
  }

  @Test func itemIsAddedFoundChangedAndDeleted() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let add = query([kSecValueData as String: Data("one".utf8)])
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecDuplicateItem)

    let find = query([
      kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne,
    ])
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(find as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("one".utf8))

    let change: [String: Any] = [kSecValueData as String: Data("two".utf8)]
    #expect(SecItemUpdate(query() as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(find as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("two".utf8))

    #expect(SecItemDelete(query() as CFDictionary) == errSecSuccess)
    #expect(SecItemCopyMatching(find as CFDictionary, &item) == errSecItemNotFound)
    #expect(SecItemDelete(query() as CFDictionary) == errSecItemNotFound)
    #expect(SecItemUpdate(query() as CFDictionary, change as CFDictionary) == errSecItemNotFound)
  }

  @Test func allItemsAreFoundWithTheirAttributes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["anna", "ben"] {
      let status = SecItemAdd(
        query([kSecAttrAccount as String: name, kSecValueData as String: Data(name.utf8)]), nil)
      #expect(status == errSecSuccess)
    }
    let find: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrAccessGroup as String: group,
      kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
      kSecReturnData as String: true,
    ]
    var items: AnyObject?
    #expect(SecItemCopyMatching(find as CFDictionary, &items) == errSecSuccess)
    let found = try #require(items as? [[String: Any]])
    #expect(found.map { $0[kSecAttrAccount as String] as? String } == ["anna", "ben"])
    #expect(found.last?[kSecValueData as String] as? Data == Data("ben".utf8))
    #expect(found.first?[kSecAttrAccessGroup as String] as? String == group)
  }

  /// They say how an item is found, and are no attributes of it.
  @Test(arguments: [
    kSecUseAuthenticationUI, kSecUseNoAuthenticationUI, kSecUseOperationPrompt,
    kSecUseDataProtectionKeychain,
  ])
  func optionDoesNotLimitASearch(key: CFString) {
    defer { try? FileManager.default.removeItem(at: folder) }
    let add = query([kSecValueData as String: Data("one".utf8)])
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecSuccess)
    let find = query([
      key as String: kSecUseAuthenticationUIFail, kSecReturnData as String: true,
    ])
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(find as CFDictionary, &item) == errSecSuccess)
    #expect(item as? Data == Data("one".utf8))
  }

  @Test func groupsAreSeparate() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let add = query([kSecValueData as String: Data("one".utf8)])
    #expect(SecItemAdd(add as CFDictionary, nil) == errSecSuccess)
    let other = query([kSecAttrAccessGroup as String: group + ".other"])
    #expect(SecItemCopyMatching(other as CFDictionary, nil) == errSecItemNotFound)
    let bad = query([kSecAttrAccessGroup as String: "../up"])
    #expect(SecItemCopyMatching(bad as CFDictionary, nil) == errSecMissingEntitlement)
    #expect(SecItemAdd(bad as CFDictionary, nil) == errSecMissingEntitlement)
  }

  @Test func badInputIsAnError() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(SecItemAdd([:], nil) == errSecParam)
    #expect(SecItemAdd(query([kSecAttrLabel as String: NSObject()]), nil) == errSecParam)
    let keychains = folder.appendingPathComponent(".keychains")
    try FileManager.default.createDirectory(at: keychains, withIntermediateDirectories: true)
    try Data("damaged".utf8).write(to: keychains.appendingPathComponent("\(group).plist"))
    #expect(SecItemCopyMatching(query() as CFDictionary, nil) == errSecDecode)
    #expect(SecItemAdd(query() as CFDictionary, nil) == errSecDecode)
  }

  @Test func randomBytesDiffer() {
    var one = [UInt8](repeating: 0, count: 32)
    var other = one
    #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, other.count, &other) == errSecSuccess)
    #expect(one != other)
  }
}

/// Which access groups a program may use, by its entitlements.
@Suite struct KeychainAccessTests {
  private func query(_ group: String?) -> KeychainQuery {
    KeychainQuery([kSecAttrAccessGroup: group as Any].compactMapValues(\.self))
  }

  private func names(_ files: [KeychainFile]?) -> [String]? {
    files?.map { $0.url.deletingPathExtension().lastPathComponent }
  }

  private static let shared = KeychainAccess(
    groups: ["com.example.shared", "com.example.other"], appGroups: ["group.example"])

  @Test(
    arguments: [
      ("com.example.shared", "com.example.shared"),
      ("ABCDE12345.com.example.shared", "com.example.shared"),
      ("group.example", "group.example"), ("com.example.foreign", nil),
      ("ABCDE12345.com.example.foreign", nil), ("group.other", nil),
    ] as [(String, String?)])
  func groupMustBeInEntitlements(group: String, file: String?) {
    #expect(names(Self.shared.files(matching: query(group))) == file.map { [$0] })
    #expect(names(Self.shared.file(adding: query(group)).map { [$0] }) == file.map { [$0] })
  }

  /// Items without a group belong to the first one, and a search finds those of all.
  @Test func firstGroupIsDefault() {
    #expect(names(Self.shared.file(adding: query(nil)).map { [$0] }) == ["com.example.shared"])
    #expect(
      names(Self.shared.files(matching: query(nil)))
        == ["default", "com.example.shared", "com.example.other", "group.example"])
  }

  @Test func programWithoutGroupsHasItsOwn() {
    let none = KeychainAccess(groups: [], appGroups: [])
    #expect(names(none.file(adding: query(nil)).map { [$0] }) == ["default"])
    #expect(names(none.files(matching: query(nil))) == ["default"])
    #expect(none.files(matching: query("com.example.shared")) == nil)
  }

  /// A folder of sources has no entitlements.
  @Test func folderOfSourcesMayUseAll() {
    let all = KeychainAccess(groups: nil, appGroups: [])
    #expect(names(all.files(matching: query("com.example.any"))) == ["com.example.any"])
    #expect(names(all.file(adding: query(nil)).map { [$0] }) == ["default"])
  }
}
