import AgentServer
import ClusterBridge
import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import DeviceStore
import DeviceSurfaces
import DeviceWeb
import ExtensionBuilder
import ExtensionPool
import Foundation
import HostLink
import NATSBus
import PushBridge
import PushGateway
import WidgetHost

/// A running device: assembles the host with its extension pool, store, picture service, push
/// gateway, device socket and page server.
///
///     let device = try await ServedDevice(options, in: context)
///     print(device.page ?? "no page")
///     await context.interruption()
///     await device.stop()
///
/// `init` starts the parts in dependency order: store, gateway, host, socket, page. `stop()` stops
/// them in reverse order, and so does `init` if one of them fails, before it throws the error: no
/// half of a device keeps running. `stop()` must be called once. The stored state remains: a new
/// `ServedDevice` on the same folder continues with it.
///
/// This type only wires the parts together; behaviour belongs to `WidgetHost`, `DeviceService`,
/// `DeviceWebServer` and `PushGateway`.
struct ServedDevice: Sendable {
  struct Options: Sendable {
    var state: StateFolder
    var address: DeviceSocketAddress
    var settings: HostSettings
    /// The extensions that get network access.
    var networkAccess: [ExtensionID]
    /// The port of the page; nil to serve none.
    var port: Int?
    /// The release of iOS with which the device starts; nil keeps the stored one.
    var release: RenderEnvironment.Release?
    var pushPort: PushPort
    /// The projects whose previews the page shows.
    var previews: [CanvasProject] = []
    /// The cluster that delivers pushes; nil for a gateway of the device.
    var cluster: (bus: NATSBus, name: String)?
    /// The environment of the gateway and of the tokens that apps receive.
    var pushEnvironment: PushEnvironment
    /// The watched sources; nil without `--watch`.
    var sources: SourceService?
    /// The server for coding agents; nil to serve none.
    var agents: AgentServer?
    /// Whether companions start with widgets.
    var arrangesCompanions = false
  }

  /// The port of the push gateway.
  enum PushPort: Sendable {
    case none
    /// The standard port, or no gateway if another program uses it.
    case standard
    case given(Int)
  }

  let service: DeviceService
  /// The URL of the page with its token; nil if no page is served.
  let page: String?
  /// The folders with the data of apps and extensions.
  let folders: ExtensionFolders
  /// nil if no gateway runs.
  let pushes: PushService?
  let canvas: PreviewCanvas
  private let parts: RunningParts

  /// Starts all parts or none. Throws `HostError`, `DeviceSocketError`, `DeviceWebError`,
  /// `TextEngineError`, `GatewayError`.
  init(_ options: Options, in context: ToolContext) async throws {
    var parts = RunningParts()
    do {
      try await self.init(options, in: context, adding: &parts)
    } catch {
      await parts.stop()
      throw error
    }
  }

  /// Stops all parts; the stored state remains.
  func stop() async {
    await parts.stop()
  }

  private init(
    _ options: Options, in context: ToolContext, adding parts: inout RunningParts
  ) async throws {
    let console = context.console
    let warnings = WarningLog(console)
    let store = try SQLiteStore(folder: options.state, now: context.now())
    let clock = AnchoredClock(machine: context.now)
    let folders = ExtensionFolders(state: options.state.url)
    self.folders = folders
    let isTrusted: @Sendable (ExtensionBundle) -> Bool = { [cache = context.cache] in
      BuiltBundles(cache: cache).contains($0)
    }
    let output = OutputLog()
    let pool = ExtensionPool(
      folders: folders, settings: options.settings, machineClock: context.now,
      isTrusted: isTrusted,
      output: { output.append($1, of: $0, isApp: $2) }, report: { warnings.warn($0) })
    parts.add { await pool.endAll() }
    var pushTokens = PushTokenSource.system
    pushTokens.isProduction = options.pushEnvironment == .production
    let host = WidgetHost(
      store: store, extensions: pool, clock: clock, settings: options.settings,
      // The seed is no secret: it only distributes the hours at which budgets reset.
      seed: 1,
      launcher: DeviceLauncher(
        commands: CommandLauncher(
          folders: folders, socket: options.address.url, environment: context.environment),
        programs: ProgramLauncher(
          folders: folders, socket: options.address.url, settings: options.settings.processes,
          isTrusted: isTrusted, output: { output.append($1, of: $0, isApp: true) })),
      apps: pool, pushTokens: pushTokens,
      alertSounds: options.settings.processes.sound
        ? AlertPlayer { warnings.warn($0) }.sounds : .silent)
    parts.add { await host.stop() }
    let pictures = try PictureService(program: context.drawing) { warnings.warn($0) }
    let canvas = PreviewCanvas(options.previews, pictures: pictures)
    self.canvas = canvas
    parts.add { await canvas.stop() }
    let agents = options.agents.map { AgentEndpoint($0) }
    parts.add { await agents?.stop() }
    let pushes: PushService?
    var cluster: ClusterLink?
    if let joined = options.cluster {
      let (service, link) = try PushService.joining(
        joined.bus, as: joined.name, for: host,
        in: GatewayFolder(deviceState: options.state.url), environment: options.pushEnvironment,
        now: context.now, report: { console.warn($0) })
      pushes = service
      cluster = link
      parts.add {
        await link.stop()
        joined.bus.close()
      }
    } else {
      pushes = try Self.pushes(
        for: host, options, now: context.now, console: context.console)
    }
    self.pushes = pushes
    parts.add { await pushes?.gateway.stop() }
    let service = DeviceService(
      host: host, pictures: pictures, pushes: pushes, sources: options.sources, output: output,
      requests: pool.requests, folders: folders,
      wallpapers: WallpaperFolder(state: options.state.url)
    ) { path in
      try await ExtensionLocation(built: path, in: context)
        .bundle(in: context, warnings: WarningLog(console)).url
    }
    self.service = service
    let changes = host.changes()
    parts.add(
      Task {
        for await case .notices(let notices) in changes {
          if let notice = notices.last { console.warn(notice) }
        }
      })
    try await host.start()
    if options.arrangesCompanions { parts.add(await Self.arrangeCompanions(of: host)) }
    if let release = options.release { try await host.setRelease(release) }
    for notice in await host.notices { console.warn(notice) }
    if !options.networkAccess.isEmpty {
      var settings = await host.deviceSettings()
      for id in options.networkAccess { settings.networkAccess[id] = .allow }
      try await host.setDevice(settings)
    }
    if let pushes {
      // Delivers stored channel messages to new subscribers.
      parts.add(pushes.deliverStoredMessages(to: await host.channelSubscriptions()))
    }
    try await cluster?.start()
    let socket = DeviceSocketServer(
      at: options.address, report: { console.warn($0) }, handler: service.socketHandler)
    parts.add { socket.stop() }
    try socket.start()
    if let port = options.port {
      var generator = SystemRandomNumberGenerator()
      let token = try AccessToken.stored(in: options.state.url, using: &generator)
      let device = service.page(clock: clock)
      let web = DeviceWebServer(
        device: device, canvas: canvas.page, agents: agents?.page,
        driver: DeviceDriver(service, clock: device.wait).page,
        files: try DeviceWebServer.standardFiles, token: token, report: { console.warn($0) })
      parts.add { await web.stop() }
      let bound = try await web.start(port: port)
      page = "http://127.0.0.1:\(bound)/?token=\(token.text)"
      for feed in Self.feeds(web, output: output, options.sources, pushes) { parts.add(feed) }
    } else {
      page = nil
    }
    self.parts = parts
  }

