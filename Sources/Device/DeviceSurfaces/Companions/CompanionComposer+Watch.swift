import Devices
import Foundation
import Rasterizer
import ViewArchive

extension CompanionComposer {
  func drawFace(_ pieces: [Piece]) {
    page.fill(screen, with: .color(.black))
    let face = layout.face(scene.settings.face)
    if let dial = face?.dial?.rectangle {
      page.place(svg: dialMarks(in: dial, beside: pieces), in: dial)
    }
    for var piece in pieces {
      // The slot of a corner is much larger than its content.
      if piece.picture == nil, piece.widget.family == .accessoryCorner {
        piece.frame = piece.frame.insetBy(
          dx: piece.frame.width * 0.3, dy: piece.frame.height * 0.3)
      }
      draw(piece, placeholder: .white.opacity(0.1), cornerRadius: piece.frame.height / 2)
    }
    if let dial = face?.dial { page.place(svg: hands, in: dial.rectangle) }
    if let digits = face?.digits {
      text(
        clock.time(scene.now), in: digits, size: digits.height * 0.72, weight: 500, color: ink,
        alignment: .trailing)
    }
  }

  func drawSmartStack(_ pieces: [Piece], _ activities: [Activity]) {
    page.fill(screen, with: .color(.black))
    drawActivities(activities, background: WidgetLook.smartStackBackground)
    for piece in pieces {
      draw(
        piece, placeholder: WidgetLook.smartStackBackground,
        cornerRadius: device.widgetCornerRadius)
    }
    text(
      clock.time(scene.now), in: layout.clock, size: 15, weight: 600, alignment: .trailing)
  }

  /// Draws the alert of an activity: the app, a line in the accent color, title and body.
  func drawAlert() {
    guard let alert = scene.alert else { return }
    page.fill(screen, with: .color(.black))
    let margin = max(device.screen.width * 0.06, layout.screenCornerRadius * 0.25)
    let top = layout.screenCornerRadius * 0.55
    let width = device.screen.width - 2 * margin
    text(
      alert.app, in: SurfaceFrame(x: margin, y: top, width: width * 0.62, height: 18), size: 15,
      weight: 600, color: accent, alignment: .leading)
    text(
      clock.time(scene.now),
      in: SurfaceFrame(x: margin, y: top, width: width, height: 18), size: 15, weight: 600,
      alignment: .trailing)
    let card = CGRect(
      x: margin, y: top + 28, width: width, height: device.screen.height - top - 28 - margin)
    page.fill(
      card, with: .color(WidgetLook.smartStackBackground), cornerRadius: device.widgetCornerRadius)
    let content = card.insetBy(dx: 12, dy: 12)
    let title = page.label(
      alert.title, font: FontRequest(size: 17, weight: 600), color: .white, at: content.origin,
      width: content.width, lineLimit: 3)
    page.label(
      alert.body, font: FontRequest(size: 16, weight: 400), color: .white.opacity(0.85),
      at: CGPoint(x: content.minX, y: content.minY + title.height + 4), width: content.width,
      lineLimit: max(Int((content.height - title.height - 4) / 20), 1))
  }

  /// The controls are drawn over it.
  func drawWatchControlCenter() {
    page.fill(screen, with: .color(.black))
    text(
      clock.time(scene.now), in: layout.clock, size: 15, weight: 600, alignment: .trailing)
  }

  private var ink: PaintColor { .white.opacity(scene.settings.isLuminanceReduced ? 0.6 : 1) }

  private var accent: PaintColor { PaintColor(hexDigits: scene.accent) ?? .white }

  /// The ticks of the dial that are not below complications, on a grid of 200 by 200.
  private func dialMarks(in dial: CGRect, beside pieces: [Piece]) -> Data {
    let circles = pieces.filter { $0.widget.family == .accessoryCircular }.map(\.frame)
    func isFree(_ minute: Int) -> Bool {
      let angle = Double(minute) * .pi / 30
      // The ends and the middle of an hour's tick.
      return [0.87, 0.92, 0.97].allSatisfy { part in
        let radius = dial.width / 2 * part
        let (x, y) = (dial.midX + radius * sin(angle), dial.midY - radius * cos(angle))
        return !circles.contains { hypot(x - $0.midX, y - $0.midY) < $0.width / 2 + 2 }
      }
    }
    let ticks = (0..<60).filter(isFree).map { minute in
      let isHour = minute % 5 == 0
      return """
        <line x1="100" y1="3" x2="100" y2="\(isHour ? 13 : 8)" stroke="#fff" stroke-linecap="round" \
        stroke-opacity="\(isHour ? ink.alpha * 0.9 : ink.alpha * 0.4)" \
        stroke-width="\(isHour ? 2.4 : 1.2)" transform="rotate(\(minute * 6) 100 100)"/>
        """
    }
    return svg(ticks.joined())
  }

  /// The hands. An always-on display has no second hand.
  private var hands: Data {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: scene.settings.timeZone) ?? .gmt
    let time = calendar.dateComponents([.hour, .minute, .second], from: scene.now)
    let seconds = Double(time.second ?? 0)
    let minutes = Double(time.minute ?? 0) + (scene.showsSeconds ? seconds / 60 : 0)
    let hours = Double((time.hour ?? 0) % 12) + minutes / 60
    func hand(_ length: Double, _ width: Double, _ degrees: Double, _ color: PaintColor) -> String {
      """
      <line x1="100" y1="100" x2="100" y2="\(100 - length)" stroke="\(color.svg)" \
      stroke-opacity="\(color.alpha)" stroke-width="\(width)" stroke-linecap="round" \
      transform="rotate(\(degrees) 100 100)"/>
      """
    }
    var parts = hand(48, 7, hours * 30, ink) + hand(82, 5, minutes * 6, ink)
    if scene.showsSeconds, scene.secondHand(layout) != nil {
      parts += hand(90, 1.6, seconds * 6, accent)
    }
    parts += "<circle cx=\"100\" cy=\"100\" r=\"4\" fill=\"\(accent.svg)\"/>"
    return svg(parts)
  }

  private func svg(_ contents: String) -> Data {
    Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 200\">\(contents)</svg>".utf8)
  }
}

extension PaintColor {
  /// The colour without its opacity, as an SVG file names it.
  fileprivate var svg: String {
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    return "rgb(\(byte(red)),\(byte(green)),\(byte(blue)))"
  }
}
