import Foundation
import Testing

/// What `vitrine new` creates builds at once, without a warning, and shows something.
@Suite struct TemplateTests {
  @Test(arguments: [
    (["widget", "NewWidget"], ["--family", "systemSmall"], "Hello, hour 0"),
    (
      ["widget", "NewConfigured", "--configuration"],
      ["--family", "systemMedium", "--set", "greeting=Ahoy"], "Ahoy, hour 0"
    ),
    (["control", "NewControl"], ["--control", "NewControlControl"], "lightbulb"),
    (
      ["control", "NewChosen", "--configuration"],
      ["--control", "NewChosenControl", "--set", "name=Fan"], "lightbulb"
    ),
    (
      ["activity", "NewActivity"],
      [
        "--activity", "NewActivityAttributes", "--attributes", "attributes.json", "--content",
        "content.json", "--presentation", "expanded",
      ], "On its way"
    ),
  ])
  func buildsWithoutWarningAndIsDrawn(line: [String], options: [String], text: String) async throws
  {
    let folder = try TemporaryFolder()
    func run(_ arguments: [String]) async throws -> ToolProcess.Result {
      try await ToolProcess.run(arguments, in: folder.url)
    }
    let created = try await run(["new"] + line)
    #expect(created.code == 0, "\(created.error)")
    let built = try await run(["build", line[1]])
    #expect(built.code == 0, "\(built.error)")
    #expect(!built.error.contains("warning"), "\(built.error)")
    try folder.write(#"{"title":"Shoes"}"#, to: "attributes.json")
    try folder.write(#"{"progress":0.4,"step":"On its way"}"#, to: "content.json")
    let drawn = try await run(
      ["render", "\(line[1]).vitrine"] + options
        + ["--at", SampleExtension.instant, "--format", "tree", "-o", "tree.txt"])
    #expect(drawn.code == 0, "\(drawn.error)")
    #expect(!drawn.error.contains("warning"), "\(drawn.error)")
    let tree = try String(
      contentsOf: folder.url.appendingPathComponent("tree.txt"), encoding: .utf8)
    #expect(tree.contains(text), "\(tree)")
  }
}
