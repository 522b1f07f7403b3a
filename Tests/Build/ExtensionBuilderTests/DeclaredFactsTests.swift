import Foundation
import Testing

@testable import ExtensionBuilder

/// What the builder reads from property lists and entitlements for the host.
@Suite struct DeclaredFactsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sources(_ files: [String: String]) throws -> SourceFolder {
    try folder.write("let a = 1", to: "W/A.swift")
    for (name, content) in files {
      try folder.write(
        "<plist version=\"1.0\"><dict>\(content)</dict></plist>", to: "W/\(name)")
    }
    return try SourceFolder(folder.url.appendingPathComponent("W"))
  }

  private static let yes = "<key>NSSupportsLiveActivities</key><true/>"
  private static let no = "<key>NSSupportsLiveActivities</key><false/>"

  @Test(
    arguments: [
      ([:], nil), (["Info.plist": ""], false), (["Info.plist": no], false),
      (["Info.plist": yes], true), (["App/Info.plist": yes, "Info.plist": ""], true),
      (["App/Info.plist": no, "Info.plist": ""], false),
    ] as [([String: String], Bool?)])
  func readsSupportOfActivities(files: [String: String], expected: Bool?) throws {
    #expect(try sources(files).supportsLiveActivities() == expected)
  }

  @Test(
    arguments: [
      ([:], nil), (["Info.plist": ""], false),
      (["Info.plist": "<key>NSAlarmKitUsageDescription</key><string></string>"], false),
      (["App/Info.plist": "<key>NSAlarmKitUsageDescription</key><string>a</string>"], true),
    ] as [([String: String], Bool?)])
  func readsDescriptionOfAlarms(files: [String: String], expected: Bool?) throws {
    #expect(try sources(files).describesAlarms() == expected)
  }

  private static let portrait = """
    <key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationPortrait</string></array>
    """

  @Test(
    arguments: [
      ([:], []), (["Info.plist": ""], []), (["Info.plist": portrait], ["phone"]),
      (["App/Info.plist": portrait, "Info.plist": ""], ["phone"]),
      (["App/Info.plist": "", "Info.plist": portrait], ["phone"]),
    ] as [([String: String], [String])])
  func readsOrientations(files: [String: String], expected: [String]) throws {
    #expect(try sources(files).appOrientations().uprightIdioms == expected)
  }

  private static func entitlement(_ name: String) -> String {
    "<key>com.apple.developer.default-data-protection</key><string>\(name)</string>"
  }

  @Test(arguments: Entitlements.dataProtectionClasses)
  func readsDataProtection(name: String) throws {
    let read = try Entitlements(of: sources(["W.entitlements": Self.entitlement(name)]))
    #expect(read.dataProtection == name)
    #expect(read.notices == [])
  }

  @Test func prefersEntitlementsOfExtension() throws {
    let files = [
      "App/App.entitlements": Self.entitlement("NSFileProtectionNone"),
      "Widgets/Deep/W.entitlements": Self.entitlement("NSFileProtectionComplete"),
    ]
    #expect(try Entitlements(of: sources(files)).dataProtection == "NSFileProtectionComplete")
  }

  @Test func readsAppGroups() throws {
    let groups =
      "<key>com.apple.security.application-groups</key>"
      + "<array><string>group.$(ID).tide</string><string>group.b</string></array>"
    let sources = try sources(["W.entitlements": groups])
    let read = try Entitlements(file: sources.entitlements.first, in: sources) {
      $0.replacingOccurrences(of: "$(ID)", with: "example")
    }
    #expect(read.appGroups == ["group.example.tide", "group.b"])
    #expect(try Entitlements(of: self.sources(["W.entitlements": ""])).appGroups == [])
    #expect(try Entitlements(file: nil, in: sources).appGroups == nil)
  }

  @Test func unknownClassAddsNotice() throws {
    let read = try Entitlements(of: sources(["W.entitlements": Self.entitlement("Secret")]))
    #expect(read.dataProtection == nil)
    #expect(read.notices.first?.hasPrefix("W.entitlements: unknown") == true)
  }

  @Test func entitlementsAreHashedButNotCopied() throws {
    let sources = try sources(["W.entitlements": ""])
    #expect(sources.allFiles.contains { $0.lastPathComponent == "W.entitlements" })
    #expect(sources.resources == [])
  }
}
