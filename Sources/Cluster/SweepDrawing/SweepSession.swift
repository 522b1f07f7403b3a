import Foundation
import Rasterizer
import Sweep

/// Opens the extensions of tasks. The tool starts them in its sandbox; tests supply archives.
package protocol SweepSessions: Sendable {
  /// Opens the extension of a task. Throws if it cannot be started.
  ///
  /// - Parameter notice: Receives messages for the author of the extension.
  func open(
    _ task: SweepTask, notice: @escaping @Sendable (String) -> Void
  ) async throws -> any SweepSession
}

/// A running extension. `close()` or `end()` must be called once.
package protocol SweepSession: Sendable {
  /// Requests the archives of a task, for all its type sizes, color schemes and entries, in the
  /// order of the task. Throws if the extension fails or does not have the widget.
  func archives(of task: SweepTask) async throws -> [SweepArchive]
  /// Ends the process, or keeps it for the next task.
  func close() async
  /// Ends the process, after a failure.
  func end() async
}

/// An archive of a task, and how it is drawn.
package struct SweepArchive: Sendable {
  /// By SwiftUI's name.
  package var typeSize: String
  /// `light` or `dark`.
  package var scheme: String
  /// The index in the timeline, from 0.
  package var entry: Int
  /// The encoded `ViewArchive`.
  package var data: Data
  /// The time at which timers and dates are drawn.
  package var instant: Date
  /// The scale and the look of the surface.
  package var options: DrawingOptions

  package init(
    typeSize: String, scheme: String, entry: Int, data: Data, instant: Date,
    options: DrawingOptions
  ) {
    self.typeSize = typeSize
    self.scheme = scheme
    self.entry = entry
    self.data = data
    self.instant = instant
    self.options = options
  }
}
