import CommandArguments
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// Draws a timeline as a strip of pictures with their dates below.
package struct TimelineStrip {
  package var report: TimelineReport
  package var wallpaper: Wallpaper
  package var timeZone: TimeZone
  package var scale: Double
  /// Entry indices and pictures.
  package var pictures: [(Int, PagePicture)]

  package init(
    report: TimelineReport, wallpaper: Wallpaper, timeZone: TimeZone, scale: Double,
    pictures: [(Int, PagePicture)]
  ) {
    self.report = report
    self.wallpaper = wallpaper
    self.timeZone = timeZone
    self.scale = scale
    self.pictures = pictures
  }

  private static let margin = 36.0
  private static let gap = 24.0
  private static let captionHeight = 44.0
  /// The maximum length of a row, in points.
  private static let rowLimit = 1300.0

  /// Throws `RasterizerError`.
  package func picture(_ rasterizer: Rasterizer) throws -> Picture {
    let cell = pictures.first?.1.size ?? CGSize(width: 158, height: 158)
    let cellWidth = max(cell.width, 120)
    let fitting = Int((Self.rowLimit + Self.gap) / (cellWidth + Self.gap))
    let rows = (pictures.count + max(fitting, 1) - 1) / max(fitting, 1)
    // Distributes the pictures evenly among the rows.
    let perRow = (pictures.count + max(rows, 1) - 1) / max(rows, 1)
    let rowHeight = cell.height + Self.captionHeight
    let size = CGSize(
      width: 2 * Self.margin + Double(max(perRow, 1)) * (cellWidth + Self.gap) - Self.gap,
      height: 2 * Self.margin + Double(max(rows, 1)) * (rowHeight + Self.gap) - Self.gap)
    let page = try PictureComposer(size: size, scale: scale, rasterizer: rasterizer)
    wallpaper.draw(in: CGRect(origin: .zero, size: size), cornerRadius: 0, on: page)
    for (place, (index, picture)) in pictures.enumerated() {
      let x = Self.margin + Double(place % perRow) * (cellWidth + Self.gap)
      let y = Self.margin + Double(place / perRow) * (rowHeight + Self.gap)
      let frame = CGRect(
        x: x + ((cellWidth - cell.width) / 2).rounded(), y: y, width: picture.size.width,
        height: picture.size.height)
      page.widget(picture, in: frame, shadowOpacity: wallpaper.widgetShadow)
      caption(
        report.entries[index], in: CGRect(x: x, y: y + cell.height, width: cellWidth, height: 40),
        color: wallpaper.text, on: page)
    }
    return try page.picture()
  }

  private func caption(
    _ entry: TimelineReport.Entry, in frame: CGRect, color: PaintColor, on page: PictureComposer
  ) {
    page.text(
      "\(entry.index) · \(dateText(entry.date, timeZone: timeZone).dropFirst(5))",
      at: CGPoint(x: frame.minX, y: frame.minY + 9), width: frame.width, size: 12,
      weight: 600, color: color, alignment: .center)
    page.text(
      offsetText(entry.offset),
      at: CGPoint(x: frame.minX, y: frame.minY + 26), width: frame.width, size: 11,
      color: color.opacity(0.8), alignment: .center)
  }
}
