import Foundation

/// Draws the pictures of a task.
package protocol SweepPainter: Sendable {
  /// Returns the pictures in the order of the task, and the notices. Throws on failure, such as a
  /// crash of the extension; the task is then retried.
  func paint(_ task: SweepTask) async throws -> PaintedTask
}

package struct PaintedTask: Sendable {
  package var pictures: [PaintedPicture]
  package var notices: [String]

  package init(pictures: [PaintedPicture], notices: [String] = []) {
    self.pictures = pictures
    self.notices = notices
  }
}

package struct PaintedPicture: Sendable {
  package var typeSize: String
  package var scheme: String
  package var entry: Int
  package var png: Data
  package var tree: String
  /// In pixels.
  package var width: Int
  package var height: Int

  package init(
    typeSize: String, scheme: String, entry: Int, png: Data, tree: String, width: Int, height: Int
  ) {
    self.typeSize = typeSize
    self.scheme = scheme
    self.entry = entry
    self.png = png
    self.tree = tree
    self.width = width
    self.height = height
  }
}
