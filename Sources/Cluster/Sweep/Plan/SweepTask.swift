import Foundation

/// What one request to an extension draws: a widget in all type sizes, color schemes and entries.
package struct SweepTask: Codable, Equatable, Sendable {
  package var sweep: String
  /// In `SweepPlan`.
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
  /// Distinguishes this task from the same one that was given out earlier: pictures that were
  /// stored for that one may be gone.
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

/// What became of a task.
package struct SweepOutcome: Codable, Equatable, Sendable {
  package var sweep: String
  package var index: Int
  package var pictures: [SweepPicture] = []
  /// What the extension and the drawing reported.
  package var notices: [String] = []
  /// Why there are no pictures.
  package var failure: String?
  package var worker = ""

  package init(of task: SweepTask, worker: String = "") {
    sweep = task.sweep
    index = task.index
    self.worker = worker
  }
}
