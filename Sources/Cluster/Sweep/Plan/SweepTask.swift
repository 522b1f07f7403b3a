import Foundation

/// The work of one request to an extension: a widget in all type sizes, color schemes and entries.
package struct SweepTask: Codable, Equatable, Sendable {
  package var sweep: String
  /// The index in the `SweepPlan`.
  package var index: Int
  package var bundle: SweepPlan.Bundle
  package var kind: String
  package var family: String
  package var device: String
  package var locale: String
  package var typeSizes: [String]
  package var schemes: [String]
  package var entries: Int
  /// In seconds since 1970.
  package var clock: Double
  package var os: String?
  package var scale: Double?
  package var frameworks: String
  /// Distinguishes a requeued task from its earlier message. Pictures that were stored for that
  /// message may have been discarded.
  package var issue = ""
}

/// A picture that was drawn for a task.
package struct SweepPicture: Codable, Equatable, Sendable {
  package var typeSize: String
  package var scheme: String
  package var entry: Int
  /// The hash of the PNG file.
  package var picture: String
  /// The hash of the layout as text.
  package var tree: String
  /// In pixels.
  package var width: Int
  package var height: Int

  package init(
    typeSize: String, scheme: String, entry: Int, picture: String, tree: String, width: Int,
    height: Int
  ) {
    self.typeSize = typeSize
    self.scheme = scheme
    self.entry = entry
    self.picture = picture
    self.tree = tree
    self.width = width
    self.height = height
  }
}

/// The result of a task: its pictures, or the reason for its failure.
package struct SweepOutcome: Codable, Equatable, Sendable {
  package var sweep: String
  package var index: Int
  package var pictures: [SweepPicture] = []
  /// Messages of the extension and of the renderer.
  package var notices: [String] = []
  /// The reason why there are no pictures; nil if the task succeeded.
  package var failure: String?
  package var worker = ""

  package init(of task: SweepTask, worker: String = "") {
    sweep = task.sweep
    index = task.index
    self.worker = worker
  }
}
