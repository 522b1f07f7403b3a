import Foundation
import HostLink
import Testing

@testable import Devices

/// `docs/devices.md` lists the sizes of `Device.all`.
@Suite struct DeviceDocumentTests {
  private static let document = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "docs/devices.md")

  @Test(arguments: Device.all.filter { $0.idiom == .phone || $0.idiom == .pad })
  func rowOfDeviceIsInDocument(device: Device) throws {
    let rows = try String(contentsOf: Self.document, encoding: .utf8).split(separator: "\n")
    let row = device.idiom == .pad ? padRow(device) : phoneRow(device)
    #expect(rows.contains(Substring(row)), "missing: \(row)")
  }

  @Test(arguments: Device.cars)
  func rowOfCarIsInDocument(device: Device) throws {
    let form = try #require(device.companion?.form(.small))
    let (least, most) = (form.heights.least, form.heights.most)
    let sizes = (least == most ? [least] : [least, most]).map {
      text(LinkSize(width: form.width, height: $0), false)
    }
    try expectRow(device, [size(.systemSmall, device), sizes.joined(separator: " to ")])
  }

  @Test(arguments: Device.macs)
  func rowOfMacIsInDocument(device: Device) throws {
    try expectRow(device, device.families.map { size($0.family, device) })
  }

  private func expectRow(_ device: Device, _ cells: [String]) throws {
    let rows = try String(contentsOf: Self.document, encoding: .utf8).split(separator: "\n")
    let all = ["`\(device.identifier)`"] + cells + [device.models.joined(separator: ", ")]
    let row = "| \(all.joined(separator: " | ")) |"
    #expect(rows.contains(Substring(row)), "missing: \(row)")
  }

  private func size(_ family: WidgetFamilyName, _ device: Device) -> String {
    guard let size = device.size(of: family), let shown = device.shownSize(of: family) else {
      return "–"
    }
    let isEstimate = device.isEstimate(family)
    return size == shown
      ? text(size, isEstimate) : "\(text(size, isEstimate)) → \(text(shown, isEstimate))"
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
