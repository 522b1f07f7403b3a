import Foundation
import TextEngine
import ViewArchive

/// Draws archives as pixels, SVG or PDF.
///
///     let rasterizer = try Rasterizer(fonts: .standard)
///     let picture = try rasterizer.picture(of: archive, at: entry.date, options: DrawingOptions())
///     try picture.png().write(to: file)
///
/// - Output is deterministic: the same archive, instant and options produce the same bytes in every
///   process and on every machine with the same font set. Nothing here reads the locale, and the
///   clock serves only to give up (`DrawingBudget.time`).
/// - It runs no code of the extension. Dynamic text and timed progress are evaluated for the
///   instant that is passed.
/// - Content that cannot be drawn as requested does not fail a picture. It is replaced by a
///   stand-in and reported by `drainNotices()`.
/// - It keeps fonts, glyphs and decoded images between pictures, within fixed limits, and is not
///   thread-safe. Use one rasterizer per thread.
public final class Rasterizer {
  let resources: DrawingResources
  /// The memory of a picture and its file: two can be encoded while the next is drawn.
  private let buffers = [PNGBuffers(), PNGBuffers(), PNGBuffers()]

  /// The limit of the work of each picture.
  public var budget = DrawingBudget()

  /// Throws `TextEngineError` if the font set cannot be used.
  public init(fonts: FontSet) throws {
    resources = DrawingResources(engine: try TextEngine(fonts: fonts))
  }

  /// Returns and removes the notices since the last call: missing faces, images that cannot be
  /// decoded, symbols without a glyph. Each is reported once.
  public func drainNotices() -> [String] { resources.drainNotices() }

  /// Draws the archive as pixels.
  ///
  /// - Parameter instant: The time that timers, relative dates and timed progress show.
  /// - Throws: `RasterizerError`.
  public func picture(
    of archive: ViewArchive, at instant: Date, options: DrawingOptions
  ) throws -> Picture {
    let size = try PixelSize(archive.size, options: options)
    let storage = try PixelStorage(width: size.width, height: size.height)
    return try picture(of: archive, at: instant, options: options, in: storage)
  }

  /// Draws the archive as a PNG file. Same result as `picture(of:at:options:)` and `Picture.png()`,
  /// but reuses memory from one file to the next.
  ///
  /// - Throws: `RasterizerError`.
  public func png(
    of archive: ViewArchive, at instant: Date, options: DrawingOptions
  ) throws -> Data {
    let drawing = Drawing(archive, at: instant, options: options)
    return try buffers[0].encode(try picture(of: drawing, in: buffers[0]))
  }

  /// Draws archives as PNG files, the same as `png(of:at:options:)` makes. They are encoded on
  /// other threads while the next are drawn: encoding takes three times as long as drawing.
  ///
  /// - Throws: `RasterizerError`.
  public func pngs(
    of drawings: [Drawing], isolation: isolated (any Actor)? = #isolation
  ) async throws -> [Data] {
    var encodings: [Task<Data, any Error>] = []
    var failure: (any Error)?
    for (index, drawing) in drawings.enumerated() {
      let buffers = buffers[index % buffers.count]
      if index >= self.buffers.count {
        _ = await encodings[index - self.buffers.count].result
      }
      do {
        let picture = try picture(of: drawing, in: buffers)
        encodings.append(Task.detached { try buffers.encode(picture) })
      } catch {
        failure = error
        break
      }
    }
    // Before an error is thrown, too: the next call uses the memory again.
    var files: [Result<Data, any Error>] = []
    for encoding in encodings { files.append(await encoding.result) }
    let complete = try files.map { try $0.get() }
    if let failure { throw failure }
    return complete
  }

  private func picture(of drawing: Drawing, in buffers: PNGBuffers) throws -> Picture {
    try picture(
      of: drawing.archive, at: drawing.instant, options: drawing.options,
      in: try buffers.storage(of: PixelSize(drawing.archive.size, options: drawing.options)))
  }

  func picture(
    of archive: ViewArchive, at instant: Date, options: DrawingOptions, in storage: PixelStorage
  ) throws -> Picture {
    let surface = try Surface(storage)
    let painter = try Painter(
      surface, resources: resources, archive: archive, instant: instant, options: options,
      budget: budget)
    try painter.drawArchive(
      archive, matrix: AffineMatrix(a: options.scale, d: options.scale))
    surface.withPixels { _ in }
    return Picture(storage: storage, scale: options.scale)
  }

  /// Draws the archive as an SVG document, in points. Glyphs are outlines. Effects that SVG output
  /// does not support (blurs, shadows, colour effects) are embedded as images with `options.scale`
  /// pixels per point.
  ///
  /// - Throws: `RasterizerError`.
  public func svg(
    of archive: ViewArchive, at instant: Date, options: DrawingOptions
  ) throws -> Data {
    try page(.svg, archive, instant, options)
  }

  /// Draws the archive as a PDF document with one page, in the same way as `svg(of:at:options:)`.
  ///
  /// - Throws: `RasterizerError`.
  public func pdf(
    of archive: ViewArchive, at instant: Date, options: DrawingOptions
  ) throws -> Data {
    try page(.pdf, archive, instant, options)
  }

  private func page(
    _ kind: Surface.Page, _ archive: ViewArchive, _ instant: Date, _ options: DrawingOptions
  ) throws -> Data {
    _ = try PixelSize(archive.size, options: options)
    let output = PageOutput()
    let surface = try Surface(page: kind, size: archive.size, output: output)
    let painter = try Painter(
      surface, resources: resources, archive: archive, instant: instant, options: options,
      budget: budget)
    try painter.drawArchive(archive, matrix: .identity)
    try surface.finish()
    return kind == .svg ? SVGIdentifiers.renumbered(output.data) : output.data
  }
}

extension PixelSize {
  /// Rounds up to whole pixels. Throws if the size is empty or exceeds the limit.
  init(_ size: CGSize, options: DrawingOptions) throws(RasterizerError) {
    let (width, height) = (Double(size.width) * options.scale, Double(size.height) * options.scale)
    guard width > 0, height > 0, options.scale > 0, width.isFinite, height.isFinite else {
      throw .noArea(
        width: Double(size.width), height: Double(size.height), scale: options.scale)
    }
    guard width < 32_768, height < 32_768, width * height <= Double(options.pixelLimit) else {
      throw .tooManyPixels(width: width, height: height, limit: options.pixelLimit)
    }
    self.init(
      width: max(Int((width - 1e-6).rounded(.up)), 1),
      height: max(Int((height - 1e-6).rounded(.up)), 1))
  }
}

/// The resources that pictures share: the text engine, and the caches of fonts and images.
final class DrawingResources {
  let engine: TextEngine
  let fonts: FontCache
  private(set) lazy var images = ImageCache(resources: self)
  /// The painter that is drawing; nil between pictures.
  weak var painter: Painter?
  /// The number of archives that are being drawn as images.
  var nesting = 0
  private var notices: [String] = []
  private var known: Set<String> = []

  init(engine: TextEngine) {
    self.engine = engine
    fonts = FontCache { engine.fontFile(of: $0) }
  }

  func note(_ notice: String) {
    if known.count >= 1024 { known.removeAll() }
    if known.insert(notice).inserted { notices.append(notice) }
  }

  func drainNotices() -> [String] {
    defer { notices = [] }
    for face in fonts.drainMissing() {
      note("The font \(face.file) is not in the font set. Its glyphs are drawn as boxes.")
    }
    for notice in engine.drainNotices() { note(notice) }
    return notices
  }
}
