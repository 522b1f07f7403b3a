import Foundation
import Testing

/// `vitrine schema`, and `vitrine push lint` of a folder, with a real extension.
@Suite struct SchemaCommandTests {
  private let folder: TemporaryFolder
  private let bundle: URL

  init() async throws {
    folder = try TemporaryFolder()
    bundle = try await SampleExtension.sample("Delivery")
  }

  private func run(_ line: String...) async throws -> ToolProcess.Result {
    try await ToolProcess.run(line, in: folder.url)
  }

  private func schema(_ options: String...) async throws -> ToolProcess.Result {
    try await ToolProcess.run(["schema", bundle.path] + options, in: folder.url)
  }

  @Test func schemaIsUnchanged() async throws {
    #expect(try await schema("-o", "schema.json").code == 0)
    let check = try await schema("--check", "schema.json")
    #expect(check.output == "no changes\n" && check.code == 0, "\(check.error)")
  }

  @Test func incompatibleChangeFails() async throws {
    let written = try await schema()
    #expect(written.code == 0, "\(written.error)")
    // As if the courier had been optional, and the stage had had one more value.
    let old = written.output.replacing("\"courier\",", with: "")
      .replacing("\"packing\",", with: "\"packing\",\"lost\",")
      .replacing(/"enum" : \[\s+0,/, with: "\"enum\" : [0,7,")
    try folder.write(old, to: "old.json")
    let check = try await schema("--check", "old.json")
    #expect(check.code == 1)
    #expect(
      check.output == """
        incompatible: DeliveryAttributes content-state.stage: no longer has the value 7 (case lost)
        incompatible: DeliveryAttributes content-state.courier: was optional and is required now

        """)
    #expect(check.error.contains("2 changes since old.json"))
    let json = try await schema("--check", "old.json", "--json")
    #expect(json.output.contains("\"effect\" : \"incompatible\""))
  }

  @Test(arguments: [
    (["--language", "rust"], 2, "typescript"), (["--check", "none.json"], 1, "none.json"),
    (["--language", "go", "--check", "old.json"], 2, "cannot be combined"),
  ])
  func rejectsArguments(options: [String], code: Int32, error: String) async throws {
    let run = try await ToolProcess.run(["schema", bundle.path] + options, in: folder.url)
    #expect(run.code == code && run.error.contains(error), "\(run)")
  }

  @Test func typesAreForServers() async throws {
    let run = try await schema("--language", "typescript")
    #expect(run.output.contains("\"ride\": ClosedRangeDate;"), "\(run.output)")
  }

  @Test func extensionWithoutActivityHasNoSchema() async throws {
    let other = try await SampleExtension.sample("Everyday")
    let run = try await run("schema", other.path)
    #expect(run.code == 1 && run.error.contains("contains no Live Activity"), "\(run)")
  }

  @Test func lintsFolder() async throws {
    let payloads = folder.url.appendingPathComponent("payloads/updates")
    try FileManager.default.createDirectory(at: payloads, withIntermediateDirectories: true)
    func update(_ stage: String) -> String {
      "{\"aps\":{\"timestamp\":1,\"event\":\"update\",\"content-state\":"
        + "{\"stage\":\(stage),\"courier\":\"Ana\",\"ride\":[800000000,800000900]}}}"
    }
    for number in 0..<300 {
      try folder.write(update("\(number % 3)"), to: "payloads/updates/\(number).json")
    }
    try folder.write("{", to: "payloads/broken.json")
    try folder.write(update("9"), to: "payloads/unknown.json")
    try folder.write(
      String(repeating: "[", count: 60_000), to: "payloads/deep.json")
    try folder.write("no payload", to: "payloads/notes.txt")
    let lint = try await run("push", "lint", "payloads", "--extension", bundle.path)
    #expect(lint.code == 1)
    #expect(lint.output.contains("unknown.json: error: aps.content-state.stage is 9; expected one"))
    #expect(lint.output.contains("broken.json: error: "))
    #expect(lint.output.hasSuffix("300 of 303 payloads valid\n"), "\(lint)")
    #expect(lint.error.contains("a device discards 3 of 303 payloads"))
    let empty = try await run("push", "lint", "payloads/none")
    #expect(empty.code == 1)
  }
}
