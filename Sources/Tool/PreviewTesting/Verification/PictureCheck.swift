import CommandContext
import Foundation
import PictureComparison
import ViewArchive

/// Compares a picture with its reference, or records it.
package struct PictureCheck: Sendable {
  package let references: ReferenceFolder
  /// The share of differing pixels that passes.
  package let tolerance: Double
  /// Whether pictures that are missing or fail, and layouts that differ, are written.
  package let updates: Bool

  package init(references: ReferenceFolder, tolerance: Double, updates: Bool) {
    self.references = references
    self.tolerance = tolerance
    self.updates = updates
  }

  func verdict(
    of frame: PreviewFrame, name: String, painter: WidgetPainter
  ) -> TestOutcome.Verdict {
    do {
      let actual = try painter.data(frame.archive, as: .png, at: frame.date, look: frame.look)
      let tree = frame.archive.tree()
      let check = ReferenceCheck(references, tolerance: tolerance, advice: .updateOption)
      let failure = check.failure(of: actual, tree: tree, name: name, painter.rasterizer)
      guard updates else { return failure.map { .failed($0) } ?? .matches }
      if failure != nil { try references.write(actual, "\(name).png") }
      try references.write(Data(tree.utf8), "\(name).txt")
      return failure == nil ? .matches : .recorded
    } catch {
      return .failed(TestFailure(summary: "\(error)"))
    }
  }
}

extension ReferenceCheck.Advice {
  static let updateOption = Self(
    record: "--update records it", replace: "replace it by --update",
    size: "check --scale and --device, or accept it by --update")
}
