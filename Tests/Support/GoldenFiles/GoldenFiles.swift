import Foundation
import Testing

/// Compares text with the golden file of that name in `__Goldens__` beside the test.
///
/// If they differ, the issue shows a unified diff, and `.build/golden-failures/NAME/` has both
/// files. `VITRINE_UPDATE_GOLDENS=1` rewrites the golden files that differ. Review each change
/// before committing it.
public func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try GoldenFile(name: name, testFile: file).expect(
    Data(text.utf8), comparedBy: .text, sourceLocation: sourceLocation)
}

/// Compares a PNG file with the golden file of that name in `__Goldens__` beside the test, pixel by
/// pixel: another compression is no difference.
///
/// If they differ, `.build/golden-failures/NAME/` has both files and a picture of the difference.
/// `VITRINE_UPDATE_GOLDENS=1` rewrites the golden files that differ. Review each change before
/// committing it.
///
/// - Parameter tolerance: The differences that pass on other systems than Debian 12.
public func expectGolden(
  _ png: Data, _ name: String, onOtherSystems tolerance: PixelTolerance = .drawing,
  file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try GoldenFile(name: name, testFile: file).expect(
    png, comparedBy: .pixels(within: PixelTolerance.isUsed ? tolerance : nil),
    sourceLocation: sourceLocation)
}
