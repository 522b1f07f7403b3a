import Foundation

/// The previews of the served projects, as the page's server sees them.
///
/// The messages are documented in docs/device-page.md, "Previews".
package struct PageCanvas: Sendable {
  /// Returns the projects and their previews as JSON, as soon as their revision differs from the
  /// given one, or after a time.
  package var list: @Sendable (_ known: Int?) async -> Data
  /// Draws a preview: JSON to JSON.
  package var frames: @Sendable (Data) async throws -> Data
  /// Returns the layout tree and the accessibility elements of a frame as JSON; nil if the frame is
  /// no longer kept.
  package var inspection: @Sendable (_ frame: String) async throws -> Data?
  /// Returns the PNG file of a frame at a scale in pixels per point; nil if the frame is no longer
  /// kept.
  package var picture: @Sendable (_ frame: String, _ scale: Double) async throws -> Data?

  package init(
    list: @escaping @Sendable (Int?) async -> Data,
    frames: @escaping @Sendable (Data) async throws -> Data,
    inspection: @escaping @Sendable (String) async throws -> Data?,
    picture: @escaping @Sendable (String, Double) async throws -> Data?
  ) {
    self.list = list
    self.frames = frames
    self.inspection = inspection
    self.picture = picture
  }
}
