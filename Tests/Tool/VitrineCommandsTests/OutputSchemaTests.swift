import CommandArguments
import CommandContext
import ContentDigest
import Foundation
import Hexadecimal
import JSONValues
import Testing

/// The schemas of results in `docs/schemas`. `AgentClientTests` compares them with results.
@Suite struct OutputSchemaTests {
  private static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let folder = URL(fileURLWithPath: "../../../docs/schemas", relativeTo: here)
    .standardizedFileURL

  private static func file(_ schema: OutputSchema) -> URL {
    folder.appendingPathComponent("\(schema.name).json")
  }

  @Test func everySchemaHasAFile() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(OutputSchema.all.map { "\($0.name).json" }))
    #expect(Set(OutputSchema.all.map(\.name)).count == OutputSchema.all.count)
  }

  @Test(arguments: OutputSchema.all) func fileNamesItsVersion(schema: OutputSchema) throws {
    let value = try JSONValue(parsing: Data(contentsOf: Self.file(schema)))
    #expect(value["title"]?.string == schema.identifier)
    #expect(value["properties"]?["schema"]?["const"]?.string == schema.identifier)
    #expect(value["required"]?.array?.contains("schema") == true)
    #expect(value["description"]?.string?.hasSuffix(".") == true)
    if let list = schema.list {
      #expect(value["properties"]?[list]?["type"] == "array")
    }
  }

  /// A published schema does not change: raise its version in `OutputSchema`, rename the version in
  /// its file, and add the line that this test prints. Lines are never changed or removed.
  @Test(arguments: OutputSchema.all) func publishedSchemaIsUnchanged(schema: OutputSchema) throws {
    let golden = try String(
      contentsOf: Self.here.appendingPathComponent("__Goldens__/schemas.txt"), encoding: .utf8)
    let content = try JSONValue(parsing: Data(contentsOf: Self.file(schema)))
    let digest = try ContentDigest.sha256(of: content.data).hexadecimal
    let line = "\(schema.identifier) \(digest)"
    let isPublished = golden.split(separator: "\n").contains(Substring(line))
    #expect(isPublished, "add: \(line)")
  }

  @Test func resultsNameTheirSchema() throws {
    let list = try JSONValue(
      encoding: VersionedOutput([1, 2], as: OutputSchema("numbers", version: 3, list: "values")))
    #expect(list == ["schema": "vitrine.numbers/3", "values": [1, 2]])
    let value = try JSONValue(encoding: VersionedOutput(["a": 1], as: OutputSchema("letters")))
    #expect(value == ["schema": "vitrine.letters/1", "a": 1])
  }

  @Test(arguments: [
    (["schemas", "clock"], 0, "vitrine.clock/1"),
    (["schemas", "vitrine.clock/1"], 0, "\"now\""),
    (["schemas", "clok"], 2, "did you mean clock?"),
    (["schemas"], 0, "vitrine.placements/1          The placed widgets"),
    (["schemas", "--json"], 0, "vitrine.schemas/1"),
  ])
  func commandPrints(line: [String], code: Int32, expected: String) async {
    let run = await ToolRun(line)
    #expect(run.code == code)
    #expect((run.output + run.error).contains(expected), "\(run.output + run.error)")
  }
}
