import Foundation
import TestFolders
import Testing
import VitrineCommands

/// The actions of `vitrine push` that need no running device.
@Suite struct PushCommandTests {
  private let folder: TemporaryFolder
  private let state: [String]

  init() throws {
    folder = try TemporaryFolder()
    state = ["--state", folder.url.appendingPathComponent("state").path]
  }

  private func push(_ line: String...) async -> ToolRun {
    await ToolRun(["push"] + line + state, in: folder)
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  @Test func addsListsAndRemovesKeys() async throws {
    let made = await push("key", "add", "--key-id", "KEY1234567", "--team", "TEAM123456")
    #expect(made.code == 0, "\(made.error)")
    let file = folder.url.appendingPathComponent("AuthKey_KEY1234567.p8")
    #expect(made.output == file.path + "\n")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    #expect(mode as? Int == 0o600)

    let again = await push("key", "add", file.path, "--team", "TEAM123456")
    #expect(again.code == 1)
    #expect(again.error.contains("key KEY1234567 already exists"))

    #expect(await push("key", "remove", "KEY1234567").code == 0)
    // The key id comes from the file name.
    let taken = await push("key", "add", file.path, "--team", "TEAM123456", "--only", "a.b")
    #expect(taken.code == 0, "\(taken.error)")
    let list = await push("key", "list")
    #expect(list.output.contains("KEY1234567  TEAM123456  both         a.b"), "\(list.output)")

    let unknown = await push("key", "remove", "KEY7654321")
    #expect(unknown.error.contains("unknown key KEY7654321; available: KEY1234567"))
  }

  @Test(
    arguments: [
      (["key", "add", "--key-id", "short"], 2), (["key", "add", "--team", "team"], 2),
      (["key", "add", "--environment", "moon"], 2),
      (["key", "add", "none.p8", "--key-id", "KEY1234567"], 1),
    ] as [([String], Int32)])
  func rejectsInvalidKey(line: [String], code: Int32) async {
    let run = await ToolRun(["push"] + line + state, in: folder)
    #expect(run.code == code)
    #expect(run.output == "")
  }

  @Test func lintPrintsProblems() async throws {
    try write(#"{"aps":{"timestamp":1,"event":"end"}}"#, to: "good.json")
    try write(#"{"aps":{"timestamp":"1","Event":"end","content-state":{}}}"#, to: "bad.json")
    let good = await push("lint", "good.json")
    #expect(good.code == 0, "\(good.error)")
    #expect(good.output == "valid Live Activity payload, event \"end\"\n")
    let bad = await push("lint", "bad.json")
    #expect(bad.code == 1)
    #expect(
      bad.output == """
        error: aps.event is missing; expected "start", "update" or "end"; did you mean "Event"?
        error: aps.timestamp is the string "1"; expected seconds since 1970 as an integer
        warning: aps.Event has no effect: unknown key

        """)
    #expect(bad.error.contains("2 errors"))
  }

  @Test func lintPrintsProblemsAsJSON() async throws {
    try write(
      #"{"aps":{"timestamp":"1","event":"end","dismissal":1}}"#, to: "bad.json")
    let run = await push("lint", "bad.json", "--json")
    #expect(run.code == 1)
    let lint = try JSONDecoder().decode(Lint.self, from: Data(run.output.utf8))
    #expect(
      lint
        == Lint(
          event: "end",
          problems: [
            .init(
              level: "error", keyPath: "aps.timestamp", type: "seconds since 1970 as an integer",
              found: #"the string "1""#),
            .init(level: "warning", keyPath: "aps.dismissal"),
          ]))
    try write("no JSON", to: "none.json")
    let none = await push("lint", "none.json", "--json")
    #expect(none.code == 1)
    #expect(
      try JSONDecoder().decode(Lint.self, from: Data(none.output.utf8)).problems
        == [.init(level: "error")])
  }

  private struct Lint: Decodable, Equatable {
    struct Problem: Decodable, Equatable {
      var level: String
      var keyPath: String?
      var type: String?
      var found: String?
    }

    var event: String?
    var problems: [Problem]
  }

  @Test(arguments: [
    ["token", "list"], ["log"], ["log", "--follow"], ["channel", "list"], ["offline"],
    ["send", "ab", "good.json", "--bundle", "a.b"],
    ["channel", "create", "--bundle", "a.b"],
    ["broadcast", "AAAA", "good.json", "--bundle", "a.b"],
  ])
  func missingHostIsReported(line: [String]) async throws {
    try write(#"{"aps":{"timestamp":1,"event":"end"}}"#, to: "good.json")
    let run = await ToolRun(["push"] + line + state, in: folder)
    #expect(run.code == 1)
    #expect(run.error.contains("no host is running"), "\(run.error)")
  }

  @Test(arguments: [
    ["shout"], ["key", "burn"], ["send", "ab"], ["send"], ["channel", "create"], ["lint"],
    ["key", "list", "x"], ["key", "add", "a.p8", "b.p8"],
    ["lint", "a.json", "--activity", "Trip"],
  ])
  func misuseExitsWithTwo(line: [String]) async {
    let run = await ToolRun(["push"] + line + state, in: folder)
    #expect(run.code == 2, "\(run.error)")
  }
}
