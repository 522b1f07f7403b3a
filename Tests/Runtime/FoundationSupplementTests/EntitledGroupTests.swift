import Foundation
import Testing

@testable import FoundationSupplement

@Suite struct EntitledGroupTests {
  private static func process(_ folder: URL, groups: String?) throws -> DefaultsProcess {
    var environment = [
      "HOME": folder.path, "VITRINE_GROUP_CONTAINERS": folder.path, "VITRINE_EXTENSION": "app",
    ]
    environment["VITRINE_APP_GROUPS"] = groups
    return try DefaultsProcess(containers: folder, environment: environment)
  }

  /// Without entitlements, all groups can be opened.
  @Test(arguments: [
    (nil, "String a"), ("group.b group.a", "String a"), ("group.b", "nil"), ("", "nil"),
  ])
  func onlyEntitledGroupHasValues(groups: String?, value: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-groups-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try Self.process(folder, groups: groups)
    _ = try process.ask("string group.a key a")
    #expect(try process.ask("get group.a key") == value)
    // The extension's own defaults need no entitlement.
    _ = try process.ask("string standard key b")
    #expect(try process.ask("get standard key") == "String b")
  }

  @Test(arguments: [
    (nil, [99], true), ([17], [17], true), ([17], [17, 1], false), ([17, 4], [17, 4, 0], true),
    ([17, 10], [17, 9], true), ([16, 4, 1], [17], false), ([18], [17, 6, 1], true),
  ])
  func versionIsCompared(chosen: [Int]?, version: [Int], isAvailable: Bool) {
    #expect(SystemVersion.isAtLeast(version, chosen: chosen) == isAvailable)
  }
}
