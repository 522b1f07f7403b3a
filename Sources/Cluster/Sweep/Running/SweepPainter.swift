import Foundation

/// Draws the pictures of tasks in two steps: a task is prepared while the one before it is drawn.
package protocol SweepPainter: Sendable {
  /// Requests from the extension what the task needs. Throws on failure, such as a crash of the
  /// extension; the task is then retried.
  func prepare(_ task: SweepTask) async throws -> any PreparedTask
}

/// A task whose extension has returned what it needs.
package protocol PreparedTask: Sendable {
  /// Returns the pictures in the order of the task, and the notices. Called once, and not while
  /// another task of the same painter is drawn. Throws on failure; the task is then retried.
  func paint() async throws -> PaintedTask
}

/// The result of a `PreparedTask`.
package struct PaintedTask: Sendable {
  /// In the order of the task.
  package var pictures: [PaintedPicture]
  /// Messages of the extension and of the renderer.
  package var notices: [String]

  package init(pictures: [PaintedPicture], notices: [String] = []) {
    self.pictures = pictures
    self.notices = notices
  }
}

/// One picture with the values of the axes that vary within a task.
package struct PaintedPicture: Sendable {
  /// By SwiftUI's name.
  package var typeSize: String
  /// `light` or `dark`.
  package var scheme: String
  /// The index in the timeline, from 0.
  package var entry: Int
  /// A PNG file.
  package var png: Data
  /// The placed tree as text.
  package var tree: String
  /// In pixels.
  package var width: Int
  /// In pixels.
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