  /// Announces to the page that there is more to read: output, the states of builds, and verdicts.
  private static func feeds(
    _ web: DeviceWebServer, output: OutputLog, _ sources: SourceService?, _ pushes: PushService?
  ) -> [Task<Void, Never>] {
    let outputChanges = output.changes()
    let buildChanges = sources?.builds.changes()
    let verdicts = pushes?.gateway.log.entries()
    return [
      Task {
        for await _ in outputChanges {
          await web.announce(.output)
          // The page shows a burst of output at once.
          try? await Task.sleep(for: .milliseconds(50))
        }
      },
      Task {
        guard let buildChanges else { return }
        for await _ in buildChanges { await web.announce(.builds) }
      },
      Task {
        guard let verdicts else { return }
        for await entry in verdicts { await web.publish(push: entry, id: entry.apnsID) }
      },
    ]
  }

  /// Applies the default arrangement. Skips widgets and controls that do not fit.
  func arrange() async {
    for step in DefaultArrangement.steps(await service.host.gallery()) {
      _ = try? await service.host.place(
        extension: step.extension, kind: step.kind, family: step.family, place: step.place)
    }
    for step in DefaultControls.steps(await service.host.controlGallery()) {
      _ = try? await service.host.addControl(
        extension: step.extension, kind: step.kind, place: step.place)
    }
  }
}

extension DeviceService {
  /// The device for the page's server.
  fileprivate func page(clock: AnchoredClock) -> PageDevice {
    PageDevice(
      state: { await host.state() }, changes: { host.changes() },
      viewed: { await host.viewed($0) }, opened: { await host.setHasOpenPages($0) },
      perform: { await perform($0) },
      picture: { item, scale in
        if let surface = item.surface {
          return try await picture(
            of: surface.name, on: surface.role, page: surface.page, scale: scale)
        }
        guard let presentation = item.presentation else {
          return try await picture(of: item.id, scale: scale)
        }
        return try await picture(of: ActivityID(item.id), presentation, scale: scale)
      },
      preview: { request in
        try await preview(
          extension: request.extension, kind: request.kind, family: request.family,
          colorScheme: request.colorScheme,
          on: request.companion.map { ($0.role, $0.name) },
          isPlaceholder: request.isPlaceholder, scale: request.scale)
      },
      controlPreview: { request in
        try await controlPreview(
          extension: request.extension, kind: request.kind, size: request.size,
          on: request.surface, scale: request.scale)
      },
      wallpaper: { wallpapers?.picture(named: $0) },
      wait: { date in
        while !Task.isCancelled, clock.now < date {
          let setting = clock.setting
          guard clock.now < date else { return }
          await clock.wait(until: date, since: setting)
        }
      })
  }
}

extension WidgetHost {
  /// Sets the release of iOS. A look that it lacks becomes the standard one. Throws `HostError`.
  fileprivate func setRelease(_ release: RenderEnvironment.Release) async throws {
    var settings = deviceSettings()
    settings.os = release
    if !settings.look.exists(in: release) { settings.look = .standard }
    _ = try await setDevice(settings)
  }
}
