import Foundation

/// The sample extension of `Examples`, built once by the tool.
struct SampleExtension {
  static let instant = "2026-03-05T11:45:00Z"

  var bundle: URL
  var folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    bundle = try Self.built.get()
  }

  private static let built = Result { try build("Examples/Everyday") }

  /// The bundle of `Examples/Household`: app intents, and an app group.
  static func household() throws -> URL { try build("Examples/Household") }

  /// The bundle of `Examples/Switchboard`: controls.
  static func switchboard() throws -> URL { try build("Examples/Switchboard") }

  /// The bundle of a folder of `Examples`.
  static func sample(_ name: String) throws -> URL { try build("Examples/\(name)") }

  /// The bundle of a folder of `Fixtures`.
  static func fixture(_ name: String) throws -> URL {
    try build("Tests/EndToEndTests/Fixtures/\(name)")
  }

  private static func build(_ folder: String) throws -> URL {
    try build(ToolProcess.root.appendingPathComponent(folder))
  }

  static func build(_ sources: URL) throws -> URL {
    let output = ToolProcess.root.appendingPathComponent(
      ".build/test-cache/\(sources.lastPathComponent).vitrine")
    try FileManager.default.createDirectory(
      at: output.deletingLastPathComponent(), withIntermediateDirectories: true)
    let run = try ToolProcess.run(
      ["build", sources.path, "-o", output.path], in: FileManager.default.temporaryDirectory)
    guard run.code == 0 else { throw BuildFailure(text: run.error) }
    return output
  }

  struct BuildFailure: Error {
    var text: String
  }

  /// The tool's command on the sample: `EXT` stands for its bundle.
  func run(_ line: String) throws -> ToolProcess.Result {
    try ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? bundle.path : String($0) }, in: folder.url)
  }

  func file(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }
}

/// A folder of the test's own, removed with the value.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-e2e-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
