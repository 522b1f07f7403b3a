import Foundation
import Testing

/// The data of an app on a running device: `serve --seed` and `defaults`.
@Suite struct AppDataTests {
  @Test func defaultsOfRunningDeviceAreReadAndChanged() async throws {
    let folder = try TemporaryFolder()
    try folder.write("{\"level\": 1.5}", to: "group.tide.json")
    try folder.write("{\"launches\": 2}", to: "standard.json")
    let sample = try await SampleExtension()
    let tool = try await ServedTool([
      sample.bundle.path, "--port", "0", "--empty", "--push-port", "off", "--seed",
      folder.url.path, "--os", "17.4",
    ])
    func output(_ words: String...) async throws -> String {
      let run = try await tool.run(words)
      #expect(run.code == 0, "\(words): \(run.error)")
      return run.output
    }
    #expect(try await output("defaults", "group.tide") == "level = 1.5\n")
    #expect(try await output("defaults", "standard", "launches") == "launches = 2\n")
    #expect(try await output("defaults", "group.tide", "name", "Ebb") == "name = \"Ebb\"\n")
    #expect(
      try await output("defaults", "group.tide", "level", "3", "--float", "--reload")
        == "level = 3.0\n")
    #expect(try await output("defaults", "group.tide", "isNew", "1", "--bool") == "isNew = true\n")
    #expect(try await output("defaults", "group.tide", "name", "--delete").isEmpty)
    let all = try await output("defaults", "group.tide", "--json")
    #expect(all.filter { $0 != " " }.contains("\"isNew\":true") && !all.contains("Ebb"), "\(all)")
    // The version of the system decides the system colors.
    #expect(try await output("device").contains("17"))
    let invalid = try await tool.run(["defaults", "group.tide", "level", "deep", "--int"])
    #expect(invalid.code == 2)
    #expect(invalid.error.contains("invalid value \"deep\" for --int"), "\(invalid.error)")
    #expect(await tool.interrupt() == 0)
  }
}
