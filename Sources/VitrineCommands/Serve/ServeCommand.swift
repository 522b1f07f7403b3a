import DeviceEngine
import DeviceProtocol
import DeviceStore
import DeviceWeb
import Foundation
import HostLink
import PushGateway
import WidgetHost

extension Command {
  static let serve = Command(
    spec: CommandSpec(
      name: "serve", summary: "Run a device: widgets live in a browser until interrupted.",
      discussion: """
        Sources are built, and built anew where they have changed. What is placed is kept in the \
        state folder; on the first start the widgets are put up so that there is something to \
        see. Other commands drive the device: see gallery, place, tap, explain, clock, screenshot.
        """,
      positionals: [
        .init(
          name: "EXT",
          help: "Bundles or folders of sources; those installed before are there anyway.",
          isRequired: false, repeats: true)
      ],
      options: [
        .value(
          "port", "N",
          "Of the page, on 127.0.0.1; 0 is any free one. "
            + "Default: \(DeviceWebServer.standardPort)."),
        .value(
          "state", "DIR", "Where the device is kept. Default: $XDG_STATE_HOME/vitrine/device."),
        .value("settings", "FILE", "JSON that replaces the host's numbers, such as the budget."),
        .openCommand,
        .flag(
          "sound", "Let extensions be heard; they can reach the sound server then, also to record."),
        .flag("empty", "Begin with nothing placed."),
        .flag("no-page", "Run the host and the device socket only."),
        .value(
          "push-port", "N",
          "Of the push gateway, on localhost; 0 is any free one, off runs none. "
            + "Default: \(PushGateway.standardPort), or none where it is taken."),
        .value(
          "push-environment", "NAME",
          "Which of Apple's hosts the gateway plays: development or production. Default: development."
        ),
        .flag("json", "Print the addresses as JSON."),
      ])
  ) { arguments, context in
    let options = try serveOptions(arguments, in: context)
    let isNew = !FileManager.default.fileExists(atPath: options.state.database.path)
    let device = try await ServedDevice(options, in: context)
    let command = openCommand(arguments["open-command"])
    do {
      for path in arguments.positionals {
        try await addExtension(path, openCommand: command, to: device, in: context)
      }
    } catch {
      await device.stop()
      throw error
    }
    if isNew, !arguments.has("empty") { await device.arrange() }
    try report(device, options, printsJSON: arguments.has("json"), to: context.console)
    await context.interruption()
    await device.stop()
  }
}

private func serveOptions(
  _ arguments: ParsedArguments, in context: ToolContext
) throws -> ServedDevice.Options {
  if arguments.has("no-page"), arguments["port"] != nil {
    throw UsageError.conflict("--port", "--no-page")
  }
  let port = try wholeNumberValue(arguments["port"], option: "--port", in: 0...65_535)
  let state = arguments["state"].map { context.file($0) }
  var settings =
    try arguments["settings"].map { try HostSettings(contentsOf: context.file($0)) }
    ?? HostSettings()
  if arguments.has("sound") { settings.processes.sound = true }
  return ServedDevice.Options(
    state: state.map { StateFolder($0) } ?? StateFolder(environment: context.environment),
    address: DeviceSocketAddress(state: state, environment: context.environment),
    settings: settings,
    port: arguments.has("no-page") ? nil : port ?? DeviceWebServer.standardPort,
    pushPort: try pushPort(arguments["push-port"]),
    pushEnvironment: try arguments["push-environment"].map {
      try PushEnvironment($0, option: "--push-environment")
    } ?? .development)
}

private func pushPort(_ text: String?) throws -> ServedDevice.PushPort {
  if text == "off" { return .none }
  return try wholeNumberValue(text, option: "--push-port", in: 0...65_535).map { .given($0) }
    ?? .standard
}

private func addExtension(
  _ path: String, openCommand: [String], to device: ServedDevice, in context: ToolContext
) async throws {
  let request = DeviceCommand.install(
    context.file(path).path, openCommand: openCommand)
  let answer = await device.service.perform(try DeviceJSON.encode(request))
  let app = try DeviceAnswer.decode(ExtensionSummary.self, from: answer)
  context.console.note("installed \(app.name): \(app.kinds.joined(separator: ", "))")
}

/// Where a device can be reached.
private struct ServedAddresses: Encodable {
  var page: String?
  var socket: String
  /// Of the push gateway, and the certificate that servers are to trust.
  var push: String?
  var certificate: String?
  var state: String
}

private func report(
  _ device: ServedDevice, _ options: ServedDevice.Options, printsJSON: Bool, to console: Console
) throws {
  let addresses = ServedAddresses(
    page: device.page, socket: options.address.url.path,
    push: device.pushes.map { "https://localhost:\($0.port)" },
    certificate: device.pushes?.gateway.certificate.path, state: options.state.url.path)
  if printsJSON { return console.print(try jsonText(addresses)) }
  if let page = addresses.page {
    console.print("The device is at \(page)")
  } else {
    console.print("The device listens at \(addresses.socket)")
  }
  if let push = addresses.push, let certificate = addresses.certificate {
    console.print("Servers push to \(push) and trust \(certificate)")
  }
  console.note("the device is kept in \(addresses.state); Control-C ends it")
}
