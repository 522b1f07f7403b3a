import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink
import JSONValues

// Tools that act on a device: the one of `vitrine serve`, or the server's own.
extension AgentTool {
  private static let placement = ToolParameter.positional(
    "placement", "Placement id, such as p1; `placements` lists them."
  ).shared

  static let install = AgentTool(
    "install", title: "Install an extension",
    """
    Builds an extension and installs it on the device. Call it again after an edit: placed widgets \
    keep their configuration and reload.
    """,
    effects: .init(isReadOnly: false, isDestructive: false, isRepeatable: true),
    parameters: [.project], perform: .device(.install, settles: true))

  static let gallery = AgentTool(
    "gallery", title: "Widget gallery", "Lists the widgets that can be placed on the device.",
    parameters: [], perform: .device(.gallery))

  static let place = AgentTool(
    "place", title: "Place a widget",
    """
    Places a widget on the device. With path, the extension is built and installed first.
    """,
    effects: .adds,
    parameters: [.positional("kind", "Widget kind; `gallery` and `list` have them.").shared]
      + ToolParameter.options(
        Command.place.spec.options,
        help: [
          "at": "home:PAGE,COLUMN,ROW, today:N, lock:inline, lock:0 to lock:3, standby:left or "
            + "right, face:FACE,SLOT, or smart-stack:N, carplay:N, desktop:N, "
            + "notification-center:N. Default: the first free place.",
          "on": "Device. Default: main.",
          "recommendation": "Recommended configuration by name or number, for a watch.",
        ]) + [
        .own(
          "path", .path,
          "Project, folder of sources or bundle to install first.")
      ],
    perform: .custom { call in
      var call = call
      try await call.connectDevice()
      if let path = call.members["path"]?.string {
        var installation = call
        installation.arguments.positionals = [try call.workspace.folders.path(path)]
        for name in ["extension", "family", "at", "on", "set", "recommendation"] {
          installation.arguments.values[name] = nil
        }
        try await installation.run(.install)
      }
      try await call.run(.place)
      return try await call.placementResult()
    })

  static let placements = AgentTool(
    "placements", title: "Placed widgets",
    "Lists the placed widgets: what each shows, its next entry and reload, and its problem.",
    parameters: [], perform: .device(.placements))

  static let remove = AgentTool(
    "remove", title: "Remove a widget", "Removes a placed widget or a stack from the device.",
    effects: .sets, parameters: [placement], perform: .device(.remove, settles: true))

  static let tap = AgentTool(
    "tap", title: "Tap a widget",
    """
    Taps a button, toggle or link of a placed widget by its label, element number or point. \
    Without a target, lists the widget's accessibility elements.
    """,
    effects: .adds,
    parameters: [
      placement,
      .positional("point", "X,Y in points, such as 20,35.", isRequired: false),
    ] + ToolParameter.options(Command.tap.spec.options),
    perform: .device(.tap, settles: true))

  static let shortcut = AgentTool(
    "shortcut", title: "Run a shortcut",
    """
    Runs an app's shortcut (AppShortcutsProvider) and answers with its card: dialog, \
    elements of the snippet, what it asks. `tap` with the placement "snippet" \
    presses its buttons. Without a title, lists the shortcuts.
    """,
    effects: .adds,
    parameters: [
      .positional("title", "Title of the shortcut.", isRequired: false)
    ] + ToolParameter.options(Command.shortcut.spec.options),
    perform: .device(.shortcut, settles: true))

  static let configure = AgentTool(
    "configure", title: "Configure a widget",
    """
    Sets a placed widget's parameters. Without set and unset, lists the parameters with their \
    values and choices.
    """,
    effects: .sets,
    parameters: [placement]
      + ToolParameter.options(
        Command.configure.spec.options, help: ["unset": "Reset to the default."]),
    perform: .device(.configure, settles: true))

  static let clock = AgentTool(
    "clock", title: "Device clock",
    """
    Reads or moves the device's clock; widgets reload as it advances. That of the server's own \
    device is stopped: move it.
    """,
    effects: .adds,
    parameters: ToolParameter.options(
      Command.clock.spec.options,
      help: [
        "by": "Such as +2h30m or -1d.",
        "rate": "Device seconds per real second; 0 stops, 1 is real time.",
      ]),
    perform: .device(.clock, settles: true))

  static let device = AgentTool(
    "device", title: "Device settings",
    """
    Reads or changes the device's settings, such as {"look": "tinted"}, \
    {"locale": "ar_SA"} or {"typeSize": "accessibility3"}. Without settings, lists all of them. \
    With on, those of an iPad, watch, car or Mac, which it connects.
    """,
    effects: .sets,
    parameters: [
      ToolParameter(
        name: "settings", form: .map, target: .positional, help: "New values.")
    ]
      + ToolParameter.options(
        Command.device.spec.options, except: ["wallpaper", "lock-wallpaper"]),
    perform: .device(.device, settles: true))

  static let explain = AgentTool(
    "explain", title: "Explain a reload",
    """
    Explains why a widget, control or Live Activity shows what it shows: next reload, budget, and \
    a ledger of reloads that were granted, deferred or refused.
    """,
    parameters: [
      .positional("id", "Of a placement, control or activity: p1, c1, a1.")
    ] + ToolParameter.options(Command.explain.spec.options),
    perform: .device(.explain))

  static let log = AgentTool(
    "log", title: "Device log",
    "Lists the newest decisions of the device, or what extensions and apps print.",
    parameters: [
      ToolParameter(
        name: "output", form: .flag, target: .option("output"),
        help: "List what extensions and apps print, and their crashes.")
    ] + ToolParameter.options(Command.log.spec.options),
    perform: .device(.log))

  static let screenshot = AgentTool(
    "screenshot", title: "Device screenshot",
    "Draws a whole screen of the device, and lists the placed widgets.",
    parameters: ToolParameter.options(
      Command.screenshot.spec.options,
      help: [
        "page": "From 0, of home and control-center.",
        "scale": "Pixels per point. Default: 1.", "on": "Device. Default: that of surface.",
        "surface": SurfaceName.screens.map(\.argument).joined(separator: ", ")
          + ". Default: what is in front.",
      ]),
    perform: .custom { call in
      var call = call
      try await call.connectDevice()
      if call.arguments["scale"] == nil { call.arguments.values["scale"] = ["1"] }
      let (surface, png) = try await screenshotPicture(call.arguments, in: call.context)
      let state = try await call.runningDevice.state()
      let screen = surface?.argument ?? "the screen in front"
      let text = "\(screen), \(DeviceJSON.text(of: state.clock.now))\n\(placementTable(state))"
      let texts = [text, call.notes].compactMap(\.self)
      return ToolResult([
        .png(png), .text(AgentWording.commands(texts.joined(separator: "\n"))),
      ])
    })
}

extension ToolCall {
  /// The result of `place`, as soon as the widget shows something.
  fileprivate func placementResult() async throws -> ToolResult {
    var result = result()
    guard let id = result.structured?["placement"]?["id"]?.string,
      let placed = try await runningDevice.settledState().placements.first(where: {
        $0.id.rawValue == id
      })
    else { return result }
    result.content.append(
      .text("\(id) shows \(placed.shownText)\(placed.problem.map { "; \($0)" } ?? "")"))
    result.structured = try JSONValue(
      parsing: DeviceJSON.encode(VersionedOutput(placed, as: .placement)))
    return result
  }
}
