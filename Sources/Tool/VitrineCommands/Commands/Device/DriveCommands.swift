import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink

// Commands that change the running device.
extension Command {
  static let reload = Command(
    spec: CommandSpec(
      name: "reload", summary: "Reload widgets' timelines now, without using their budget.",
      positionals: [
        .init(name: "PLACEMENT", help: "Placement id, such as p1.", isRequired: false)
      ],
      options: [
        .value("extension", "ID", "Reload all widgets of this extension."),
        .value("kind", "KIND", "With --extension: only this kind."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let kind = arguments["kind"]
    switch (arguments.positionals.first, arguments["extension"]) {
    case (let id?, nil) where kind == nil: try await device.perform(ReloadWidgets(PlacementID(id)))
    case (nil, let id?):
      try await device.perform(
        ReloadWidgets(extension: try await device.identifier(of: id), kind: kind))
    case (nil, nil):
      throw UsageError.missingPositional("PLACEMENT or --extension", command: "reload")
    default: throw UsageError.conflict("PLACEMENT", kind == nil ? "--extension" : "--kind")
    }
  }

  static let clock = Command(
    spec: CommandSpec(
      name: "clock", summary: "Print or set the running device's clock.",
      options: [
        .value(
          "set", "DATE",
          "Set the clock: ISO 8601 in the device's time zone, or now for the machine's time."),
        .value("by", "SPAN", "Move the clock forward or back, such as +2h30m or -1d."),
        .value(
          "rate", "N",
          "Device seconds per real second, 0 to 3600; 0 stops the clock, 1 is real time."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let state = try await device.state()
    let rate = try numberValue(arguments["rate"], option: "--rate", in: 0...3600)
    let date = try arguments["set"].map { text in
      try DateArgument(now: context.now(), timeZone: state.zone).parse(text, option: "--set")
    }
    var interval: TimeInterval?
    if let text = arguments["by"] {
      let dates = DateArgument(now: Date(timeIntervalSince1970: 0), timeZone: state.zone)
      guard text.hasPrefix("+") || text.hasPrefix("-") else {
        throw ValueError(value: text, option: "--by", expected: "a span such as +2h30m or -1d")
      }
      interval = try dates.parse(text, option: "--by").timeIntervalSince1970
    }
    try await device.run(SetClock(date: date, by: interval, rate: rate), as: .clock) { clock in
      let date = dateText(clock.now, timeZone: state.zone)
      let pace = clock.rate == 0 ? "stopped" : "\(shortNumber(clock.rate))x real time"
      return "\(date) \(state.device.timeZone), \(clock.rate == 1 ? "real time" : pace)"
    }
  }

  static let device = Command(
    spec: CommandSpec(
      name: "device", summary: "Print or change the running device's settings.",
      discussion: """
        Names may be written with hyphens, and true and false as on and off: developer-mode=on. \
        An extension that uses the position asks once; answer with location-access=EXT:allow or \
        location-access=EXT:deny. With --on pad, watch, car or mac, the settings are those of a \
        companion, which is connected if it is not yet.

        --wallpaper and --lock-wallpaper put a PNG or JPEG file behind the Home Screen and the \
        Lock Screen; none restores the device's own.
        """,
      positionals: [
        .init(
          name: "NAME=VALUE", help: "Settings to change, such as look=tinted.", isRequired: false,
          repeats: true, offers: .words(DeviceSetting.all.map { "\($0.name)=" }))
      ],
      options: [
        DeviceRole.option, .flag("disconnect", "With --on, for a companion: disconnect it."),
        .value("wallpaper", "FILE", "Picture behind the Home Screen, or none."),
        .value("lock-wallpaper", "FILE", "Picture behind the Lock Screen, or none."),
      ] + RunningDevice.options,
      tables: [
        .init(
          title: "Settings",
          rows: DeviceSetting.all.map { ($0.name, "\($0.summary): \($0.expected).") })
      ])
  ) { arguments, context in
    let changes = try arguments.positionals.map(settingChange)
    let role = try DeviceRole.named(arguments) ?? .main
    let disconnects = arguments.has("disconnect")
    if disconnects, role == .main {
      throw UsageError.missingOption("--disconnect", requires: "--on pad, watch, car or mac")
    }
    let device = RunningDevice(arguments, in: context)
    for (option, surface) in [("wallpaper", SurfaceName.home), ("lock-wallpaper", .lock)] {
      guard let name = arguments[option] else { continue }
      guard role == .main else { throw UsageError.conflict("--\(option)", "--on") }
      let file = name == "none" ? nil : context.file(name).path
      _ = try await device.client.call(SetWallpaper(surface, file: file))
    }
    try await device.run(
      SetDevice(changes, on: role, isConnected: !disconnects), as: .device
    ) { settings in
      if disconnects { return "\(role.rawValue) is disconnected" }
      var table = TextTable(header: ["SETTING", "VALUE"], alignments: [.left, .left])
      for setting in DeviceSetting.all(of: role) {
        table.rows.append([setting.name, setting.value(in: settings).text])
      }
      return table.text
    }
  }

  static let install = Command(
    spec: CommandSpec(
      name: "install", summary: "Install or update an extension on the running device.",
      positionals: [.extensionArgument], options: [.openCommand, .also] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    var location = ExtensionLocation(
      arguments.positionals[0], options: ProjectOptions(alsoOf: arguments, in: context), in: context
    )
    location.includesApp = true
    let bundle = try await location.bundle(in: context, warnings: WarningLog(context.console))
    let command = openCommand(arguments["open-command"])
    let app = try await device.client.call(Install(bundle.url.path, openCommand: command))
    if app.replaced != nil { context.console.note(app.change) }
    try await device.show(app, as: .install) { app in
      "\(app.id)  \(app.name)  \(app.kinds.joined(separator: ", "))"
    }
  }

  static let openApp = Command(
    spec: CommandSpec(
      name: "open", summary: "Open an extension's app on the running device.",
      discussion: """
        The app is the --open-command that the extension was installed with, or else the program \
        built from the folder App of the extension's sources. Without ID, lists the opened apps \
        with their links, exit status and output.
        """,
      positionals: [
        .init(
          name: "ID", help: "Extension id; `vitrine gallery` lists them.", isRequired: false),
        .init(name: "URL", help: "Link to open the app with.", isRequired: false),
      ], options: RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    guard let id = arguments.positionals.first else {
      let state = try await device.state()
      return try await device.show(state.links, as: .links) {
        linkList($0, dates: DeviceDates(state))
      }
    }
    let url = try arguments.positionals.dropFirst().first.map { text in
      guard let url = URL(string: text), url.scheme != nil else {
        throw ValueError(value: text, option: "URL", expected: "a URL such as match://today")
      }
      return url
    }
    let command = OpenApp(try await device.identifier(of: id), url, wait: true)
    do {
      try await device.deliver(command, as: .link, link: \.self) { "opened \($0.extension)" }
    } catch let failure as DeviceAnswer.Failure where failure.code == HostError.locked.code {
      throw DeviceAnswer.Failure.locked
    }
  }

  static let quit = Command(
    spec: CommandSpec(
      name: "quit", summary: "End an app, as the app switcher does.",
      positionals: [.init(name: "EXT", help: "Id or name of the app's extension.")],
      options: RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    try await device.perform(QuitApp(try await device.identifier(of: arguments.positionals[0])))
  }

  static let home = Command(
    spec: CommandSpec(
      name: "home", summary: "Go to the Home Screen: move the app in front to the background.",
      options: RunningDevice.options)
  ) { arguments, context in
    try await RunningDevice(arguments, in: context).perform(GoHome())
  }

  static let scroll = Command(
    spec: CommandSpec(
      name: "scroll", summary: "Scroll the window of the app in front.",
      positionals: [
        .init(name: "X,Y", help: "Where to scroll, in points from the screen's top left corner."),
        .init(
          name: "DX,DY", help: "Distance in points; positive moves the content left and up."),
      ],
      options: RunningDevice.options)
  ) { arguments, context in
    let point = try pair(arguments.positionals[0], option: "X,Y")
    let distance = try pair(arguments.positionals[1], option: "DX,DY")
    try await RunningDevice(arguments, in: context).perform(
      ScrollApp(
        at: CGPoint(x: point.0, y: point.1), by: CGSize(width: distance.0, height: distance.1)))
  }

  static let uninstall = Command(
    spec: CommandSpec(
      name: "uninstall", summary: "Remove an extension and its widgets from the running device.",
      positionals: [.init(name: "ID", help: "Extension id; `vitrine gallery` lists them.")],
      options: RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    try await device.perform(Uninstall(try await device.identifier(of: arguments.positionals[0])))
  }
}

extension DeviceAnswer.Failure {
  /// The device is locked, and what the command does requires it to be unlocked.
  static let locked = DeviceAnswer.Failure(
    code: HostError.locked.code,
    message: "the device is locked; unlock it with `vitrine device isLocked=false`")
}

/// Parses two numbers, such as `20,35.5`. Throws `ValueError`.
func pair(_ text: String, option: String) throws -> (Double, Double) {
  let numbers = text.split(separator: ",").map { Double($0) }
  guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else {
    throw ValueError(value: text, option: option, expected: "two numbers such as 20,35.5")
  }
  return (first, second)
}

extension DeviceSetting.Value {
  fileprivate var text: String {
    switch self {
    case .text(let text): text
    case .toggle(let isOn): "\(isOn)"
    case .level(let level): "\(level)"
    }
  }
}

extension CommandSpec.Option {
  static let openCommand = value(
    "open-command", "COMMAND",
    "Shell command to run as the app; the link of a tap becomes its last argument.")
}

/// Wraps the command in a shell, so that it can contain arguments and quotes. The link becomes its
/// last argument.
func openCommand(_ text: String?) -> [String] {
  text.map { ["/bin/sh", "-c", "\($0) \"$@\"", "vitrine"] } ?? []
}
