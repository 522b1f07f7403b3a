import DeviceSurfaces
import Foundation

/// One panel of a section.
struct SheetPanel {
  var wallpaper: Wallpaper
  var pictures: [PagePicture]
  var layout: PanelLayout
  var x: Double
  var width: Double
}

/// The columns of a sheet: all sections use the same panel widths, so that their panels align.
struct SheetColumns {
  static let gap = 20.0

  private let systemWidth: Double
  private let lockWidth: Double

  init(_ content: SheetContent) {
    func width(_ pictures: [PagePicture]) -> Double {
      pictures.isEmpty ? 0 : PanelLayout(pictures).naturalWidth
    }
    systemWidth = content.sections.map { width($0.light) }.max() ?? 0
    lockWidth = content.sections.map { width($0.lockScreen) }.max() ?? 0
  }

  var totalWidth: Double {
    var widths = systemWidth > 0 ? [systemWidth, systemWidth] : []
    if lockWidth > 0 { widths.append(lockWidth) }
    return max(widths.reduce(0, +) + Self.gap * Double(max(widths.count - 1, 0)), 420)
  }

  /// The height of the section's highest panel.
  func height(_ section: SheetContent.Section) -> Double {
    panels(section).map(\.layout.height).max() ?? 0
  }

  func panels(_ section: SheetContent.Section) -> [SheetPanel] {
    var panels: [SheetPanel] = []
    func add(_ wallpaper: Wallpaper, _ pictures: [PagePicture], x: Double, width: Double) {
      guard !pictures.isEmpty else { return }
      panels.append(
        SheetPanel(
          wallpaper: wallpaper, pictures: pictures,
          layout: PanelLayout(
            pictures, width: width,
            clockBelow: wallpaper.showsClock && section.showsClock ? clockRow(pictures) : nil),
          x: x, width: width))
    }
    add(.light, section.light, x: 0, width: systemWidth)
    add(.dark, section.dark, x: systemWidth + Self.gap, width: systemWidth)
    let lockX = section.light.isEmpty ? 0 : 2 * (systemWidth + Self.gap)
    add(section.isBlack ? .black : .lock, section.lockScreen, x: lockX, width: lockWidth)
    return panels
  }

  /// The clock is below the inline widget, if there is one, else at the top.
  private func clockRow(_ pictures: [PagePicture]) -> Int {
    pictures.count > 1 && pictures[0].isInline ? 1 : 0
  }
}
