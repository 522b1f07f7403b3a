import Foundation
import PictureComparison
import Rasterizer
import Testing
import TextEngine

/// Expects that something looks as in its reference, a picture that was recorded before.
///
/// ```swift
/// try await expect(tide, matches: "tide-noon")
/// ```
/// The references are in the folder `__References__` beside the test's file: `tide-noon.png`, and
/// `tide-noon.txt` with the placed views. Commit both. Run the tests with
/// `VITRINE_UPDATE_REFERENCES=1` to write the references that are missing or differ. Without it, a
/// missing reference is a failure, and nothing is written.
///
/// If the pictures differ, an issue is recorded at the call, which says what differs in words:
/// which views are new or missing, whose text, number of lines, size or place has changed. The
/// expected picture, the actual one and their difference are attached; `swift test
/// --attachments-path DIR` writes them into an existing folder. The comparison is that of
/// `vitrine test`.
///
/// - Parameters:
///   - subject: A widget, a control, or a presentation of a Live Activity.
///   - name: The name of the reference, without extension.
///   - scale: Pixels per point.
///   - tolerance: The share of differing pixels that passes, 0 to 1.
/// - Throws: Errors of the device, such as ``TestDeviceError``, and of drawing. Differences are
///   recorded as issues and not thrown.
public func expect(
  _ subject: some Pictured, matches name: String, scale: Double = 2, tolerance: Double = 0.001,
  filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  guard ReferenceName.isValid(name) else { throw TestDeviceError.invalidName(name) }
  let face = try await subject.face
  let picture = try await face.picture(scale: scale)
  let reference = Reference(
    name: name, folder: Reference.folder(beside: filePath), tolerance: tolerance)
  let isUpdating = Reference.isUpdating(ProcessInfo.processInfo.environment)
  guard let failure = try reference.failure(of: picture.png, try face.tree, updates: isUpdating)
  else { return }
  for attachment in failure.attachments(named: name) {
    Attachment.record(attachment, sourceLocation: sourceLocation)
  }
  Issue.record("\(name): \(failure.text)", sourceLocation: sourceLocation)
}

extension TestFailure {
  /// The sentences, one on each line.
  fileprivate var text: String { ([summary] + words).joined(separator: "\n") }

  fileprivate func attachments(named name: String) -> [Attachment<[UInt8]>] {
    [("expected", expected), ("actual", actual), ("difference", difference)].compactMap {
      role, data in data.map { Attachment(Array($0), named: "\(name).\(role).png") }
    }
  }
}
