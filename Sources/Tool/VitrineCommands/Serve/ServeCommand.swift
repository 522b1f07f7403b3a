import AgentServer
import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import DeviceStore
import DeviceWeb
import ExtensionBuilder
import ExtensionPool
import Foundation
import HostLink
import NATSBus
import ProcessCleanup
import PushGateway
import SourceWatching
import WidgetHost

extension Command {
  static let serve = Command(
    spec: CommandSpec(
      name: "serve", summary: "Run a device in a browser until interrupted.",
      discussion: """
        Sources are built if they have changed. With --watch, a save builds them again and updates \
        the device, and the page shows what does not compile. Placed widgets and controls are \
        stored in the state folder. A new device starts with a default arrangement.

        Other commands drive the running device; see gallery, place, tap, explain, clock and \
        screenshot.
        """,
      positionals: [
        .init(
          name: "EXT",
          help: "Project, folder of sources or bundle to install; repeatable. All widget "
            + "extensions of a project are installed. Extensions that were installed before stay "
            + "installed.",
          isRequired: false, repeats: true)
      ],
      options: ProjectOptions.options + WatchedSources.options + [
        .seed, .os, .fontFolder,
        .value(
          "port", "N",
          "Port of the page on 127.0.0.1; 0 picks a free one. "
            + "Default: \(DeviceWebServer.standardPort)."),
        .value(
          "state", "DIR",
          "State folder of the device. Default: $XDG_STATE_HOME/vitrine/device."),
        .value(
          "settings", "FILE", "JSON file that overrides host settings, such as the budget."),
        .openCommand,
        .flag(
          "sound",
          "Play the sounds of extensions and of alerts. This gives extensions access to the sound "
            + "server, including recording."),
        .value(
          "allow-network", "EXT", repeats: true,
          "Give an extension network access, by its identifier; repeatable. The device keeps it; "
            + "`vitrine device network-access=EXT:deny` takes it away."),
        .noSandbox,
        .flag("empty", "Start a new device without the default arrangement."),
        .flag("no-page", "Run without the page: the host and the device socket only."),
        .value(
          "push-port", "N",
          "Port of the push gateway on localhost; 0 picks a free one, off runs no gateway. "
            + "Default: \(PushGateway.standardPort), or no gateway if that port is in use."),
        .value(
          "push-environment", "NAME", offers: .words(["development", "production"]),
          "APNs environment of the gateway: development or production. Default: development."),
        .flag("json", "Print the addresses as JSON."),
      ] + ClusterConnection.options + [
        .value(
          "name", "NAME",
          "With --cluster: name of the device in the cluster. Default: a name in the state folder.")
      ])
  ) { arguments, context in
    var options = try serveOptions(arguments, in: context)
    options.cluster = try await joinedCluster(arguments, options.state, in: context)
    let projects = try ProjectOptions(arguments, in: context)
    options.previews = try previewProjects(arguments, projects, in: context)
    if options.port != nil { options.agents = try agentServer(arguments, in: context) }
    let watch = try WatchedSources(arguments, projects, in: context)
    options.sources = watch?.service
    options.arrangesCompanions = !arguments.has("empty")
    let isNew = !FileManager.default.fileExists(atPath: options.state.database.path)
    let device = try await ServedDevice(options, in: context)
    // Until the first signal can stop the device in order.
    ProcessCleanup.shared.add(temporary: options.address.url)
    let command = openCommand(arguments["open-command"])
    if let watch {
      try await serveWatched(watch, on: device, options, arguments, isNew: isNew, in: context)
      return
    }
    do {
      try await addExtensions(
        arguments.positionals, projects, openCommand: command, to: device, in: context)
    } catch {
      await device.stop()
      throw error
    }
    await device.resolve(networkAccess: options.networkAccess, context.console)
    if isNew, !arguments.has("empty") { await device.arrange() }
    try report(device, options, printsJSON: arguments.has("json"), to: context.console)
    await context.interruption()
    await device.stop()
  }
}

