import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// A picture that a host asks its drawing process for.
struct DrawingOrder: Codable {
  enum Form: String, Codable { case png, pixels }

  var form: Form
  /// An encoded `ViewArchive`.
  var archive: Attachment
  var instant: Date
  var options: SentOptions
  /// The budget, in units of work and in seconds.
  var work: Double
  var time: Double
}

/// The drawing process's answer to an order.
struct DrawingReply: Codable {
  /// A PNG file, or the pixels' rows; nil if the drawing failed.
  var data: Attachment?
  /// In pixels.
  var width = 0
  var height = 0
  var failure: SentFailure?
  var notices: [String] = []
}

/// `DrawingOptions` as a message.
struct SentOptions: Codable {
  private enum Shape: Codable {
    case rectangle, capsule
    case corners(Double)
  }
  private enum Mode: Codable {
    case fullColor, vibrant
    case accented(accent: SentColor, primary: SentColor)
  }

  private var scale: Double
  private var shape: Shape
  /// An encoded archive that is filled with the background's paint.
  private var background: Attachment?
  private var showsContainerBackground: Bool
  private var mode: Mode
  private var isLuminanceReduced: Bool
  private var colorFilter: SentColor?
  private var isRedacted: Bool
  private var isInvalidated: Bool
  private var flippedToggles: Set<Int>
  private var pixelLimit: Int

  init(_ options: DrawingOptions) throws {
    scale = options.scale
    shape =
      switch options.containerShape {
      case .rectangle: .rectangle
      case .capsule: .capsule
      case .continuousCorners(let radius): .corners(radius)
      }
    background = try options.background.map { paint in
      let frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      let fill = ArchiveNode(
        kind: "background", frame: frame, content: .fill(ArchivePath(), paint, evenOdd: false))
      return Attachment(try ViewArchive(size: frame.size, content: fill).encoded())
    }
    showsContainerBackground = options.showsContainerBackground
    mode =
      switch options.renderingMode {
      case .fullColor: .fullColor
      case .vibrant: .vibrant
      case .accented(let accent, let primary):
        .accented(accent: SentColor(accent), primary: SentColor(primary))
      }
    isLuminanceReduced = options.isLuminanceReduced
    colorFilter = options.colorFilter.map(SentColor.init)
    isRedacted = options.isRedacted
    isInvalidated = options.isInvalidated
    flippedToggles = options.flippedToggles
    pixelLimit = options.pixelLimit
  }

  /// Throws `ArchiveError`.
  func options() throws -> DrawingOptions {
    var paint: Paint?
    if let background,
      case .fill(_, let found, _) = try ViewArchive(decoding: background.data)
        .content.content
    {
      paint = found
    }
    let shape: DrawingOptions.ContainerShape =
      switch shape {
      case .rectangle: .rectangle
      case .capsule: .capsule
      case .corners(let radius): .continuousCorners(radius: radius)
      }
    let mode: DrawingOptions.RenderingMode =
      switch mode {
      case .fullColor: .fullColor
      case .vibrant: .vibrant
      case .accented(let accent, let primary):
        .accented(accent: accent.color, primary: primary.color)
      }
    return DrawingOptions(
      scale: scale, containerShape: shape, background: paint,
      showsContainerBackground: showsContainerBackground, renderingMode: mode,
      isLuminanceReduced: isLuminanceReduced, colorFilter: colorFilter?.color,
      isRedacted: isRedacted, isInvalidated: isInvalidated, flippedToggles: flippedToggles,
      pixelLimit: pixelLimit)
  }
}

/// `PaintColor` as a message.
struct SentColor: Codable {
  private var components: [Double]

  init(_ color: PaintColor) {
    components = [color.red, color.green, color.blue, color.alpha]
  }

  var color: PaintColor {
    guard components.count == 4 else { return .clear }
    return PaintColor(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}

/// `RasterizerError` as a message.
enum SentFailure: Codable {
  case tooManyPixels(width: Double, height: Double, limit: Int)
  case noArea(width: Double, height: Double, scale: Double)
  case outOfMemory
  case tooExpensive(count: Int, of: String)
  case drawing(String)

  init(_ error: any Error) {
    switch error as? RasterizerError {
    case .tooManyPixels(let width, let height, let limit):
      self = .tooManyPixels(width: width, height: height, limit: limit)
    case .noArea(let width, let height, let scale):
      self = .noArea(width: width, height: height, scale: scale)
    case .outOfMemory: self = .outOfMemory
    case .tooExpensive(let count, let kind): self = .tooExpensive(count: count, of: kind)
    case .drawing(let reason): self = .drawing(reason)
    case .stopped, nil: self = .drawing("\(error)")
    }
  }

  var error: RasterizerError {
    switch self {
    case .tooManyPixels(let width, let height, let limit):
      .tooManyPixels(width: width, height: height, limit: limit)
    case .noArea(let width, let height, let scale):
      .noArea(width: width, height: height, scale: scale)
    case .outOfMemory: .outOfMemory
    case .tooExpensive(let count, let kind): .tooExpensive(count: count, of: kind)
    case .drawing(let reason): .drawing(reason)
    }
  }
}
