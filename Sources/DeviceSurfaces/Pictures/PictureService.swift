import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import TextEngine
import ViewArchive
import WidgetHost

/// Draws what the host shows, away from the host's actor.
///
/// ```swift
/// let service = try PictureService()
/// let shown = try await host.shown("p1", appearance: nil)
/// let picture = try await service.picture(
///   of: shown, on: .home, settings: settings, at: now, scale: 2)
/// ```
/// The same archive, look and instant give the same bytes. The last pictures are kept: one whose
/// texts have not moved on since is not drawn again.
public actor PictureService {
  /// One rasterizer for all pictures: it keeps fonts, glyphs and decoded images.
  let rasterizer: Rasterizer
  private var archives = RecentlyUsed<Data, DecodedArchive>(capacity: 64)
  private var drawn = RecentlyUsed<PictureKey, DrawnPicture>(capacity: 64)
  private let tell: @Sendable (String) -> Void

  /// With the fonts that come with the tool. Throws `TextEngineError`.
  ///
  /// - Parameter tell: Told what could not be drawn as asked, each once.
  public init(tell: @escaping @Sendable (String) -> Void = { _ in }) throws {
    rasterizer = try Rasterizer(fonts: .standard)
    self.tell = tell
  }

  /// A widget's picture, what it says, and when it will be another.
  ///
  /// - Parameters:
  ///   - instant: The device's now, which timers and progress show.
  ///   - scale: Pixels a point of the widget's layout, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  public func picture(
    of shown: ShownArchive, on surface: PlacementSurface, settings: DeviceSettings,
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

  func tellNotices() {
    for notice in rasterizer.drainNotices() { tell(notice) }
  }
  /// An archive's file; the one that was drawn before for as long as it holds. Throws
  /// `ArchiveError`, `RasterizerError`.
  func file(
    of archive: Data, _ options: DrawingOptions, at instant: Date
  ) throws -> DrawnPicture {
    let key = PictureKey(archive: archive, options: options)
    if let kept = drawn.value(for: key, where: { $0.holds(at: instant) }) { return kept }
    let decoded = try decoded(archive)
    let png = try rasterizer.png(of: decoded.archive, at: instant, options: options)
    tellNotices()
    let file = DrawnPicture(
      png: png, tag: PictureTag.text(of: png), instant: instant,
      nextChange: decoded.clock.nextChange(after: instant), isStill: decoded.clock.isEmpty)
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

/// An archive and what of it follows the clock.
struct DecodedArchive {
  var archive: ViewArchive
  var clock: ClockDependence
  /// As long as no toggle is flipped and nothing hidden: worked out once, not at each tick of a timer.
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

/// A file, and how long it shows what there is.
struct DrawnPicture {
  var png: Data
  var tag: String
  var instant: Date
  var nextChange: Date?
  /// Nothing in it follows the clock.
  var isStill: Bool

  /// What follows the clock shows the same from when it was drawn until its next change; before,
  /// as after the clock was set back, nothing is known.
  func holds(at other: Date) -> Bool {
    isStill || other == instant || (other > instant && nextChange.map { other < $0 } ?? true)
  }
}
