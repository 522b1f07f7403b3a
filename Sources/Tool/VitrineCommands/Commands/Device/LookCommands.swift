import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink
import WidgetHost

// Commands that inspect the running device.
extension Command {
  static let gallery = Command(
    spec: CommandSpec(
      name: "gallery", summary: "List the widgets that can be placed.",
      options: [
        .value(
          "on", "DEVICE", offers: .words(DeviceRole.allCases.map(\.rawValue)),
          "Only what a device shows: "
            + DeviceRole.allCases.map(\.rawValue).joined(separator: ", ") + "."),
        .flag("recommendations", "List the recommended configurations of the widgets."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let role = try DeviceRole.named(arguments)
    let listsRecommendations = arguments.has("recommendations")
    let device = RunningDevice(arguments, in: context)
    let items = try await device.client.call(ListGallery())
    try await device.show(role.map { items.offered(on: $0) } ?? items, as: .gallery) { items in
      if listsRecommendations { return recommendationTable(items) }
      var table = TextTable(
        header: ["KIND", "EXTENSION", "NAME", "FAMILIES", "PARAMETERS"],
        alignments: Array(repeating: .left, count: 5))
      for item in items {
        let parameters = item.configuration.parameters.map(\.name).joined(separator: ", ")
        table.rows.append([
          item.kind, item.extension.rawValue, item.displayName, familyList(item, on: role),
          parameters.isEmpty ? "-" : parameters,
        ])
      }
      if items.isEmpty, let role {
        return "no installed extension has widgets for the device \(role.rawValue)"
      }
      return items.isEmpty
        ? "no extensions installed; add one with `vitrine install EXT`" : table.text
    }
  }

  private static func recommendationTable(_ items: [GalleryItem]) -> String {
    var table = TextTable(
      header: ["KIND", "N", "NAME", "CONFIGURATION"], alignments: [.left, .right, .left, .left])
    for item in items {
      for (number, offer) in item.recommendations.enumerated() {
        let values = offer.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.text)" }
        table.rows.append([
          item.kind, "\(number)", offer.title, values.isEmpty ? "-" : values.joined(separator: " "),
        ])
      }
    }
    return table.rows.isEmpty ? "no widget has recommendations" : table.text
  }

  static let placements = Command(
    spec: CommandSpec(
      name: "placements", summary: "List the placed widgets and what they show.",
      options: RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let state = try await device.state()
    try await device.show(state.placements, as: .placements) { _ in placementTable(state) }
  }

  static let explain = Command(
    spec: CommandSpec(
      name: "explain",
      summary: "Explain why a widget, control or Live Activity shows what it shows.",
      positionals: [
        .init(name: "ID", help: "Id of a placement, control or activity, such as p1, c1 or a1.")
      ],
      options: [.value("limit", "N", "Number of ledger rows. Default: 20.")]
        + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let limit = try ledgerLimit(arguments)
    try await device.explain(ItemID(arguments.positionals[0]), limit: limit)
  }

  static let screenshot = Command(
    spec: CommandSpec(
      name: "screenshot", summary: "Draw a whole screen of the running device.",
      options: [
        .value(
          "surface", "NAME", offers: .words(SurfaceName.screens.map(\.argument)),
          SurfaceName.screens.map(\.argument).joined(separator: ", ")
            + "; island draws the Dynamic Island expanded. Default: the app in front, "
            + "or else home; on a companion, its first."),
        DeviceRole.option("that of NAME, or else main"),
        .flag("full-screen", "With --surface standby: the first Live Activity fills the screen."),
        .value("page", "N", "Page of the Home Screen or Control Center, from 0. Default: 0."),
        .value("scale", "N", "Pixels per point, 0.25 to 4. Default: the device's scale."),
        .value("output", "OUT", short: "o", "PNG file to write. Default: <surface>.png."),
        RunningDevice.options[0],
      ])
  ) { arguments, context in
    try PictureFormat.requirePNG(output: arguments["output"])
    try context.requireWritable(arguments["output"])
    let (surface, png) = try await screenshotPicture(arguments, in: context)
    let name = surface ?? .home
    let file = OutputFile(url: context.file(arguments["output"] ?? "\(name.argument).png"))
    try file.write(png)
    context.console.print(file.url.path)
  }
}

/// The picture of a screen for the arguments of `screenshot`, and the surface that they name; nil
/// for the screen in front.
func screenshotPicture(
  _ arguments: ParsedArguments, in context: ToolContext
) async throws -> (surface: SurfaceName?, png: Data) {
  let device = RunningDevice(arguments, in: context)
  let surface: SurfaceName? = try arguments["surface"].map {
    try namedValue(
      $0, option: "--surface", what: "surface", default: .home, among: SurfaceName.screens,
      name: \.argument)
  }
  let role = try DeviceRole.named(arguments)
  let isFullScreen = arguments.has("full-screen")
  let enlarging = SurfaceName.enlargingActivities
  if isFullScreen, !enlarging.contains(where: { $0 == surface }) {
    let names = enlarging.map(\.argument).joined(separator: " or ")
    throw UsageError.missingOption("--full-screen", requires: "--surface \(names)")
  }
  let page = try wholeNumberValue(arguments["page"], option: "--page", in: 0...999)
  let scale = try numberValue(arguments["scale"], option: "--scale", in: 0.25...4)
  let picture = try await device.client.call(
    TakeScreenshot(
      surface, on: role, page: page, fullScreen: isFullScreen ? true : nil, scale: scale))
  if let loading = picture.loading {
    let names = loading.map(\.rawValue).joined(separator: ", ")
    context.console.warn("after 10 s, these widgets were still loading: \(names)")
  }
  return (surface ?? role.flatMap { $0 == .main ? nil : $0.surfaces.first }, picture.png)
}

/// `--limit`: the number of ledger rows.
func ledgerLimit(_ arguments: ParsedArguments) throws -> Int {
  try wholeNumberValue(arguments["limit"], option: "--limit", in: CommandLimits.rows) ?? 20
}

extension RunningDevice {
  /// Prints why a placement, a control or an activity shows what it shows.
  func explain(_ id: ItemID, limit: Int) async throws {
    try await run(Explain(id, limit: limit), as: .explain) { explanation in
      explanation.text(dates: DeviceDates(try await state()))
    }
  }
}

extension Explanation {
  /// The output of `vitrine explain`.
  func text(dates: DeviceDates) -> String {
    switch self {
    case .placement(let explanation): explanationText(explanation, dates: dates)
    case .control(let explanation): controlExplanationText(explanation, dates: dates)
    case .activity(let explanation): activityExplanationText(explanation, dates: dates)
    }
  }
}

private func explanationText(_ explanation: WidgetExplanation, dates: DeviceDates) -> String {
  let placed = explanation.placement
  let budget = explanation.budget
  return """
    \(placed.line)
    \(explanation.verdict)
    shows        \(placed.shownText)
    next entry   \(dates.text(placed.nextEntry))
    next reload  \(dates.text(explanation.nextReload))
    budget       \(budgetText(budget, dates: dates))

    \(ledgerTable(explanation.rows, dates: dates))
    """
}

private func budgetText(_ budget: WidgetExplanation.Budget, dates: DeviceDates) -> String {
  let text = "\(budget.left) of \(budget.total) reloads left until \(dates.text(budget.resets))"
  return budget.isLifted ? "developer mode lifts the budget (\(text))" : text
}

/// The families of a widget in a gallery, with those that the author disfavors on the device.
func familyList(_ item: GalleryItem, on role: DeviceRole?) -> String {
  item.families.map { family in
    let isDisfavored = role.map { item.isDisfavored(family, on: $0) } ?? false
    return family.shortName + (isDisfavored ? " (disfavored)" : "")
  }.joined(separator: ", ")
}
