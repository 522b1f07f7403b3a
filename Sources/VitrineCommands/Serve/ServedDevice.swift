import DeviceEngine
import DeviceProtocol
import DeviceStore
import DeviceSurfaces
import DeviceWeb
import ExtensionPool
import Foundation
import HostLink
import PushGateway
import WidgetHost

/// A host with everything around it: extensions, pictures, the device socket, the page.
struct ServedDevice: Sendable {
  struct Options: Sendable {
    var state: StateFolder
    var address: DeviceSocketAddress
    var settings: HostSettings
    /// Of the page; nil serves none.
    var port: Int?
    var pushPort: PushPort
    /// Of the gateway and of the tokens that apps are given.
    var pushEnvironment: PushEnvironment
  }

  /// Where the push gateway listens.
  enum PushPort: Sendable {
    case none
    /// The standard one, or none where another program has it.
    case standard
    case given(Int)
  }

  let service: DeviceService
  /// The page's address with its token; nil where none is served.
  let page: String?
  /// nil where no gateway runs.
  let pushes: PushService?
  private let pool: ExtensionPool
  private let control: DeviceSocketServer
  private let web: DeviceWebServer?
  /// Tells the page of pushes.
  private let pushFeed: Task<Void, Never>?
  /// Brings activities what their channels have kept.
  private let subscriptions: Task<Void, Never>?

  /// Starts everything, or nothing. Throws `HostError`, `DeviceSocketError`, `DeviceWebError`,
  /// `TextEngineError`.
  init(_ options: Options, in context: ToolContext) async throws {
    let console = context.console
    let warnings = WarningLog(console)
    let store = try SQLiteStore(folder: options.state, now: context.now())
    let clock = AnchoredClock(machine: context.now)
    let folders = ExtensionFolders(state: options.state.url)
    pool = ExtensionPool(
      folders: folders, settings: options.settings, machineClock: context.now,
      tell: { warnings.warn($0) })
    var pushTokens = PushTokenSource.system
    pushTokens.isProduction = options.pushEnvironment == .production
    let host = WidgetHost(
      store: store, extensions: pool, clock: clock, settings: options.settings,
      // Nothing of it is secret: it spreads the hours at which budgets begin anew.
      seed: 1,
      launcher: DeviceLauncher(
        commands: CommandLauncher(
          folders: folders, socket: options.address.url, environment: context.environment),
        programs: ProgramLauncher(
          folders: folders, socket: options.address.url, settings: options.settings.processes)),
      pushTokens: pushTokens)
    let pictures = try PictureService { warnings.warn($0) }
    pushes = try Self.pushes(
      for: host, options, now: context.now, console: context.console)
    service = DeviceService(host: host, pictures: pictures, pushes: pushes) { path in
      try await ExtensionLocation(path, in: context)
        .bundle(in: context, warnings: WarningLog(console)).url
    }
    control = DeviceSocketServer(at: options.address, handler: service.socketHandler)
    do {
      try await host.start()
      for notice in await host.notices { console.warn(notice) }
      if let pushes {
        subscriptions = Self.follow(await host.channelSubscriptions(), pushes)
      } else {
        subscriptions = nil
      }
      try control.start()
      guard let port = options.port else {
        (web, page, pushFeed) = (nil, nil, nil)
        return
      }
      var generator = SystemRandomNumberGenerator()
      let token = try AccessToken.stored(in: options.state.url, using: &generator)
      let server = DeviceWebServer(
        device: service.page(clock: clock),
        files: try DeviceWebServer.standardFiles, token: token)
      let bound = try await server.start(port: port)
      page = "http://127.0.0.1:\(bound)/?token=\(token.text)"
      web = server
      let verdicts = pushes?.gateway.log.entries()
      pushFeed = verdicts.map { verdicts in
        Task { for await entry in verdicts { await server.publish(push: entry, id: entry.apnsID) } }
      }
    } catch {
      control.stop()
      await pushes?.gateway.stop()
      await host.stop()
      await pool.endAll()
      throw error
    }
  }

  /// Ends everything; what is stored stays.
  func stop() async {
    control.stop()
    await pushes?.gateway.stop()
    pushFeed?.cancel()
    subscriptions?.cancel()
    await web?.stop()
    await service.host.stop()
    await pool.endAll()
  }

  /// Puts up what a new device begins with. What does not fit is left out.
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
  /// What the page's server needs.
  fileprivate func page(clock: AnchoredClock) -> PageDevice {
    PageDevice(
      state: { await host.state() }, changes: { host.changes() },
      viewed: { await host.viewed($0) }, perform: { await perform($0) },
      picture: { item, scale in
        guard let spot = item.spot else { return try await picture(of: item.id, scale: scale) }
        return try await picture(of: item.id, spot, scale: scale)
      },
      preview: { request in
        try await preview(
          extension: request.extension, kind: request.kind, family: request.family,
          colorScheme: request.colorScheme, scale: request.scale)
      },
      controlPreview: { request in
        try await controlPreview(
          extension: request.extension, kind: request.kind, size: request.size,
          scale: request.scale)
      },
      wait: { date in
        while !Task.isCancelled, clock.now < date {
          let setting = clock.setting
          guard clock.now < date else { return }
          await clock.wait(until: date, since: setting)
        }
      })
  }
}
