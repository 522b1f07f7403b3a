import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// The identity of the app, the app groups of both programs, and notices of data that they cannot
/// share.
@Suite struct DataUseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Identity

  @Test(
    arguments: [
      ("com.example.brewer.widgets", nil, "com.example.brewer"),
      ("com.example", nil, "com.example"),
      ("com.example.w", "com.example.other", "com.example.other"),
      (nil, nil, "local.vitrine.My-Widget"),
      (nil, "$(PRODUCT_BUNDLE_IDENTIFIER)", "local.vitrine.My-Widget"),
    ] as [(String?, String?, String)])
  func appIsNamedByExtensionWithoutItsLastName(own: String?, app: String?, expected: String) {
    func values(_ identifier: String?) -> [String: Any]? {
      identifier.map { ["CFBundleIdentifier": $0] }
    }
    let list = InformationPropertyList(moduleName: "My_Widget", values: values(own) ?? [:])
    #expect(list.appIdentifier(values(app)) == expected)
  }

  // MARK: Projects

  private static let widget = """
    import WidgetKit
    let defaults = UserDefaults(suiteName: "group.example.diary")
    """

  private func project(
    app: [String], widget: [String]?, identifier: String = "example.diary.widget",
    options: String = ""
  ) throws -> BuildInput {
    func entitlements(_ groups: [String]) -> String {
      """
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key><array>
      \(groups.map { "<string>\($0)</string>" }.joined())</array></dict></plist>
      """
    }
    try folder.write(
      """
      name: Diary
      targets:
        Diary:
          type: application
          sources: [App]
          dependencies: [{target: DiaryWidget}]
          settings:
            CODE_SIGN_ENTITLEMENTS: App/App.entitlements
            PRODUCT_BUNDLE_IDENTIFIER: example.diary
        DiaryWidget:
          type: app-extension
          sources: [Widget]
          info:
            path: Info.plist
            properties: {NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}
          settings:
            PRODUCT_BUNDLE_IDENTIFIER: \(identifier)
            \(widget == nil ? "" : "CODE_SIGN_ENTITLEMENTS: Widget/Widget.entitlements")
      \(options)
      """, to: "project.yml")
    try folder.write(entitlements(app), to: "App/App.entitlements")
    if let widget { try folder.write(entitlements(widget), to: "Widget/Widget.entitlements") }
    try folder.write("@main struct A { static func main() {} }", to: "App/App.swift")
    try folder.write(Self.widget, to: "Widget/Widget.swift")
    let all = try WidgetExtension.all(
      of: [folder.url.appendingPathComponent("project.yml")], folder: nil, ReadingOptions())
    return try BuildInput(try #require(all.first), ExtensionBuilder.Options())
  }

  @Test(arguments: [("example.diary.widget", false), ("example.widget", true)])
  func identifierOfExtensionBeginsWithThatOfItsApp(identifier: String, isReported: Bool) throws {
    let notices = try project(app: [], widget: [], identifier: identifier).programNotices()
    #expect(notices.contains { $0.contains("does not begin with that of its app") } == isReported)
  }

  @Test func targetWithoutEntitlementOpensNoGroup() throws {
    let input = try project(app: ["group.example.diary"], widget: nil)
    #expect(input.appIdentifier == "example.diary")
    #expect(input.appGroups == [])
    #expect(input.appGroupsOfApp == ["group.example.diary"])
    let notice = try #require(input.programNotices().first { $0.contains("group.example.diary") })
    #expect(notice.contains("Widget.swift:2: the extension is not entitled"), "\(notice)")
    #expect(notice.contains("The app has the group."), "\(notice)")
  }

  /// A template's placeholder that was not filled in.
  @Test(arguments: [
    ("com.##TEAM##.pier.widget", "com.--TEAM--.pier"), ("../../pier/x.y", "pier-x"),
    ("com.example.pier.widget", "com.example.pier"),
  ])
  func identifierWithOtherLettersIsUsable(text: String, expected: String) throws {
    try folder.write(Self.widget, to: "Widget.swift")
    try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(text)</string></dict></plist>
      """, to: "Info.plist")
    let input = try BuildInput(folder: folder.url, ExtensionBuilder.Options())
    #expect(input.appIdentifier == expected)
    let isChanged = input.notices.contains { $0.contains("is not a bundle identifier") }
    #expect(isChanged == !text.hasPrefix(expected), "\(input.notices)")
  }

  @Test func groupsAreThoseOfEachTarget() throws {
    let input = try project(
      app: ["group.a", "group.a"], widget: ["group.example.diary", "bad name", ""])
    #expect(input.appGroups == ["group.example.diary"])
    #expect(input.appGroupsOfApp == ["group.a"])
    #expect(!input.programNotices().contains { $0.contains("group.example.diary") })
  }

  @Test func generatedEntitlementsCount() throws {
    let input = try project(
      app: [], widget: nil,
      options: """
            entitlements:
              path: Generated.entitlements
              properties: {com.apple.security.application-groups: [group.example.diary]}
        """)
    #expect(input.appGroups == ["group.example.diary"])
  }

  // MARK: Folders

  private func notices(_ files: [String: String]) throws -> [String] {
    for (name, text) in files { try folder.write(text, to: "W/\(name)") }
    let input = try BuildInput(
      folder: folder.url.appendingPathComponent("W"), ExtensionBuilder.Options())
    #expect(input.appGroups == nil && input.appGroupsOfApp == nil)
    return input.notices + input.programNotices()
  }

  @Test func groupsOfFolderCountAsDeclaredWithOneNotice() throws {
    let found = try notices([
      "Widget.swift": Self.widget,
      "Other.swift": #"let appGroup: String = "group.b"; let key = "group.title""#,
    ])
    #expect(
      found == [
        "group.b, group.example.diary: without a project, app groups in the sources count as "
          + "declared for app and extension. On a device, both need them in their entitlements"
      ])
  }

  @Test func declaredGroupsOfFolderAddNoNotice() throws {
    let entitlements = """
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
      <array><string>group.example.diary</string></array></dict></plist>
      """
    #expect(try notices(["Widget.swift": Self.widget, "W.entitlements": entitlements]) == [])
  }

  private static let app = """
    @main struct A {
      static func main() { UserDefaults.standard.set("x", forKey: "name") }
      let container = try! ModelContainer(for: Item.self)
    }
    """

  @Test func separateDefaultsAndStoresAreNamed() throws {
    let found = try notices([
      "App/App.swift": Self.app,
      "Widget.swift": """
      let a = UserDefaults.standard.string(forKey: "name")
      let b = try! ModelContainer(for: Item.self)
      """,
    ])
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("Widget.swift:1 and App/App.swift:2 use \"name\"") == true)
    #expect(found.last?.hasPrefix("Widget.swift:2 and App/App.swift:3: app and") == true)
  }

  @Test func suiteWithoutGroupIsNamed() throws {
    let store = #"enum Store { static let all = UserDefaults(suiteName: "diary.shared") }"#
    let found = try notices([
      "App/App.swift": Self.app, "App/Store.swift": store, "Widget.swift": "\n\(store)",
    ])
    #expect(
      found == [
        "Widget.swift:2: the suite \"diary.shared\" is not an app group (group.…): app and "
          + "extension each have their own, as on a device. Share one in an app group: "
          + "UserDefaults(suiteName: \"group.…\")"
      ])
  }

  @Test func applicationOfExtensionIsNamed() throws {
    let found = try notices([
      "App/App.swift": Self.app, "App/A.swift": "let a = UIApplication.shared",
      "B.swift": "\nlet b = UIApplication.shared", "C.swift": "let c = UIApplication.shared",
    ])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("B.swift:2: UIApplication.shared is unavailable in") == true,
      "\(found)")
  }

  @Test(arguments: [
    #"let a = UserDefaults.standard.string(forKey: "other")"#,
    #"let a = UserDefaults(suiteName: "only.here")"#,
    #"let b = ModelContainer(for: Item.self, configurations: .init(groupContainer: .none))"#,
    "// UserDefaults.standard",
  ])
  func otherDataAddsNoNotice(widget: String) throws {
    #expect(try notices(["App/App.swift": Self.app, "Widget.swift": widget]) == [])
  }
}
