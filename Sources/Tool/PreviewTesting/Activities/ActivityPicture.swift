import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// A presentation of a Live Activity as a device shows it: background, shape and views.
package struct ActivityPicture {
  package private(set) var archive: ViewArchive

  /// The width of the visible wallpaper around the presentation, in points.
  private static let margin = 12.0
  /// A medium tone, so that both the black of the Dynamic Island and the card's edges are visible.
  private static let wallpaper = PaintColor(red: 0.16, green: 0.21, blue: 0.31)

  /// An archive and its position in the presentation.
  struct Piece {
    var kind: String
    var archive: ViewArchive
    var origin: CGPoint
  }

  /// The background of the pieces. Lengths are in points.
  struct Ground {
    var size: CGSize
    var fill: PaintColor
    var cornerRadius: Double
    /// The color of the thin line around the Dynamic Island.
    var keyline: PaintColor?
  }

  /// - Parameter isFramed: Whether wallpaper is visible around the ground.
  init(_ kind: String, _ pieces: [Piece], on ground: Ground, isFramed: Bool = true) {
    let margin = isFramed ? Self.margin : 0
    let whole = CGRect(
      x: 0, y: 0, width: ground.size.width + 2 * margin, height: ground.size.height + 2 * margin)
    let inner = CGRect(origin: .zero, size: ground.size)
    let shape = ArchivePath(continuousCornersOf: inner, radius: ground.cornerRadius)
    var images: [ArchiveImage] = []
    var children: [ArchiveNode] = []
    for piece in pieces {
      children.append(
        ArchiveNode(
          kind: piece.kind, frame: CGRect(origin: piece.origin, size: piece.archive.size),
          children: [piece.archive.content.movingImages(by: images.count)]))
      images += piece.archive.images
    }
    var body = [
      ArchiveNode(
        kind: kind, frame: inner.offsetBy(dx: margin, dy: margin),
        content: .fill(shape, .color(ground.fill), evenOdd: false),
        effects: [.clip(shape, evenOdd: false, antialiased: true)], children: children)
    ]
    if let keyline = ground.keyline {
      body.append(
        ArchiveNode(
          kind: "keyline", frame: inner.offsetBy(dx: margin, dy: margin),
          content: .stroke(shape, .color(keyline), StrokeGeometry(width: 1))))
    }
    if isFramed {
      body.insert(
        ArchiveNode(
          kind: "wallpaper", frame: whole,
          content: .fill(ArchivePath(rect: whole), .color(Self.wallpaper), evenOdd: false)), at: 0)
    }
    archive = ViewArchive(
      size: whole.size, displayScale: pieces.first?.archive.displayScale ?? 3,
      content: ArchiveNode(kind: "device", frame: whole, children: body), images: images)
  }
}

extension PaintColor {
  /// Parses `RRGGBBAA`; nil if the text is missing or invalid.
  init?(activityTint text: String?) {
    guard let text, text.count == 8, let number = UInt32(text, radix: 16) else { return nil }
    func component(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
