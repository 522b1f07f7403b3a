import DeviceSurfaces
import Foundation
import Rasterizer
import ViewArchive

/// Draws a sheet: for each device a heading, and a row of panels (light, dark, Lock Screen) for
/// each widget.
package struct SheetPage {
  /// One for each device.
  package var contents: [SheetContent]
  package var scale: Double

  package init(contents: [SheetContent], scale: Double) {
    self.contents = contents
    self.scale = scale
  }

  private static let margin = 56.0
  private static let panelRadius = 34.0
  private static let headingHeight = 96.0
  private static let titleHeight = 58.0
  private static let sectionGap = 40.0
  private static let titleFont = FontRequest(size: 36, weight: 700)
  private static let subtitleFont = FontRequest(size: 15, weight: 400)
  private static let ink = PaintColor(hex: 0x1B2233)
  private static let quietInk = PaintColor(hex: 0x6B7488)

  /// Throws `RasterizerError`.
  package func picture(_ rasterizer: Rasterizer) throws -> Picture {
    let columns = contents.map { SheetColumns($0) }
    let heights = zip(contents, columns).map { content, columns in
      content.sections.map { section in
        Self.titleHeight + columns.height(section) + Self.sectionGap
      }
    }
    let height = heights.map { Self.headingHeight + $0.reduce(0, +) }.reduce(0, +)
    let width = max(columns.map(\.totalWidth).max() ?? 0, try headingWidth(rasterizer))
    let size = CGSize(
      width: 2 * Self.margin + width, height: 2 * Self.margin + height - Self.sectionGap)
    let page = try PictureComposer(
      size: size, scale: scale,
      background: .linearGradient(
        [
          .init(color: PaintColor(hex: 0xF7F8FB), location: 0),
          .init(color: PaintColor(hex: 0xE6E9F0), location: 1),
        ], start: .zero, end: CGPoint(x: 0, y: size.height)), rasterizer: rasterizer)
    var y = Self.margin
    for (index, content) in contents.enumerated() {
      drawHeading(content, at: y, width: width, on: page)
      y += Self.headingHeight
      for (section, height) in zip(content.sections, heights[index]) {
        draw(section, of: content, at: y, columns: columns[index], on: page)
        y += height
      }
    }
    return try page.picture()
  }

  /// The width of the widest heading, in points.
  private func headingWidth(_ rasterizer: Rasterizer) throws -> Double {
    let ruler = try PictureComposer(
      size: CGSize(width: 1, height: 1), scale: scale, rasterizer: rasterizer)
    let widths = contents.flatMap { content in
      [(content.title, Self.titleFont), (content.subtitle, Self.subtitleFont)].map {
        ruler.size(ofLabel: $0, font: $1).width
      }
    }
    return Double(widths.max() ?? 0).rounded(.up)
  }

  private func drawHeading(
    _ content: SheetContent, at y: Double, width: Double, on page: PictureComposer
  ) {
    page.label(
      content.title, font: Self.titleFont, color: Self.ink,
      at: CGPoint(x: Self.margin, y: y - 6), width: width)
    page.label(
      content.subtitle, font: Self.subtitleFont, color: Self.quietInk,
      at: CGPoint(x: Self.margin, y: y + 42), width: width)
  }

  private func draw(
    _ section: SheetContent.Section, of content: SheetContent, at y: Double,
    columns: SheetColumns, on page: PictureComposer
  ) {
    let width = columns.totalWidth
    page.text(
      section.title, at: CGPoint(x: Self.margin, y: y), width: width, size: 20,
      weight: 600, color: Self.ink)
    page.text(
      section.subtitle, at: CGPoint(x: Self.margin, y: y + 27), width: width,
      size: 13, color: Self.quietInk)
    for panel in columns.panels(section) {
      let frame = CGRect(
        x: Self.margin + panel.x, y: y + Self.titleHeight, width: panel.width,
        height: columns.height(section))
      draw(panel, clock: content.clock, in: frame, on: page)
    }
  }

  private func draw(
    _ panel: SheetPanel, clock text: String, in frame: CGRect, on page: PictureComposer
  ) {
    panel.wallpaper.draw(in: frame, cornerRadius: Self.panelRadius, on: page)
    let offset = ((frame.height - panel.layout.height) / 2).rounded()
    if let clock = panel.layout.clockFrame {
      page.text(
        text, at: CGPoint(x: frame.minX, y: frame.minY + offset + clock.minY),
        width: clock.width, size: 68,
        weight: 600, color: PaintColor.white.opacity(0.92), alignment: .center)
    }
    for (picture, place) in zip(panel.pictures, panel.layout.frames) {
      let target = place.offsetBy(dx: frame.minX, dy: frame.minY + offset)
      page.widget(picture, in: target, shadowOpacity: panel.wallpaper.widgetShadow)
      let width = max(target.width, 200)
      page.text(
        picture.caption,
        at: CGPoint(x: target.midX - width / 2, y: target.maxY + 8), width: width, size: 11,
        weight: 500, color: panel.wallpaper.text, alignment: .center)
    }
  }
}
