import Foundation
import PlainWidget
import Rasterizer
import TextEngine
import Timing
import ViewArchive

/// Usage: RasterizerBenchmark draw|memory|save FOLDER
///
/// - `draw`: compares the Rasterizer with plain Cairo and Pango, alternating in one process.
/// - `memory`: the memory while drawing 10,000 pictures of a widget with a timer.
/// - `save`: writes both pictures as PNG, for inspection.
///
/// Results are printed as `NAME VALUE UNIT` lines. `script/bench` compares them with thresholds.
struct Benchmark {
  let rasterizer: Rasterizer
  let widget: MediumWidget
  let archive: ViewArchive
  let options = DrawingOptions(scale: 3, containerShape: .continuousCorners(radius: 22))
  let plain: OpaquePointer

  init() throws {
    let fonts = try FontSet.standard
    rasterizer = try Rasterizer(fonts: fonts)
    let picture = try Self.image(rasterizer)
    widget = MediumWidget(
      engine: try TextEngine(fonts: fonts),
      image: ArchiveImage(data: try picture.png(), size: CGSize(width: 44, height: 44)))
    archive = widget.archive()
    let plain = picture.withUnsafeBytes { bytes in
      plain_widget_new(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), 132)
    }
    guard let plain else { throw CocoaError(.fileReadNoSuchFile) }
    self.plain = plain
  }

  /// A picture of 132 × 132 pixels.
  private static func image(_ rasterizer: Rasterizer) throws -> Picture {
    let sheet = try PictureComposer(
      size: CGSize(width: 44, height: 44), scale: 3,
      background: .radialGradient(
        [
          .init(color: PaintColor(red: 1, green: 0.8, blue: 0), location: 0),
          .init(color: PaintColor(red: 1, green: 0.23, blue: 0.19), location: 1),
        ], center: CGPoint(x: 22, y: 22), startRadius: 0, endRadius: 30),
      rasterizer: rasterizer)
    return try sheet.picture()
  }

  func picture(at instant: Date = .distantPast, of archive: ViewArchive? = nil) throws -> Picture {
    try rasterizer.picture(of: archive ?? self.archive, at: instant, options: options)
  }

  func draw() throws {
    var (ours, theirs, png) = (Timing(), Timing(), Timing())
    for _ in 0..<20 {
      _ = try picture()
      plain_widget_draw(plain, nil)
    }
    for round in 0..<600 {
      let drawn = try ours.measure { try picture() }
      theirs.measure { plain_widget_draw(plain, nil) }
      if round % 10 == 0 { _ = try png.measure { try drawn.png() } }
    }
    print("rasterizer \(shown(ours.median, digits: 3)) ms")
    print("cairo-pango \(shown(theirs.median, digits: 3)) ms")
    print("png \(shown(png.median, digits: 3)) ms")
    print("draw-ratio \(shown(ours.median / theirs.median)) x")
  }

  func memory() throws {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let archive = widget.archive(timer: start...(start + 10_000))
    for count in 1...10_000 {
      let picture = try picture(at: start + Double(count), of: archive)
      if count % 20 == 0 { _ = try picture.png() }
      guard [4_000, 10_000].contains(count) else { continue }
      print("resident-\(count) \(try resident()) KiB")
    }
  }

  private func resident() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.split(separator: " ").dropFirst().first ?? "") } ?? 0
  }

  func save(to folder: URL) throws {
    try picture().png().write(to: folder.appendingPathComponent("rasterizer.png"))
    plain_widget_save(plain, folder.appendingPathComponent("cairo-pango.png").path)
  }
}

let arguments = CommandLine.arguments.dropFirst()
let benchmark = try Benchmark()
switch arguments.first {
case "draw": try benchmark.draw()
case "memory": try benchmark.memory()
case "save": try benchmark.save(to: URL(fileURLWithPath: arguments.dropFirst().first ?? "."))
default:
  FileHandle.standardError.write(Data("usage: RasterizerBenchmark draw|memory|save FOLDER\n".utf8))
  exit(2)
}
