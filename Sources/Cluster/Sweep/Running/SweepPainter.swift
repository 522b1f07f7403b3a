import Foundation

/// Draws the pictures of a task.
package protocol SweepPainter: Sendable {
  /// The pictures in the order of the task, and what was reported. A failure that may pass, such as
  /// a crash, is thrown: the task is tried again.
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
