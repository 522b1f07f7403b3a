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
    drawPlate(frame)
    var top = frame.minY
    if let dialog = card.state.dialog, let dialogHeight {
      top += SnippetLayout.padding
      page.label(
        dialog, font: Self.dialogFont, color: snippetInk,
        at: CGPoint(x: frame.minX + SnippetLayout.padding, y: top), width: inner,
        alignment: isMirrored ? .trailing : .leading, lineLimit: Self.dialogLines)
      top += dialogHeight
    }
    if let size {
      if dialogHeight != nil { top += SnippetLayout.padding }
      let place = CGRect(x: frame.minX, y: top, width: size.width, height: size.height)
      if let view {
        page.clipped(to: frame, cornerRadius: SnippetLayout.cornerRadius) {
          page.place(view, in: place)
        }
      }
      top += size.height
    }
    // A long list scrolls on the page. The picture has its first rows.
    page.clipped(to: frame, cornerRadius: SnippetLayout.cornerRadius) {
      for (index, row) in rows.enumerated() {
        let offset = SnippetLayout.padding + SnippetLayout.height(ofRows: index)
        draw(
          row,
          at: CGPoint(
            x: frame.minX + SnippetLayout.padding,
            y: top + offset + (index == 0 ? 0 : SnippetLayout.buttonGap)), width: inner)
      }
    }
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

  /// Draws a row of buttons of equal width, or an empty field.
  private func draw(_ buttons: [SnippetButton], at corner: CGPoint, width: Double) {
    let count = Double(buttons.count)
    let gap = SnippetLayout.buttonGap
    let size = CGSize(
      width: (width - (count - 1) * gap) / count, height: SnippetLayout.buttonHeight)
    let ordered = isMirrored ? buttons.reversed() : buttons
    for (index, button) in ordered.enumerated() {
      let frame = CGRect(
        origin: CGPoint(
          x: corner.x + Double(index) * (size.width + gap), y: corner.y),
        size: size)
      let (fill, ink) = colors(of: button)
      page.fill(frame, with: .color(fill), cornerRadius: size.height / 2)
      let isField = button.role == .field
      page.text(
        button.title, at: CGPoint(x: frame.minX + 12, y: frame.midY - 17 * 0.6),
        width: frame.width - 24, size: 17, weight: isField ? 400 : 600, color: ink,
        alignment: isField ? (isMirrored ? .trailing : .leading) : .center)
    }
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

/// A button of the system on the card of a shortcut.
private struct SnippetButton {
  /// A field looks like a button that cannot be pressed.
  enum Role { case primary, destructive, secondary, field }

  var title: String
  var role: Role
}

extension SurfaceScene.Snippet {
  /// The answers of a question, or Done below a result. Source: Human Interface Guidelines,
  /// "Snippets".
  fileprivate var rows: [[SnippetButton]] {
    let cancel = state.cancel.map { SnippetButton(title: $0, role: .secondary) }
    let done = SnippetButton(title: state.done, role: .primary)
    switch state.phase {
    case .performing: return []
    case .confirming:
      return state.labels.map {
        [
          [
            SnippetButton(title: $0.deny, role: .secondary),
            SnippetButton(title: $0.accept, role: $0.isDestructive ? .destructive : .primary),
          ]
        ]
      } ?? []
    case .choosing:
      let options = (state.options ?? []).map {
        [SnippetButton(title: $0.title, role: $0.isDestructive ? .destructive : .primary)]
      }
      return options + (cancel.map { [[$0]] } ?? [])
    case .entering:
      return [
        [SnippetButton(title: state.field?.title ?? "", role: .field)],
        [cancel, done].compactMap(\.self),
      ]
    case .result, .failed: return [[done]]
    }
  }
}
