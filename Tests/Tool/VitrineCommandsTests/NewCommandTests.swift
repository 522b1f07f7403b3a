import Foundation
import TestFolders
import Testing

@testable import VitrineCommands

@Suite struct NewCommandTests {
  @Test(arguments: [
    (
      ["widget", "Tide"],
      ["Info.plist", "TideBundle.swift", "TideProvider.swift", "TideWidget.swift"]
    ),
    (
      ["widget", "Tide", "--configuration"],
      [
        "Info.plist", "TideBundle.swift", "TideConfiguration.swift", "TideProvider.swift",
        "TideWidget.swift",
      ]
    ),
    (
      ["control", "Lamp"],
      [
        "Info.plist", "LampBundle.swift", "LampControl.swift", "LampProvider.swift",
        "SetLampIntent.swift",
      ]
    ),
    (
      ["activity", "Parcel"],
      ["Info.plist", "ParcelActivity.swift", "ParcelAttributes.swift", "ParcelBundle.swift"]
    ),
  ])
  func createsFolderWithSources(line: [String], files: [String]) async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun(["new"] + line, in: folder)
    #expect(run.code == 0, "\(run.error)")
    let created = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent(line[1]).path)
    #expect(created.sorted() == files)
    let listed = run.output.split(separator: "\n").map { String($0.split(separator: "/")[1]) }
    #expect(listed.sorted() == files)
  }

  @Test func existingFolderIsNotOverwritten() async throws {
    let folder = try TemporaryFolder()
    #expect(await ToolRun(["new", "widget", "Tide"], in: folder).code == 0)
    let file = folder.url.appendingPathComponent("Tide/TideWidget.swift")
    try Data("mine".utf8).write(to: file)
    let run = await ToolRun(["new", "control", "Tide"], in: folder)
    #expect(run.code == 1)
    #expect(run.error.contains("it exists already; choose another NAME"), "\(run.error)")
    #expect(try Data(contentsOf: file) == Data("mine".utf8))
  }

  @Test(arguments: [
    ("2day-plan", "such as DayPlan"), ("class", "such as Class"),
    ("SwiftUI", "such as SwiftUIWidget"),
    ("../Tide", "such as Tide"), ("", "such as Tide"), ("Müsli", "such as MSli"),
    ("a b", "such as AB"),
  ])
  func invalidNameErrorNamesValidOne(name: String, proposal: String) async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun(["new", "widget", name], in: folder)
    #expect(run.code == 2)
    #expect(run.error.hasSuffix("\(proposal)\n"), "\(run.error)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test(arguments: [
    (["new", "toggle", "Tide"], Int32(2), "one of: widget, control, activity"),
    (["new", "activity", "Tide", "--configuration"], 2, "cannot be combined"),
    (["new", "widget"], 2, "missing argument NAME"),
  ])
  func misuseIsReported(line: [String], code: Int32, text: String) async throws {
    let run = await ToolRun(line, in: try TemporaryFolder())
    #expect(run.code == code)
    #expect(run.error.contains(text), "\(run.error)")
  }

  @Test func activityDeclaresItsSupport() throws {
    for kind in ExtensionTemplate.Kind.allCases {
      let files = try ExtensionTemplate(kind: kind, name: "Tide").files
      let file = try #require(files.first { $0.name == "Info.plist" })
      let list = try PropertyListSerialization.propertyList(
        from: Data(file.text.utf8), format: nil)
      let keys = try #require(list as? [String: Any])
      #expect((keys["NSSupportsLiveActivities"] as? Bool) == (kind == .activity ? true : nil))
    }
  }
}
