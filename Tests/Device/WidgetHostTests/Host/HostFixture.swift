import DeviceEngine
import DeviceFixtures
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import Synchronization
import ViewArchive
import WidgetHost

/// A host with recorded extensions, on a manual clock that starts at noon.
struct HostFixture {
  let extensions: RecordedExtensions
  let clock: ManualClock
  let store: any HostStore
  let launcher: RecordedLauncher
  let host: WidgetHost

  init(
    store: any HostStore = MemoryStore(), extensions: RecordedExtensions = RecordedExtensions(),
    limits: HostLimits = HostLimits(), at date: Date = noon, holding held: [String] = [],
    pushTokens: PushTokenSource? = nil, bundles: BundleReader = .fake,
    alertSounds: AlertSounds = .silent
  ) async throws {
    for name in held { extensions.hold(name) }
    self.store = store
    self.extensions = extensions
    clock = ManualClock(date)
    launcher = RecordedLauncher()
    host = WidgetHost(
      store: store, extensions: extensions, clock: clock, settings: HostSettings(), seed: 1,
      limits: limits, launcher: launcher, bundles: bundles, pushTokens: pushTokens,
      alertSounds: alertSounds)
    try await host.start()
  }

  /// A host with the sample extension installed.
  static func withSample(
    limits: HostLimits = HostLimits(),
    _ change: (inout RecordedExtensions.Script) -> Void = { _ in }
  ) async throws -> HostFixture {
    let fixture = try await HostFixture(limits: limits)
    fixture.extensions.change(change)
    try await fixture.install()
    return fixture
  }

  @discardableResult
  func install(build: String = "1") async throws -> InstalledExtension {
    try await host.install(URL(fileURLWithPath: "/bundles/\(build)/Sample.vitrine"))
  }

  /// Places a widget and waits for its timeline.
  @discardableResult
  func place(
    _ kind: String = "weather", _ family: WidgetFamilyName = .systemSmall,
    at place: WidgetPlace? = nil,
    configuration: [String: ConfigurationValue] = [:]
  ) async throws -> PlacementID {
    let state = try await host.place(
      extension: "Sample", kind: kind, family: family, place: place, configuration: configuration)
    await host.settle()
    return state.id
  }

  /// Advances the device's clock. The host does all due work on the way, date by date.
  func advance(to date: Date) async {
    while let wake = await host.nextWake(), wake <= date {
      clock.advance(to: wake)
      await host.settle()
    }
    clock.advance(to: date)
    await host.settle()
  }

  /// The text with which the archive on the screen was created.
  func text(_ id: PlacementID, _ appearance: Appearance? = nil) async throws -> String {
    let shown = try await host.shown(id, appearance: appearance)
    return try ViewArchive(decoding: shown.archive).content.kind
  }
}

extension BundleReader {
  /// `fake` with changed facts.
  static func fake(_ change: @escaping @Sendable (inout BundleFacts) -> Void) -> BundleReader {
    BundleReader { url in
      var facts = try fake.read(url)
      change(&facts)
      return facts
    }
  }

  /// Accepts `/bundles/BUILD/NAME.vitrine`, which need not exist.
  static let fake = BundleReader { url in
    struct NoBundle: Error {}
    guard url.pathExtension == "vitrine" else { throw NoBundle() }
    let name = url.deletingPathExtension().lastPathComponent
    return BundleFacts(
      id: ExtensionID(name), name: "The \(name)",
      contentHash: url.deletingLastPathComponent().lastPathComponent)
  }
}

extension ViewArchive {
  /// A tree of one node whose kind is a text for tests to read.
  static func plain(_ request: WidgetRequest, _ text: String) -> ViewArchive {
    ViewArchive(
      size: CGSize(width: request.displaySize.width, height: request.displaySize.height),
      content: ArchiveNode(
        kind: text,
        frame: CGRect(
          x: 0, y: 0, width: request.displaySize.width, height: request.displaySize.height)))
  }
}

/// Plays apps: runs a closure of the test while an app is open.
final class RecordedLauncher: AppLauncher {
  private let app = Mutex<@Sendable () async -> Void>({})

  /// Sets what an opened app does.
  func play(_ app: @escaping @Sendable () async -> Void) { self.app.withLock { $0 = app } }

  func open(
    _ link: DeliveredLink, in app: InstalledExtension, on device: DeviceSettings
  ) async -> AppEnd? {
    await self.app.withLock { $0 }()
    return AppEnd(text: "opened")
  }
}
