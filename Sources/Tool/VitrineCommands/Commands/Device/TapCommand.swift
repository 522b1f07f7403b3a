import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import DeviceSurfaces
import Foundation

extension Command {
  static let tap = Command(
    spec: CommandSpec(
      name: "tap", summary: "Tap a placed widget, or app; without a target, list its elements.",
      positionals: [
        .placement,
        .init(
          name: "X,Y", help: "Point to tap, in points from the widget's top left corner.",
          isRequired: false),
      ],
      options: [
        .value("element", "N", "Number of the element to tap."),
        .value("label", "TEXT", "Label of the button, toggle or link to tap."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let id = PlacementID(arguments.positionals[0])
    guard let target = try await tapTarget(arguments, on: device) else {
      return try await device.run(ListElements(id), as: .elements, text: elementTable)
    }
    try await device.deliver(TapWidget(id, target, wait: true), as: .tap, link: \.link) { $0.text }
  }
}

private func tapTarget(
  _ arguments: ParsedArguments, on device: RunningDevice
) async throws -> TapTarget? {
  let point = arguments.positionals.dropFirst().first
  switch (point, arguments["element"], arguments["label"]) {
  case (nil, nil, nil): return nil
  case (let point?, nil, nil):
    let (x, y) = try pair(point, option: "X,Y")
    return .point(CGPoint(x: x, y: y))
  case (nil, let element?, nil):
    return try wholeNumberValue(element, option: "--element", in: 0...Int.max).map { .element($0) }
  case (nil, nil, let label?):
    let elements = try await device.client.call(ListElements(PlacementID(arguments.positionals[0])))
    let found = elements.filter { $0.label.lowercased() == label.lowercased() }
    guard let element = found.first(where: \.isActive) ?? found.first else {
      throw ToolError.unknownLabel(label, labels: elements.map(\.label))
    }
    return .element(element.index)
  default: throw UsageError.conflict("X,Y, --element", "--label")
  }
}

extension PictureElement {
  fileprivate var isActive: Bool { [.button, .switch, .link].contains(role) }
}

func elementTable(_ elements: [PictureElement]) -> String {
  var table = TextTable(
    header: ["N", "ROLE", "LABEL", "VALUE", "FRAME"],
    alignments: [.right, .left, .left, .left, .left])
  for element in elements {
    let frame = element.frame
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { shortNumber($0.rounded()) }
    let value = element.isOn.map { $0 ? "on" : "off" } ?? element.value ?? "-"
    table.rows.append([
      "\(element.index)", element.role.rawValue, element.label, value,
      "\(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])",
    ])
  }
  return table.text
}

extension TapResult {
  var text: String {
    switch outcome {
    case .performed: "performed"
    case .nothing: "nothing to tap there"
    case .link: "link \(link?.url?.absoluteString ?? "")"
    case .opened:
      "opened the app with "
        + (link?.userInfo.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
          .joined(separator: ", ") ?? "")
    }
  }
}
