import DeviceEngine
import Foundation
import HostLink
import ViewArchive
import WidgetHost

/// Handmade archives of widgets with enough content to show every look.
enum SampleWidgets {
  static let now = Date(timeIntervalSince1970: 1_772_703_660)

  /// A gradient, a heading, a countdown of 12 minutes, a button and a progress bar.
  static func timer(_ size: LinkSize, appearance: Appearance = Appearance()) -> ShownArchive {
    let end = now.addingTimeInterval(720)
    let children = [
      text("Tea", at: CGRect(x: 16, y: 14, width: 120, height: 24), size: 17, weight: 600),
      text(
        .dynamic(.timer(end)), at: CGRect(x: 16, y: 42, width: 130, height: 44), size: 34,
        weight: 700, accent: true),
      ArchiveNode(
        kind: "ProgressView", frame: CGRect(x: 16, y: 98, width: size.width - 32, height: 8),
        content: .timedProgress(
          TimedProgress(
            start: now.addingTimeInterval(-720), end: end, countsDown: false, shape: .bar,
            lineWidth: 0, track: .color(.white.opacity(0.3)), fill: .color(.white)))),
      button("Stop", at: CGRect(x: 16, y: size.height - 44, width: 74, height: 30)),
    ]
    return shown(
      children, size, family: size.width > 200 ? .systemMedium : .systemSmall, appearance)
  }

  /// A heading, a private amount, a link and a toggle.
  static func account(
    _ size: LinkSize, family: WidgetFamilyName = .systemSmall,
    appearance: Appearance = Appearance(), isRedacted: Bool = false
  ) -> ShownArchive {
    var amount = text(
      "$1,234", at: CGRect(x: 16, y: 44, width: 120, height: 40), size: 30, weight: 700)
    amount.marks = [.privacySensitive]
    var heading = text(
      "Balance", at: CGRect(x: 16, y: 16, width: 120, height: 22), size: 15, weight: 600)
    heading.accessibility = NodeAccessibility(traits: .isHeader)
    var link = text(
      "Details", at: CGRect(x: 16, y: 92, width: 60, height: 20), size: 13, weight: 500)
    link.action = .link(URL(fileURLWithPath: "/details"))
    var toggle = text("Hide", at: CGRect(x: 16, y: 116, width: 60, height: 26), size: 13)
    toggle.action = .toggle(isOn: true, identifier: "Hide", parameters: Data())
    var result = shown([heading, amount, link, toggle], size, family: family, appearance)
    result.isRedacted = isRedacted
    return result
  }

  /// A Lock Screen widget: a ring, one line or three lines.
  static func accessory(
    _ family: WidgetFamilyName, _ size: LinkSize, appearance: Appearance
  ) -> ShownArchive {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    var children: [ArchiveNode] = []
    switch family {
    case .accessoryCircular:
      let ring = bounds.insetBy(dx: 4, dy: 4)
      children = [
        ArchiveNode(
          kind: "ring", frame: ring,
          content: .timedProgress(
            TimedProgress(
              start: now.addingTimeInterval(-700), end: now.addingTimeInterval(300),
              countsDown: false, shape: .ring, lineWidth: 6, track: .color(.white.opacity(0.3)),
              fill: .color(.white)))),
        text(
          "42", at: CGRect(x: 0, y: bounds.midY - 14, width: size.width, height: 28), size: 22,
          weight: 600, alignment: .center),
      ]
    case .accessoryInline:
      children = [
        text("Rain at 16:00", at: bounds, size: 17, weight: 500, alignment: .center)
      ]
    default:
      children = [
        text(
          "Next train", at: CGRect(x: 0, y: 6, width: size.width, height: 20), size: 15,
          weight: 600),
        text(
          .dynamic(.relative(now.addingTimeInterval(725))),
          at: CGRect(x: 0, y: 28, width: size.width, height: 20), size: 15),
        text("Platform 4", at: CGRect(x: 0, y: 48, width: size.width, height: 20), size: 15),
      ]
    }
    return shown(children, size, family: family, appearance)
  }

  // MARK: Parts

  static func shown(
    _ children: [ArchiveNode], _ size: LinkSize, family: WidgetFamilyName, _ appearance: Appearance
  ) -> ShownArchive {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let background = ArchiveNode(
      kind: "background", frame: bounds,
      content: .fill(
        ArchivePath(rect: bounds),
        .linearGradient(
          [
            .init(color: PaintColor(red: 0.28, green: 0.5, blue: 0.95), location: 0),
            .init(color: PaintColor(red: 0.35, green: 0.25, blue: 0.75), location: 1),
          ], start: .zero, end: CGPoint(x: 0, y: size.height)), evenOdd: false))
    let archive = ViewArchive(
      size: CGSize(width: size.width, height: size.height), displayScale: 3,
      containerBackground: family.rawValue.hasPrefix("accessory") ? nil : background,
      content: ArchiveNode(kind: "ZStack", frame: bounds, children: children))
    return ShownArchive(
      archive: try! archive.encoded(), instant: now, version: 1, size: size, family: family,
      appearance: appearance, content: .entry(0))
  }

  static func text(
    _ string: String, at frame: CGRect, size: Double, weight: Double = 400,
    alignment: ParagraphStyle.Alignment = .leading
  ) -> ArchiveNode {
    text(.string(string), at: frame, size: size, weight: weight, alignment: alignment)
  }

  static func text(
    _ content: StyledText.Content, at frame: CGRect, size: Double, weight: Double = 400,
    accent: Bool = false, alignment: ParagraphStyle.Alignment = .leading
  ) -> ArchiveNode {
    ArchiveNode(
      kind: "Text", frame: frame,
      content: .dynamicText(
        StyledText([
          .init(
            content,
            style: TextStyle(
              font: FontRequest(size: size, weight: weight, hasMonospacedDigits: true),
              paint: .color(.white)))
        ]), ParagraphStyle(alignment: alignment, lineLimit: 1)), marks: accent ? [.accentable] : [])
  }

  static func button(_ title: String, at frame: CGRect) -> ArchiveNode {
    let inside = CGRect(origin: .zero, size: frame.size)
    return ArchiveNode(
      kind: "Button", frame: frame,
      content: .fill(
        ArchivePath(rect: inside), .color(.white.opacity(0.25)),
        evenOdd: false),
      action: .intent(identifier: "Stop", parameters: Data()),
      children: [
        text(title, at: inside.offsetBy(dx: 0, dy: 6), size: 14, weight: 600, alignment: .center)
      ])
  }
}
