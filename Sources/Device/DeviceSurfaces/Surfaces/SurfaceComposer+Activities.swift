import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// A presentation's pixels.
  struct ActivityPiece {
    /// In points.
    var size: LinkSize
    /// nil if it is not loaded yet.
    var picture: Picture?
    /// nil draws glass.
    var background: PaintColor?
  }

  /// The pixels of an `IslandScene`.
  enum IslandPiece {
    case compact(leading: ActivityPiece, trailing: ActivityPiece)
    case minimal(attached: ActivityPiece, detached: ActivityPiece)
    case expanded(ActivityPiece)
  }

  /// The pixels of an `ActivityOverlay`.
  enum OverlayPiece {
    case circles([ActivityPiece])
    case full(ActivityPiece)
  }

  // MARK: Lock Screen

  /// Draws the stack at the bottom of its frame, the first activity on top. Activities that do not
  /// fit are left out.
  func drawStack(_ pieces: [ActivityPiece]) {
    guard let stack = layout.activities else { return }
    for (piece, frame) in zip(pieces, stack.frames(pieces.map(\.size)).map(\.rectangle)) {
      draw(piece, in: frame, cornerRadius: stack.cornerRadius)
    }
  }

  private func draw(_ piece: ActivityPiece, in frame: CGRect, cornerRadius: Double) {
    page.fill(frame, with: background(of: piece), cornerRadius: cornerRadius)
    if let picture = piece.picture { page.place(picture, in: frame) }
    if !scene.settings.isLuminanceReduced { drawEdge(of: frame, cornerRadius: cornerRadius) }
  }

  /// Draws the banner of an alert at the top of its frame.
  func drawBanner(_ piece: ActivityPiece) {
    guard let stack = layout.activities else { return }
    let frame = stack.bannerFrame(piece.size).rectangle
    page.shadow(
      of: frame, cornerRadius: stack.cornerRadius, color: PaintColor(hex: 0x0A0C32, alpha: 0.25),
      radius: 14, y: 6)
    draw(piece, in: frame, cornerRadius: stack.cornerRadius)
  }

  private func background(of piece: ActivityPiece) -> Paint {
    if scene.settings.isLuminanceReduced { return .color(.white.opacity(0.05)) }
    if let background = piece.background { return .color(background) }
    let isDark = scene.settings.colorScheme == .dark
    return .material(
      blurRadius: 28,
      tint: isDark ? PaintColor(hex: 0x1E1F26, alpha: 0.66) : PaintColor(hex: 0xF6F6FA, alpha: 0.72)
    )
  }

  // MARK: Dynamic Island

  func drawIsland(_ piece: IslandPiece) {
    guard let island = layout.island else { return }
    switch piece {
    case .compact(let leading, let trailing):
      // Before the pictures are loaded, the Island has its published width.
      func width(_ piece: ActivityPiece) -> Double {
        piece.picture == nil ? island.compactLeading.width : piece.size.width
      }
      let shape = island.compact(leading: width(leading), trailing: width(trailing))
      drawPill(shape.pill) {
        place(leading, in: shape.leading)
        place(trailing, in: shape.trailing)
      }
    case .minimal(let attached, let detached):
      drawPill(island.attached) { place(attached, in: island.attachedMinimal) }
      drawPill(island.detached) { place(detached, in: island.detached) }
    case .expanded(let piece):
      let frame = island.expandedFrame(height: piece.size.height)
      drawIslandShape(frame, cornerRadius: island.cornerRadius) { place(piece, in: frame) }
    }
  }

  // MARK: Over widgets

  func drawOverlay(_ piece: OverlayPiece) {
    switch piece {
    case .circles(let pieces):
      let (diameter, gap, top) = (37.0, 8.0, 5.0)
      let count = Double(pieces.count)
      var left = (screen.width - count * diameter - max(count - 1, 0) * gap) / 2
      for piece in pieces {
        let frame = SurfaceFrame(x: left, y: top, width: diameter, height: diameter)
        page.fill(
          frame.rectangle, with: .color(PaintColor(hex: 0x17181D)), cornerRadius: diameter / 2)
        place(piece, in: frame)
        left += diameter + gap
      }
    case .full(let piece):
      let background = scene.settings.isNight ? nil : piece.background
      page.fill(screen, with: .color(background ?? .black))
      var large = piece
      large.size.width *= scene.enlargement
      large.size.height *= scene.enlargement
      place(
        large, in: SurfaceFrame(x: 0, y: 0, width: screen.width, height: screen.height))
    }
  }

  private func drawPill(_ frame: SurfaceFrame, _ content: () -> Void) {
    drawIslandShape(frame, cornerRadius: min(frame.width, frame.height) / 2, content)
  }

  /// Draws a black shape of the Island and its content, which is cut at the shape's edge.
  private func drawIslandShape(
    _ frame: SurfaceFrame, cornerRadius: Double, _ content: () -> Void
  ) {
    page.fill(frame.rectangle, with: .color(.black), cornerRadius: cornerRadius)
    page.clipped(to: frame.rectangle, cornerRadius: cornerRadius, content)
  }

  /// Draws a piece in the middle of a frame.
  private func place(_ piece: ActivityPiece, in frame: SurfaceFrame) {
    guard let picture = piece.picture else { return }
    page.place(
      picture,
      in: CGRect(
        x: frame.midX - piece.size.width / 2, y: frame.midY - piece.size.height / 2,
        width: piece.size.width, height: piece.size.height))
  }
}

extension IslandLayout {
  /// The expanded Island around content of a height.
  func expandedFrame(height: Double) -> SurfaceFrame {
    var frame = expanded
    frame.height = min(max(height, expandedHeights.least), expandedHeights.most)
    return frame
  }
}
