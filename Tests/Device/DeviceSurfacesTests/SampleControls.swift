import DeviceEngine
import DeviceStore
import Foundation
import HostLink
import ViewArchive
import WidgetHost

/// Handmade archives of controls: a platter with a title, and a separate symbol.
enum SampleControls {
  static func shown(
    _ title: String, size: LinkSize, place: ControlPlace, isOn: Bool = false,
    isRedacted: Bool = false
  ) -> ShownControl {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let side = min(size.width, 48)
    let symbol = CGRect(x: 0, y: 0, width: side, height: side)
    var text = SampleWidgets.text(
      title, at: CGRect(x: 60, y: size.height - 42, width: size.width - 70, height: 22), size: 15,
      weight: 600)
    text.marks = [.privacySensitive]
    let ground = ArchiveNode(
      kind: "ground", frame: bounds,
      content: .fill(
        ArchivePath(rect: bounds),
        .color(.white.opacity(isOn ? 0.9 : 0.16)), evenOdd: false))
    let sign = ArchiveNode(
      kind: "symbol", frame: symbol,
      content: .fill(
        ArchivePath(rect: symbol.insetBy(dx: side / 4, dy: side / 4)),
        .color(isOn ? PaintColor(red: 0.2, green: 0.5, blue: 1) : .white), evenOdd: false))
    let inset = min((size.height - side) / 2, 14)
    return ShownControl(
      face: StoredFace(
        state: isOn ? 1 : 0,
        platter: archive([ground] + (size.width > 64 ? [text] : []), bounds),
        symbol: archive([sign], symbol),
        symbolFrame: LinkRect(x: inset, y: inset, width: side, height: side)),
      instant: SampleWidgets.now, version: 3, size: size, place: place, isRedacted: isRedacted)
  }

  private static func archive(_ children: [ArchiveNode], _ bounds: CGRect) -> Data {
    let archive = ViewArchive(
      size: bounds.size, displayScale: 3,
      content: ArchiveNode(kind: "ZStack", frame: bounds, children: children))
    return try! archive.encoded()
  }
}
