import Foundation
import Testing

/// Compares a text with the file of that name in `__Goldens__` beside the test.
///
/// `VITRINE_UPDATE_GOLDENS=1` writes the files anew: look at each before it is committed.
public func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let expected = try golden(Data(text.utf8), name, file, sourceLocation) else { return }
  #expect(
    text == String(decoding: expected, as: UTF8.self), "\(name) differs",
    sourceLocation: sourceLocation)
}

/// Compares bytes, such as a picture's, with the file of that name in `__Goldens__` beside the
/// test. What differs is left in the temporary folder, to look at.
public func expectGolden(
  _ data: Data, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let expected = try golden(data, name, file, sourceLocation), data != expected else {
    return
  }
  let actual = FileManager.default.temporaryDirectory.appendingPathComponent("actual-\(name)")
  try data.write(to: actual)
  Issue.record("\(name) differs; the new one is \(actual.path)", sourceLocation: sourceLocation)
}

/// The kept bytes; nil, with an issue, where there are none yet.
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
  guard let kept = try? Data(contentsOf: golden) else {
    Issue.record("There is no golden \(golden.path)", sourceLocation: sourceLocation)
    return nil
  }
  return kept
}
