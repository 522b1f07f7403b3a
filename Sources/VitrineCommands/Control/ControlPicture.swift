import Foundation
import HostLink
import ViewArchive

/// A control's face as one picture: its ground, its platter, and the symbol on it.
struct ControlPicture {
  let archive: ViewArchive

  /// Points around the face.
  private static let margin = 12.0

  /// Throws `ArchiveError`.
  init(_ face: ControlFace, on surface: ControlSurfaceName) throws {
    let platter = try ViewArchive(decoding: face.platter.data)
    let symbol = try ViewArchive(decoding: face.symbol.data)
    let size = CGSize(
      width: platter.size.width + 2 * Self.margin, height: platter.size.height + 2 * Self.margin)
    func placed(_ node: ArchiveNode, _ kind: String, x: Double, y: Double) -> ArchiveNode {
      ArchiveNode(
        kind: kind,
        frame: CGRect(
          x: Self.margin + x, y: Self.margin + y, width: node.frame.width,
          height: node.frame.height), children: [node])
    }
    // The device's black, or a wallpaper behind Control Center.
    let ground =
      surface == .actionButton ? PaintColor.black : PaintColor(red: 0.16, green: 0.21, blue: 0.31)
    let bounds = CGRect(origin: .zero, size: size)
    // A platter has shapes and texts: images are the symbol's alone.
    archive = ViewArchive(
      size: size, displayScale: platter.displayScale,
      content: ArchiveNode(
        kind: "control", frame: bounds,
        children: [
          ArchiveNode(
            kind: "ground", frame: bounds,
            content: .fill(ArchivePath(rect: bounds), .color(ground), evenOdd: false)),
          placed(platter.content, "platter", x: 0, y: 0),
          placed(symbol.content, "symbol", x: face.symbolFrame.x, y: face.symbolFrame.y),
        ]), images: symbol.images)
  }
}
