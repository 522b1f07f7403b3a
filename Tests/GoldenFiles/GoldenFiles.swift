import Foundation
import Testing

/// Compares text with the golden file of that name in `__Goldens__` beside the test.
///
/// `VITRINE_UPDATE_GOLDENS=1` rewrites the files. Review each change before committing it.
public func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let expected = try golden(Data(text.utf8), name, file, sourceLocation) else { return }
  #expect(
    text == String(decoding: expected, as: UTF8.self), "\(name) differs",
    sourceLocation: sourceLocation)
}

/// Compares bytes, such as a picture, with the golden file of that name in `__Goldens__` beside the
/// test. If they differ, the new bytes are written to the temporary folder for inspection.
public func expectGolden(
  _ data: Data, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let expected = try golden(data, name, file, sourceLocation), data != expected else {
    return
  }
  let actual = FileManager.default.temporaryDirectory.appendingPathComponent("actual-\(name)")
  try data.write(to: actual)
  Issue.record("\(name) differs; the new file is \(actual.path)", sourceLocation: sourceLocation)
}

/// The golden bytes; nil, with an issue, if the file does not exist.
private func golden(
  _ data: Data, _ name: String, _ file: String, _ sourceLocation: SourceLocation
) throws -> Data? {
  let golden = URL(fileURLWithPath: file).deletingLastPathComponent()
    .appendingPathComponent("__Goldens__/\(name)")
  if ProcessInfo.processInfo.environment["VITRINE_UPDATE_GOLDENS"] == "1" {
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: golden)
  }
  guard let bytes = try? Data(contentsOf: golden) else {
    Issue.record("Golden file not found: \(golden.path)", sourceLocation: sourceLocation)
    return nil
  }
  return bytes
}
