import Foundation

/// The work of one request to an extension: a widget in all type sizes, color schemes and entries.
package struct SweepTask: Codable, Equatable, Sendable {
  /// `SweepManifest.sweep`.
  package var sweep: String
  /// The index in the `SweepPlan`.
  package var index: Int
  /// The extension to run, with the hash of its archive.
  package var bundle: SweepPlan.Bundle
  /// The kind of the widget.
  package var kind: String
  /// The family, by WidgetKit's name.
  package var family: String
  /// The device, by `Device.identifier`.
  package var device: String
  /// An ICU identifier. The extension is started in this language.
  package var locale: String
  /// All of them are drawn by this task.
  package var typeSizes: [String]
  /// `light`, `dark` or both.
  package var schemes: [String]
  /// The number of entries to draw; a timeline may have fewer.
  package var entries: Int
  /// In seconds since 1970.
  package var clock: Double
  /// The version of iOS; nil for the newest.
  package var os: String?
  /// Pixels per point; nil for those of the device.
  package var scale: Double?
  /// The build of the frameworks. Only workers with this build receive the task.
  package var frameworks: String
  /// Distinguishes a requeued task from its earlier message. Pictures that were stored for that
  /// message may have been discarded.
  package var issue = ""
}

/// A picture that was drawn for a task.
package struct SweepPicture: Codable, Equatable, Sendable {
  /// By SwiftUI's name.
  package var typeSize: String
  /// `light` or `dark`.
  package var scheme: String
  /// The index in the timeline, from 0.
  package var entry: Int
  /// The hash of the PNG file.
  package var picture: String
  /// The hash of the layout as text.
  package var tree: String
  /// In pixels.
  package var width: Int
  /// In pixels.
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
  /// `SweepManifest.sweep` of the task.
  package var sweep: String
  package var index: Int
  /// Empty after a failure.
  package var pictures: [SweepPicture] = []
  /// Messages of the extension and of the renderer.
  package var notices: [String] = []
  /// The reason why there are no pictures; nil if the task succeeded.
  package var failure: String?
  /// The name of the worker; empty if unknown.
  package var worker = ""

  package init(of task: SweepTask, worker: String = "") {
    sweep = task.sweep
    index = task.index
    self.worker = worker
  }
}
