import Foundation
import HostLink
import ViewArchive
import WidgetHost

/// Handmade archives of activities: a text, a bar and, if it fits, a button.
enum SampleActivities {
  static func shown(
    _ title: String, _ presentation: ActivityPresentationName, size: LinkSize,
    color: PaintColor = .white
  ) -> ShownActivity {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let isSmall = size.height < 40
    var children = [
      SampleWidgets.text(
        title,
        at: CGRect(x: isSmall ? 8 : 20, y: isSmall ? 8 : 44, width: size.width - 16, height: 24),
        size: 16, weight: 600)
    ]
    if !isSmall {
      children.append(
        SampleWidgets.button("Stop", at: CGRect(x: size.width - 94, y: 40, width: 74, height: 30)))
    }
    children.append(
      ArchiveNode(
        kind: "bar",
        frame: CGRect(x: isSmall ? 6 : 20, y: size.height - 8, width: size.width * 0.6, height: 3),
        content: .fill(
          ArchivePath(rect: CGRect(x: 0, y: 0, width: size.width * 0.6, height: 3)), .color(color),
          evenOdd: false)))
    let archive = ViewArchive(
      size: bounds.size, displayScale: 3,
      content: ArchiveNode(kind: "ZStack", frame: bounds, children: children))
    return ShownActivity(
      archive: try! archive.encoded(), instant: SampleWidgets.now, version: 4, size: size,
      presentation: presentation)
  }

  static func compact(_ title: String, _ presentation: ActivityPresentationName) -> ShownActivity {
    shown(
      title, presentation, size: LinkSize(width: 44, height: 36.67),
      color: PaintColor(hex: 0x34C759))
  }

  static func large(
    _ title: String, _ presentation: ActivityPresentationName
  ) -> ShownActivity {
    shown(
      title, presentation, size: LinkSize(width: 371, height: 120),
      color: PaintColor(hex: 0xFF9F0A))
  }
}
