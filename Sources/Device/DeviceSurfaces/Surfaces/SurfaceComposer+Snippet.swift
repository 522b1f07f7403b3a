import DeviceEngine
import Devices
import Foundation
import HostLink
import Rasterizer
import TextEngine
import ViewArchive

// The card of a shortcut. The page's `snippet.css` has the same numbers.
extension SurfaceComposer {
  private static let dialogFont = FontRequest(size: 17, weight: 500)
  private static let dialogLines = 8

  /// Draws the text, the view and the buttons of a card from top to bottom.
  func drawSnippet(_ card: SurfaceScene.Snippet, view: Picture?) {
    let frames = frames(of: card)
    drawPlate(frames.card)
    if let dialog = card.state.dialog, let frame = frames.dialog {
      page.label(
        dialog, font: Self.dialogFont, color: snippetInk, at: frame.origin, width: frame.width,
        alignment: isMirrored ? .trailing : .leading, lineLimit: Self.dialogLines)
    }
    // A long list scrolls on the page. The picture has its first rows.
    page.clipped(to: frames.card, cornerRadius: SnippetLayout.cornerRadius) {
      if let view, let place = frames.view { page.place(view, in: place) }
      for (button, frame) in frames.buttons { draw(button, in: frame) }
    }
  }

  /// The frames of a card and its parts, in points of the screen.
  func frames(of card: SurfaceScene.Snippet) -> SnippetFrames {
    let width = SnippetLayout.width(in: layout.contentWidth)
    let inner = width - 2 * SnippetLayout.padding
    let size = card.shown?.size
    let dialogHeight = card.state.dialog.map {
      Double(
        page.size(
          ofLabel: $0, font: Self.dialogFont, width: inner, lineLimit: Self.dialogLines
        ).height)
    }
    let rows = card.rows
    let parts = [
      dialogHeight.map { $0 + SnippetLayout.padding },
      size.map { $0.height + (dialogHeight == nil ? 0 : SnippetLayout.padding) },
      rows.isEmpty ? nil : SnippetLayout.height(ofRows: rows.count) + SnippetLayout.padding,
    ]
    let height =
      parts.compactMap(\.self).reduce(0, +)
      + (rows.isEmpty && size != nil ? 0 : SnippetLayout.padding)
    // In landscape nothing is at the top, and the screen is low.
    let isUpright = screen.height >= layout.screen.height
    let y = isUpright ? layout.snippetTop : SnippetLayout.margin
    let frame = CGRect(
      x: ((isUpright ? layout.contentWidth : screen.width) - width) / 2, y: y, width: width,
      height: min(height, screen.height - y - SnippetLayout.margin))
    var frames = SnippetFrames(card: frame)
    let left = frame.minX + SnippetLayout.padding
    var top = frame.minY
    if let dialogHeight {
      top += SnippetLayout.padding
      frames.dialog = CGRect(x: left, y: top, width: inner, height: dialogHeight)
      top += dialogHeight
    }
    if let size {
      if dialogHeight != nil { top += SnippetLayout.padding }
      frames.view = CGRect(x: frame.minX, y: top, width: size.width, height: size.height)
      top += size.height
    }
    for (index, row) in rows.enumerated() {
      let offset = SnippetLayout.padding + SnippetLayout.height(ofRows: index)
      let corner = CGPoint(
        x: left, y: top + offset + (index == 0 ? 0 : SnippetLayout.buttonGap))
      frames.buttons += place(row, at: corner, width: inner)
    }
    return frames
  }

  private func drawPlate(_ frame: CGRect) {
    let isDark = scene.settings.colorScheme == .dark
    page.shadow(
      of: frame, cornerRadius: SnippetLayout.cornerRadius,
      color: PaintColor(hex: 0x0A0C32, alpha: 0.25), radius: 14, y: 6)
    page.fill(
      frame,
      with: .material(
        blurRadius: 28,
        tint: isDark
          ? PaintColor(hex: 0x1E1F26, alpha: 0.82) : PaintColor(hex: 0xF6F6FA, alpha: 0.86)),
      cornerRadius: SnippetLayout.cornerRadius)
    drawEdge(of: frame, cornerRadius: SnippetLayout.cornerRadius)
  }

  private var snippetInk: PaintColor { scene.settings.colorScheme == .dark ? .white : .black }

  /// The frames of a row of buttons of equal width.
  private func place(
    _ row: [SnippetButton], at corner: CGPoint, width: Double
  ) -> [(button: SnippetButton, frame: CGRect)] {
    let count = Double(row.count)
    let gap = SnippetLayout.buttonGap
    let size = CGSize(
      width: (width - (count - 1) * gap) / count, height: SnippetLayout.buttonHeight)
    return (isMirrored ? row.reversed() : row).enumerated().map { index, button in
      let x = corner.x + Double(index) * (size.width + gap)
      return (button, CGRect(origin: CGPoint(x: x, y: corner.y), size: size))
    }
  }

  /// Draws a button, or an empty field.
  private func draw(_ button: SnippetButton, in frame: CGRect) {
    let (fill, ink) = colors(of: button)
    page.fill(frame, with: .color(fill), cornerRadius: frame.height / 2)
    let isField = button.role == .field
    page.text(
      button.title, at: CGPoint(x: frame.minX + 12, y: frame.midY - 17 * 0.6),
      width: frame.width - 24, size: 17, weight: isField ? 400 : 600, color: ink,
      alignment: isField ? (isMirrored ? .trailing : .leading) : .center)
  }

  private func colors(of button: SnippetButton) -> (fill: PaintColor, ink: PaintColor) {
    switch button.role {
    case .primary: (PaintColor(hex: 0x0088FF), .white)
    case .destructive: (PaintColor(hex: 0xFF383C), .white)
    case .secondary: (snippetInk.opacity(0.1), snippetInk)
    case .field: (snippetInk.opacity(0.06), snippetInk.opacity(0.4))
    }
  }
}

/// The frames of the card of a shortcut and its parts.
struct SnippetFrames {
  var card: CGRect
  /// nil without a text.
  var dialog: CGRect?
  /// nil without a view.
  var view: CGRect?
  var buttons: [(button: SnippetButton, frame: CGRect)] = []
}

/// A button of the system on the card of a shortcut.
struct SnippetButton {
  /// A field looks like a button that cannot be pressed.
  enum Role { case primary, destructive, secondary, field }

  var title: String
  var role: Role
  var part: ScreenElement.SnippetPart
}

extension SurfaceScene.Snippet {
  /// The answers of a question, or Done below a result. Source: Human Interface Guidelines,
  /// "Snippets".
  fileprivate var rows: [[SnippetButton]] {
    let cancel = state.cancel.map { SnippetButton(title: $0, role: .secondary, part: .cancel) }
    let done = SnippetButton(title: state.done, role: .primary, part: .done)
    switch state.phase {
    case .performing: return []
    case .confirming:
      return state.labels.map {
        [
          [
            SnippetButton(title: $0.deny, role: .secondary, part: .cancel),
            SnippetButton(
              title: $0.accept, role: $0.isDestructive ? .destructive : .primary, part: .accept),
          ]
        ]
      } ?? []
    case .choosing:
      let options = (state.options ?? []).enumerated().map { index, option in
        [
          SnippetButton(
            title: option.title, role: option.isDestructive ? .destructive : .primary,
            part: .option(index))
        ]
      }
      return options + (cancel.map { [[$0]] } ?? [])
    case .entering:
      return [
        [SnippetButton(title: state.field?.title ?? "", role: .field, part: .field)],
        [cancel, done].compactMap(\.self),
      ]
    case .result, .failed: return [[done]]
    }
  }
}