/// Runs a device whose sources are watched. It starts at once, before anything is built.
private func serveWatched(
  _ watch: WatchedSources, on device: ServedDevice, _ options: ServedDevice.Options,
  _ arguments: ParsedArguments, isNew: Bool, in context: ToolContext
) async throws {
  let command = openCommand(arguments["open-command"])
  let arranges = isNew && !arguments.has("empty")
  let watcher = watch.watcher(
    folders: device.folders,
    install: { bundle, contents in
      try await device.service.install(bundle.url, openCommand: command, contents: contents)
    },
    prepare: { location, bundles in
      if let folder = try location.options.completed(for: location.url).seed {
        try write(seed: folder, of: bundles, to: device.folders, in: context)
      }
    },
    didBuild: { project in await device.canvas.reload(path: project) },
    isReady: {
      await device.resolve(networkAccess: options.networkAccess, context.console)
      if arranges { await device.arrange() }
    })
  try report(device, options, printsJSON: arguments.has("json"), to: context.console)
  let watching = Task {
    do {
      try await watcher.run()
    } catch {
      context.console.error(report(error))
    }
  }
  await context.interruption()
  watching.cancel()
  await watching.value
  await device.stop()
}

extension ServedDevice {
  /// Gives network access to extensions that are named otherwise than by their identifiers, and
  /// warns of those that are not installed.
  fileprivate func resolve(networkAccess given: [ExtensionID], _ console: Console) async {
    let names = await service.host.names
    let ids = given.map(names.identifier)
    if ids != given {
      _ = try? await service.host.changeDevice { $0.renameExtensions(names.identifier) }
    }
    let installed = await service.host.installedExtensions
    for id in ids where !installed.contains(where: { $0.id == id }) {
      console.warn(
        "--allow-network \(id): no such extension; installed: "
          + installed.map(\.id.rawValue).sorted().joined(separator: ", "))
    }
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
  let completed = try arguments.completedByProject(in: context)
  let platform = try ProjectOptions.platform(completed["platform"])
  let os = try completed["os"].map { try OSVersion(argument: $0, for: platform ?? .iOS) }
  if let os { settings.processes.systemVersion = os.text }
  if let folder = completed["font-folder"] {
    settings.processes.fontFolder = try FontFolder(argument: folder, in: context).path
  }
  if arguments.has("no-sandbox") { settings.processes.sandbox = .off }
  return ServedDevice.Options(
    state: state.map { StateFolder($0) } ?? StateFolder(environment: context.environment),
    address: DeviceSocketAddress(state: state, environment: context.environment),
    settings: settings, networkAccess: arguments.all("allow-network").map { ExtensionID($0) },
    port: arguments.has("no-page") ? nil : port ?? DeviceWebServer.standardPort,
    release: os?.release, pushPort: try pushPort(arguments["push-port"]),
    pushEnvironment: try arguments["push-environment"].map {
      try PushEnvironment($0, option: "--push-environment")
    } ?? .development)
}

/// The server for coding agents, which may use the served folders and acts on this device.
private func agentServer(
  _ arguments: ParsedArguments, in context: ToolContext
) throws -> AgentServer {
  let paths = arguments.positionals.map { context.file($0) }
  return try AgentServer(
    tools: AgentTool.all, folders: paths.filter { FileManager.default.fileExists(atPath: $0.path) },
    device: .served(state: arguments["state"].map { context.file($0) }), in: context)
}

/// The extensions that are built from sources. A path that cannot be read is reported when its
/// extension is installed.
private func previewProjects(
  _ arguments: ParsedArguments, _ options: ProjectOptions, in context: ToolContext
) throws -> [CanvasProject] {
  var settings = try RenderSettings(arguments, now: context.now())
  // A preview that hangs delays the others on the page.
  settings.timeLimit = .seconds(10)
  return arguments.positionals.flatMap { path in
    let location = ExtensionLocation(path, options: options, in: context)
    let targets = (try? location.sourceTargets()) ?? []
    return targets.map {
      CanvasProject($0.location, name: $0.name, settings: settings, in: context)
    }
  }
}

/// The cluster of `--cluster`. Throws `BusError` if it cannot be reached.
private func joinedCluster(
  _ arguments: ParsedArguments, _ state: StateFolder, in context: ToolContext
) async throws -> (bus: NATSBus, name: String)? {
  guard let connection = try ClusterConnection(arguments, in: context) else {
    if arguments["name"] != nil { throw UsageError.missingOption("--name", requires: "--cluster") }
    return nil
  }
  if arguments["push-port"] != nil { throw UsageError.conflict("--push-port", "--cluster") }
  let name = try arguments["name"] ?? ClusterDeviceName.stored(in: state.url)
  guard (1...100).contains(name.utf8.count) else {
    throw ValueError(value: name, option: "--name", expected: "1 to 100 bytes")
  }
  return (try await connection.connect(as: "vitrine serve \(name)"), name)
}

private func pushPort(_ text: String?) throws -> ServedDevice.PushPort {
  if text == "off" { return .none }
  return try wholeNumberValue(text, option: "--push-port", in: 0...65_535).map { .given($0) }
    ?? .standard
}

/// Installs extensions. One that cannot be built or installed is reported and left out. Throws its
/// error if the device would have no extension at all.
private func addExtensions(
  _ paths: [String], _ options: ProjectOptions, openCommand: [String], to device: ServedDevice,
  in context: ToolContext
) async throws {
  var failures: [(path: String, error: any Error)] = []
  for path in paths {
    do {
      var location = ExtensionLocation(path, options: options, in: context)
      location.includesApp = true
      let bundles = try await location.bundles(
        in: context, warnings: WarningLog(context.console))
      if let folder = try options.completed(for: location.url).seed {
        try write(seed: folder, of: bundles, to: device.folders, in: context)
      }
      for bundle in bundles {
        let install: Install = Install(bundle.url.path, openCommand: openCommand)
        let app = try await install.perform(on: device.service)
        context.console.note("\(app.change): \(app.kinds.joined(separator: ", "))")
      }
    } catch {
      failures.append((path, error))
    }
  }
  guard let last = failures.last else { return }
  if await device.service.host.installedExtensions.isEmpty {
    for failure in failures.dropLast() { context.console.error(report(failure.error)) }
    throw last.error
  }
  for (path, error) in failures {
    context.console.error(report(error))
    context.console.warn(
      "\(path) was not installed; fix it, then run `vitrine install \(path)` in another terminal")
  }
}

/// Writes the data of a seed before the extensions read it.
private func write(
  seed folder: URL, of bundles: [ExtensionBundle], to folders: ExtensionFolders,
  in context: ToolContext
) throws {
  let seed = try SeedFolder(folder)
  for notice in seed.notices { context.console.warn(notice) }
  try seed.writeGroups(to: folders.groups)
  for bundle in bundles { try seed.writeOwn(to: folders.home(of: ExtensionID(bundle.identifier))) }
}

/// The addresses of a served device.
private struct ServedAddresses: Encodable {
  var page: String?
  var socket: String
  /// The URL of the push gateway.
  var push: String?
  /// The certificate of the push gateway, which servers have to trust.
  var certificate: String?
  /// The name of the device in its cluster.
  var cluster: String?
  var state: String
}

private func report(
  _ device: ServedDevice, _ options: ServedDevice.Options, printsJSON: Bool, to console: Console
) throws {
  let addresses = ServedAddresses(
    page: device.page, socket: options.address.url.path,
    push: device.pushes?.port.map { "https://localhost:\($0)" },
    certificate: device.pushes?.port == nil ? nil : device.pushes?.gateway.certificate.path,
    cluster: options.cluster?.name, state: options.state.url.path)
  if printsJSON { return console.print(try jsonOutput(addresses, as: .serve)) }
  if let page = addresses.page {
    console.print("The device is at \(page)")
  } else {
    console.print("The device listens on \(addresses.socket)")
  }
  if let push = addresses.push, let certificate = addresses.certificate {
    console.print("The push gateway is at \(push), with the certificate \(certificate)")
  }
  if let name = addresses.cluster {
    console.print("The pushes come from the cluster, where the device is \(name)")
  }
  console.note("the state is stored in \(addresses.state); press Control-C to stop")
}
