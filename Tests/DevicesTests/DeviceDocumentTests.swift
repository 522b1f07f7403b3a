import Foundation
import HostLink
import Testing

@testable import Devices

/// `docs/devices.md` lists the sizes of `Device.all`.
@Suite struct DeviceDocumentTests {
  private static let document = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "docs/devices.md")

  @Test(arguments: Device.all.filter { $0.idiom == .phone || $0.idiom == .pad })
  func rowOfDeviceIsInDocument(device: Device) throws {
    let rows = try String(contentsOf: Self.document, encoding: .utf8).split(separator: "\n")
    let row = device.idiom == .pad ? padRow(device) : phoneRow(device)
    #expect(rows.contains(Substring(row)), "missing: \(row)")
  }

  private func phoneRow(_ device: Device) -> String {
    let families: [WidgetFamilyName] = [
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ]
    let sizes = families.map { family in
      device.families.first { $0.family == family }.map { text($0.size, $0.isEstimate) } ?? "–"
    }
    return "| `\(device.identifier)` | \(sizes.joined(separator: " | ")) | "
      + "\(device.models.joined(separator: ", ")) |"
  }

  private func padRow(_ device: Device) -> String {
    let families: [WidgetFamilyName] = [
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
    ]
    let sizes = families.map { family in
      device.families.first { $0.family == family }.map {
        $0.size == $0.shownSize
          ? text($0.size, false) : "\(text($0.size, false)) → \(text($0.shownSize, false))"
      } ?? "–"
    }
    return "| `\(device.identifier)` | \(sizes.joined(separator: " | ")) | "
      + "\(device.models.joined(separator: ", ")) |"
  }

  private func text(_ size: LinkSize, _ isEstimate: Bool) -> String {
    func number(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return "\(isEstimate ? "~" : "")\(number(size.width))×\(number(size.height))"
  }
}
