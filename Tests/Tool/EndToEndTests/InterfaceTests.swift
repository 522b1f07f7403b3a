import Foundation
import Testing

/// The project `Fixtures/Sonde`, which links a binary framework with all kinds of declarations.
@Suite struct InterfaceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Sonde")
    try FileManager.default.copyItem(at: fixture, to: folder.url.appendingPathComponent("Sonde"))
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(line.split(separator: " ").map(String.init), in: folder.url)
  }

  /// All of the interface compiles: the only cut is that of the implementations.
  @Test func interfaceIsOneCut() async throws {
    let check = try await run("check Sonde --cuts")
    #expect(check.code == 3, "\(check.output) \(check.error)")
    #expect(
      check.output.hasPrefix(
        """
        Widgets: builds with 1 cut
        cuts in Sonde
          Sonde (module)  arm64-apple-ios.swiftinterface:1  only the interface of a binary \
        framework is known

        """), "\(check.output)")
  }

  @Test func sheetDrawsWhatNeedsNoImplementation() async throws {
    let tree = try await run("render Sonde --kind Declared --format tree -o -")
    #expect(tree.output.contains("high of 2, true"), "\(tree.output) \(tree.error)")
    let sheet = try await run("sheet Sonde -o sheet.png")
    #expect(sheet.code == 3)
    #expect(
      sheet.error.contains(
        "Place.pier was cut: only the interface of a binary framework is known; "
          + "arm64-apple-ios.swiftinterface:"), "\(sheet.error)")
    #expect(sheet.error.contains("1 widget not drawn: Implemented; "), "\(sheet.error)")
    let picture = try Data(contentsOf: folder.url.appendingPathComponent("sheet.png"))
    #expect(picture.count > 10_000)
  }
}
