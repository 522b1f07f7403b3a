import DeviceEngine
import Foundation
import HostLink
import Rasterizer
import TextEngine
import ViewArchive
import WidgetHost

/// Draws archives one after the other on its own thread, outside the host's actor.
///
/// The same archive, look and instant produce the same bytes. The lane caches decoded archives
/// and the latest pictures. A cached picture is reused until its next change (`ClockDependence`),
/// even if the clock has moved.
actor PictureLane {
  /// Composes pictures. Shared by all because it caches fonts and glyphs.
  let rasterizer: Rasterizer
  /// Draws archives.
  private let drawer: any ArchiveDrawer
  private var archives = RecentlyUsed<Data, DecodedArchive>(capacity: 64)
  private var drawn = RecentlyUsed<PictureKey, DrawnPicture>(capacity: 64)
  /// Pixels of parts of surfaces, of which few change at a time.
  private var kept = RecentlyUsed<PictureKey, DrawnPixels>(
    capacity: 64, limit: 16 * PictureLane.keptPixels
  ) { $0.picture.width * $0.picture.height }
  /// Pictures that exceeded the budget, which would exceed it again.
  private var refused = RecentlyUsed<PictureKey, Refusal>(capacity: 64)
  let report: @Sendable (String) -> Void
  private let executor: DrawingExecutor

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  private struct Refusal {
    var error: RasterizerError
    var end: ContinuousClock.Instant
  }

  /// How long a refused picture is not tried again. The time limit depends on the machine's load.
  private static let pause = Duration.seconds(30)

  /// - Parameter process: Draws archives; nil draws them in this process.
  /// - Throws: `TextEngineError`.
  init(
    budget: DrawingBudget, process: DrawingProcess? = nil,
    report: @escaping @Sendable (String) -> Void
  ) throws {
    executor = DrawingExecutor()
    let rasterizer = try Rasterizer(fonts: .standard)
    rasterizer.budget = budget
    if let process { drawer = process } else { drawer = LocalDrawer(rasterizer) }
    self.rasterizer = rasterizer
    self.report = report
  }

  /// Calls `body` on the lane's thread.
  func run<Result: Sendable>(
    _ body: @Sendable (isolated PictureLane) throws -> Result
  ) rethrows -> Result {
    try body(self)
  }

  /// Draws a widget, and describes its elements and its next change.
  ///
  /// - Parameters:
  ///   - instant: The device's time, which timers and progress show.
  ///   - scale: Pixels per point of the widget's layout, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  func picture(
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

  /// Draws an archive with a look, and describes its elements.
  ///
  /// - Parameter instant: The device's time, which timers and progress show.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  func picture(of archive: Data, look: WidgetLook, at instant: Date) throws -> WidgetPicture {
    let decoded = try decoded(archive)
    let file = try file(of: archive, look.options, at: instant)
    return WidgetPicture(
      png: file.png, tag: file.tag,
      size: LinkSize(
        width: decoded.archive.size.width, height: decoded.archive.size.height),
      scale: look.options.scale, version: 0,
      elements: decoded.archive.pictureElements(
        at: instant, flipped: [], isRedacted: look.options.isRedacted, isLocked: false))
  }

  func reportNotices() {
    for notice in rasterizer.drainNotices() + drawer.drainNotices() { report(notice) }
  }

  /// Returns an archive's file, from the cache if it is still valid. Throws `ArchiveError`,
  /// `RasterizerError`.
  func file(
    of archive: Data, _ options: DrawingOptions, at instant: Date
  ) throws -> DrawnPicture {
    let key = PictureKey(archive: archive, options: options)
    if let kept = drawn.value(for: key, where: { $0.validity.contains(instant) }) { return kept }
    let decoded = try decoded(archive)
    let png = try draw(key) {
      try drawer.png(of: decoded.source, at: instant, options: options)
    }
    reportNotices()
    let file = DrawnPicture(
      png: png, tag: PictureTag.text(of: png), validity: decoded.clock.validity(at: instant))
    drawn.insert(file, for: key)
    return file
  }

  /// Returns an archive's pixels. Throws `ArchiveError`, `RasterizerError`.
  func pixels(
    of archive: Data, _ options: DrawingOptions, at instant: Date
  ) throws -> Picture {
    let key = PictureKey(archive: archive, options: options)
    if let kept = kept.value(for: key, where: { $0.validity.contains(instant) }) {
      return kept.picture
    }
    let decoded = try decoded(archive)
    let picture = try draw(key) {
      try drawer.picture(of: decoded.source, at: instant, options: options)
    }
    if picture.width * picture.height <= Self.keptPixels {
      kept.insert(
        DrawnPixels(picture: picture, validity: decoded.clock.validity(at: instant)), for: key)
    }
    return picture
  }

  /// The largest picture whose pixels are kept: a large widget on a screen of a wall, 1 MiB. All of
  /// them together have 16 MiB.
  private static let keptPixels = 1 << 18

  /// Draws unless the same picture exceeded the budget a short time ago.
  private func draw<Result>(_ key: PictureKey, _ body: () throws -> Result) throws -> Result {
    if let refusal = refused.value(for: key, where: { .now < $0.end }) { throw refusal.error }
    do {
      return try body()
    } catch let error as RasterizerError {
      if error.isExpensive {
        refused.insert(Refusal(error: error, end: .now + Self.pause), for: key)
      }
      throw error
    }
  }

  /// Throws `ArchiveError`.
  func decoded(_ data: Data) throws -> DecodedArchive {
    if let kept = archives.value(for: data) { return kept }
    let archive = try ViewArchive(decoding: data)
    let decoded = DecodedArchive(archive, data: data)
    archives.insert(decoded, for: data)
    return decoded
  }
}

/// An archive and its dependence on the clock.
struct DecodedArchive {
  var source: ArchiveSource
  var clock: ClockDependence
  /// The parts if no toggle is flipped and nothing is hidden. Cached because timers draw often.
  private let restingParts: [PicturePart]

  var archive: ViewArchive { source.archive }

  init(_ archive: ViewArchive, data: Data) {
    source = ArchiveSource(data: data, archive: archive)
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
  var validity: Validity

  var nextChange: Date? { validity.nextChange }
}

/// Pixels and the time during which they are valid.
private struct DrawnPixels {
  var picture: Picture
  var validity: Validity
}

/// The time during which a drawing shows the right content: from its own instant until its next
/// change. Nothing is known about earlier dates, to which the clock may be set back.
struct Validity: Equatable {
  var instant: Date
  var nextChange: Date?
  /// True if nothing in the drawing follows the clock.
  var isStatic: Bool

  func contains(_ other: Date) -> Bool {
    isStatic || other == instant || (other > instant && nextChange.map { other < $0 } ?? true)
  }
}

extension ClockDependence {
  func validity(at instant: Date) -> Validity {
    Validity(instant: instant, nextChange: nextChange(after: instant), isStatic: isEmpty)
  }
}
