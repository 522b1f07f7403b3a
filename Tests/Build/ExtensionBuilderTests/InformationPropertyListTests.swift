import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

@Suite struct InformationPropertyListTests {
  @Test func createsRequiredKeysWithoutFile() throws {
    let list = try InformationPropertyList(
      moduleName: "My_Widget", file: nil, in: ProjectRoot(folders: []))
    #expect(list.values["CFBundleIdentifier"] as? String == "local.vitrine.My-Widget.widgets")
    #expect(list.values["CFBundleExecutable"] as? String == "My_Widget")
    #expect(list.values["CFBundleShortVersionString"] as? String == "1.0")
  }

  @Test func namesReleaseOfXcode() throws {
    var list = InformationPropertyList(moduleName: "W", values: ["DTXcode": "1640"])
    list.add(XcodeRelease(major: 26))
    #expect(list.values["DTXcode"] as? String == "2600")
  }

  @Test(arguments: [
    ("$(PRODUCT_BUNDLE_IDENTIFIER)", "local.vitrine.W.widgets"),
    ("group.${PRODUCT_NAME}.x", "group.W.x"),
    ("$(PRODUCT_NAME:rfc1034identifier)", "W"), ("$(UNKNOWN)!", "!"), ("$5 (net)", "$5 (net)"),
  ])
  func substitutesBuildSettings(text: String, expected: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      <plist version="1.0"><dict><key>A</key><array><dict>
      <key>B</key><string>\(text)</string></dict></array></dict></plist>
      """, to: "Info.plist")
    let list = try InformationPropertyList(
      moduleName: "W", file: file, in: ProjectRoot(folders: [folder.url]))
    let array = try #require(list.values["A"] as? [[String: Any]])
    #expect(array.first?["B"] as? String == expected)
  }

  @Test func keepsValuesOfFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.w</string>
      <key>CFBundleExecutable</key><string>Other</string></dict></plist>
      """, to: "Info.plist")
    let list = try InformationPropertyList(
      moduleName: "W", file: file, in: ProjectRoot(folders: [folder.url]))
    #expect(list.values["CFBundleIdentifier"] as? String == "com.example.w")
    #expect(list.values["CFBundleExecutable"] as? String == "W")
  }

  @Test(arguments: [
    ("not a list", ":1", "not a property list: expected ';' or '=' after key"),
    (
      "<plist><dict>\n<key>a</key>\n</dict></plist>", ":3",
      "not a property list: value missing for key inside <dict>"
    ),
    ("<plist><array/></plist>", "", "expected a dictionary"),
  ])
  func rejectsInvalidFile(text: String, line: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "Info.plist")
    #expect(throws: BuildError.unreadable(file.path + line, reason: reason)) {
      try InformationPropertyList(
        moduleName: "W", file: file, in: ProjectRoot(folders: [folder.url]))
    }
  }
}
