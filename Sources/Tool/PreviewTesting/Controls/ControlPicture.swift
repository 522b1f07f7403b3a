import Foundation
import HostLink
import ViewArchive

/// A picture of a control: the background, the platter, and the symbol on it.
package struct ControlPicture {
  package let archive: ViewArchive

  /// The width of the background around the face, in points.
  private static let margin = 12.0

  /// - Parameter isFramed: Whether the background is visible around the face.
  /// - Throws: `ArchiveError`.
  package init(_ face: ControlFace, on surface: SurfaceName, isFramed: Bool = true) throws {
    let margin = isFramed ? Self.margin : 0
    let platter = try ViewArchive(decoding: face.platter.data)
    let symbol = try ViewArchive(decoding: face.symbol.data)
    let size = CGSize(
      width: platter.size.width + 2 * margin, height: platter.size.height + 2 * margin)
    func placed(_ node: ArchiveNode, _ kind: String, x: Double, y: Double) -> ArchiveNode {
      ArchiveNode(
        kind: kind,
        frame: CGRect(
          x: margin + x, y: margin + y, width: node.frame.width,
          height: node.frame.height), children: [node])
    }
    // The black of the Dynamic Island, or a medium wallpaper tone.
    let ground =
      surface == .actionButton ? PaintColor.black : PaintColor(red: 0.16, green: 0.21, blue: 0.31)
    let bounds = CGRect(origin: .zero, size: size)
    // A platter has only shapes and text; all images belong to the symbol.
    archive = ViewArchive(
      size: size, displayScale: platter.displayScale,
      content: ArchiveNode(
        kind: "control", frame: bounds,
        children: [
          ArchiveNode(
            kind: "ground", frame: bounds,
            content: isFramed
              ? .fill(ArchivePath(rect: bounds), .color(ground), evenOdd: false) : .none),
          placed(platter.content, "platter", x: 0, y: 0),
          placed(symbol.content, "symbol", x: face.symbolFrame.x, y: face.symbolFrame.y),
        ]), images: symbol.images)
  }
}
