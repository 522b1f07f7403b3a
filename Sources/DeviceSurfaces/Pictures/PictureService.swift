import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import TextEngine
import ViewArchive
import WidgetHost

/// Draws the archives that the host shows, outside the host's actor.
///
/// ```swift
/// let service = try PictureService()
/// let shown = try await host.shown("p1", appearance: nil)
/// let picture = try await service.picture(
///   of: shown, on: .home, settings: settings, at: now, scale: 2)
/// ```
/// The same archive, look and instant produce the same bytes. The service caches decoded archives
/// and the latest pictures. A cached picture is reused until its next change (`ClockDependence`),
/// even if the clock has moved.
package actor PictureService {
  /// Shared by all pictures because it caches fonts, glyphs and decoded images.
  let rasterizer: Rasterizer
  private var archives = RecentlyUsed<Data, DecodedArchive>(capacity: 64)
  private var drawn = RecentlyUsed<PictureKey, DrawnPicture>(capacity: 64)
  private let report: @Sendable (String) -> Void

  /// Creates a service with the fonts that come with the tool. Throws `TextEngineError`.
  ///
  /// - Parameter report: Receives the rasterizer's notices, each once.
  package init(report: @escaping @Sendable (String) -> Void = { _ in }) throws {
    rasterizer = try Rasterizer(fonts: .standard)
    self.report = report
  }

  /// Draws a widget, and describes its elements and its next change.
  ///
  /// - Parameters:
  ///   - instant: The device's time, which timers and progress show.
  ///   - scale: Pixels per point of the widget's layout, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  package func picture(
    of shown: ShownArchive, on surface: SurfaceName, settings: DeviceSettings,
    at instant: Date, scale: Double
  ) throws -> WidgetPicture {
    let scale = min(max(scale, 0.25), 16)
    let decoded = try decoded(shown.archive)
    let look = WidgetLook(shown, on: surface, settings: settings, scale: scale)
    let file = try file(of: shown.archive, look.options, at: instant)
    return WidgetPicture(
      png: file.png, tag: file.tag, size: shown.size, scale: scale, version: shown.version,
      elements: decoded.archive.pictureElements(
        at: instant, flipped: shown.flippedToggles, isRedacted: shown.isRedacted,
        isLocked: settings.isLocked),
      parts: decoded.parts(flipped: shown.flippedToggles, isRedacted: shown.isRedacted),
      nextChange: file.nextChange)
  }

  func reportNotices() {
    for notice in rasterizer.drainNotices() { report(notice) }
  }

  /// Returns an archive's file, from the cache if it is still valid. Throws `ArchiveError`,
  /// `RasterizerError`.
  func file(
    of archive: Data, _ options: DrawingOptions, at instant: Date
  ) throws -> DrawnPicture {
    let key = PictureKey(archive: archive, options: options)
    if let kept = drawn.value(for: key, where: { $0.isValid(at: instant) }) { return kept }
    let decoded = try decoded(archive)
    let png = try rasterizer.png(of: decoded.archive, at: instant, options: options)
    reportNotices()
    let file = DrawnPicture(
      png: png, tag: PictureTag.text(of: png), instant: instant,
      nextChange: decoded.clock.nextChange(after: instant), isStatic: decoded.clock.isEmpty)
    drawn.insert(file, for: key)
    return file
  }

  /// Throws `ArchiveError`.
  func decoded(_ data: Data) throws -> DecodedArchive {
    if let kept = archives.value(for: data) { return kept }
    let archive = try ViewArchive(decoding: data)
    let decoded = DecodedArchive(archive)
    archives.insert(decoded, for: data)
    return decoded
  }
}

/// An archive and its dependence on the clock.
struct DecodedArchive {
  var archive: ViewArchive
  var clock: ClockDependence
  /// The parts if no toggle is flipped and nothing is hidden. Cached because timers draw often.
  private let restingParts: [PicturePart]

  init(_ archive: ViewArchive) {
    self.archive = archive
    clock = ClockDependence(archive)
    restingParts = archive.pictureParts(flipped: [], isRedacted: false)
  }

  func parts(flipped: Set<Int>, isRedacted: Bool) -> [PicturePart] {
    flipped.isEmpty && !isRedacted
      ? restingParts : archive.pictureParts(flipped: flipped, isRedacted: isRedacted)
  }
}

private struct PictureKey: Equatable {
  var archive: Data
  var options: DrawingOptions
}

/// A file and the time during which it is valid.
struct DrawnPicture {
  var png: Data
  var tag: String
  var instant: Date
  var nextChange: Date?
  /// True if nothing in it follows the clock.
  var isStatic: Bool

  /// Whether the file still shows the right content. It is valid from its own instant until its
  /// next change. Nothing is known about earlier dates, to which the clock may be set back.
  func isValid(at other: Date) -> Bool {
    isStatic || other == instant || (other > instant && nextChange.map { other < $0 } ?? true)
  }
}
