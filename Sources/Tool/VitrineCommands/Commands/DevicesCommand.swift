import CommandArguments
import CommandContext
import Devices
import HostLink

extension Command {
  static let devices = Command(
    spec: CommandSpec(
      name: "devices", summary: "List the devices and their widget sizes.",
      discussion: """
        Sizes are in points, from the Human Interface Guidelines. An iPad lays widgets out at \
        these sizes and displays them smaller. Sizes marked with ~ are estimates, because Apple \
        publishes none.
        """,
      options: [.json])
  ) { arguments, context in
    if arguments.has("json") {
      return context.console.print(try jsonOutput(Device.all, as: .devices))
    }
    var table = TextTable(
      header: ["SCREEN", "SCALE"] + columns.map { $0.title.uppercased() } + ["MODELS"],
      alignments: [.left, .left] + columns.map { _ in .left } + [.left])
    for device in Device.all {
      let sizes = columns.map { family in
        device.size(of: family).map {
          "\(device.isEstimate(family) ? "~" : "")\(shortNumber($0.width))x\(shortNumber($0.height))"
        } ?? "-"
      }
      let mark = device == .standard ? " (default)" : ""
      table.rows.append(
        ["\(device.identifier)\(mark)", "@\(shortNumber(device.scale))x"] + sizes
          + [device.models.joined(separator: ", ")])
    }
    context.console.print(table.text)
  }
}

private let columns: [WidgetFamilyName] = [
  .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
  .accessoryCircular, .accessoryCorner, .accessoryRectangular, .accessoryInline,
]
