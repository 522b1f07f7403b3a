import Foundation
import Testing

/// A file with the expected output of a test.
struct GoldenFile {
  /// The file's name in `__Goldens__`.
  let name: String
  private let url: URL
  /// The target of the test, for the command that accepts a change.
  private let target: String
  /// The folder with the files of a failure.
  private let failureFolder: URL

  init(name: String, testFile: String) {
    self.name = name
    let test = URL(fileURLWithPath: testFile)
    url = test.deletingLastPathComponent().appendingPathComponent("__Goldens__/\(name)")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let components = test.pathComponents.dropFirst(root.pathComponents.count + 2)
    target = components.first ?? ""
    let plainName = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
    failureFolder = root.appendingPathComponent(".build/golden-failures/\(plainName)")
  }

  private static let isUpdating =
    ProcessInfo.processInfo.environment["VITRINE_UPDATE_GOLDENS"] == "1"

  private var acceptance: String {
    "To accept the actual file: VITRINE_UPDATE_GOLDENS=1 swift test --filter \(target)"
  }

  /// Records an issue if the file differs from `actual`, or if there is no such file.
  func expect(
    _ actual: Data, comparedBy comparison: GoldenComparison, sourceLocation: SourceLocation
  ) throws {
    try? FileManager.default.removeItem(at: failureFolder)
    guard let expected = try? Data(contentsOf: url) else {
      if Self.isUpdating { return try update(actual) }
      let file = try write(actual, "actual")
      Issue.record(
        "Golden file not found: \(url.path)\n  actual  \(file.path)\n\(acceptance)",
        sourceLocation: sourceLocation)
      return
    }
    guard let mismatch = comparison.mismatch(expected, actual) else { return }
    if Self.isUpdating { return try update(actual) }
    var lines = ["\(name) differs from its golden file: \(mismatch.summary)"]
    lines.append("  expected    \(try write(expected, "expected").path)")
    lines.append("  actual      \(try write(actual, "actual").path)")
    if let difference = mismatch.picture {
      lines.append("  difference  \(try write(difference, "difference").path)")
    }
    if let diff = mismatch.diff { lines.append(diff) }
    lines.append(acceptance)
    Issue.record("\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  private func update(_ data: Data) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Writes a file into the folder of the failure.
  private func write(_ data: Data, _ role: String) throws -> URL {
    try FileManager.default.createDirectory(at: failureFolder, withIntermediateDirectories: true)
    let file = failureFolder.appendingPathComponent("\(role).\(url.pathExtension)")
    try data.write(to: file)
    return file
  }
}
