import Foundation

/// The sample extension `Examples/Everyday`.
struct SampleExtension {
  static let instant = "2026-03-05T11:45:00Z"

  var bundle: URL
  var folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    bundle = try await Self.sample("Everyday")
  }

  /// The bundle of `Examples/Household`: app intents and an app group.
  static func household() async throws -> URL { try await sample("Household") }

  /// The bundle of `Examples/Switchboard`: controls.
  static func switchboard() async throws -> URL { try await sample("Switchboard") }

  /// The bundle of a folder of `Examples`.
  static func sample(_ name: String) async throws -> URL {
    try await BuiltBundles.bundle(of: ToolProcess.root.appendingPathComponent("Examples/\(name)"))
  }

  /// The bundle of a folder of `Fixtures`.
  static func fixture(_ name: String) async throws -> URL {
    try await BuiltBundles.bundle(
      of: ToolProcess.root.appendingPathComponent("Tests/Tool/EndToEndTests/Fixtures/\(name)"))
  }

  /// Runs the tool; replaces `EXT` in the line by the path of the bundle.
  func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? bundle.path : String($0) }, in: folder.url)
  }

  func file(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }
}

/// A temporary folder that is removed with the value.
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
