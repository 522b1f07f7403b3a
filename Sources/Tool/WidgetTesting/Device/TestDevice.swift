import DeviceEngine
import DeviceStore
import DeviceSurfaces
import ExtensionPool
import Foundation
import HostLink
import Synchronization
import WidgetHost

/// An iPhone in the test's process, with one app's widgets and a clock that only the test advances.
///
/// ```swift
/// import Testing
/// import WidgetTesting
///
/// @Test func tideTurns() async throws {
///   let device = try await TestDevice(
///     extension: .sources("Sources/TideWidgets"), at: "2026-03-05T09:30")
///   let tide = try await device.place("Tide", family: .systemSmall)
///   var labels = try await tide.elements.labels
///   #expect(labels.contains("and falling"))
///   try await device.advance(to: "2026-03-05T13:30")
///   labels = try await tide.elements.labels
///   #expect(labels.contains("and rising"))
/// }
/// ```
/// The extension runs as it does on a device of `vitrine serve`: in its own process, in a sandbox
/// if bubblewrap is installed, with the device's time as its `Date()`. The same rules apply to
/// reloads, budgets, pushes and taps.
///
/// - Each device has its own process, containers and defaults, so tests can run in parallel. The
///   build is shared.
/// - Time passes only in ``advance(to:)-(DeviceDate)`` and ``advance(by:)``. Every method returns
///   when the device has settled: no request is running, and nothing more is due. Nothing sleeps.
/// - If the extension crashes, hangs or throws, the method that caused it throws
///   ``TestDeviceError/failed(_:)``. The device goes on, and widgets keep their last content.
/// - The process ends and the containers are removed when the device and its widgets are released.
public final class TestDevice: Sendable {
  /// 2026-03-05T09:30, at which devices start.
  public static let standardDate: DeviceDate = "2026-03-05T09:30"

  let host: WidgetHost
  let pool: ExtensionPool
  let clock: ManualClock
  let folder: DeviceFolder
  let messages: DeviceMessages
  let pictures: PictureService
  /// The installed extension.
  let app: InstalledExtension
  /// What it declares for Shortcuts; nil until a test has asked for it.
  let catalog = Mutex<IntentCatalog?>(nil)

  /// Builds the extension unless it is up to date, and installs it.
  ///
  /// - Parameters:
  ///   - source: The extension. Relative paths begin at the folder with the test's `Package.swift`.
  ///   - date: The device's time.
  ///   - settings: The user's settings: locale, appearance, type size, time zone and others. The
  ///     version of iOS is the one in `.vitrine.json`, or the newest.
  ///   - seed: A folder with the data of the app, as for `vitrine --seed`; nil uses the one in
  ///     `.vitrine.json`, or none.
  ///   - timeLimit: How long the extension may take for a timeline, an intent or another request,
  ///     in real time. A short one fails on a busy machine. Placeholders and snapshots have at
  ///     least 60 seconds.
  /// - Throws: ``TestDeviceError``; errors of the build, with file, line and text of each
  ///   diagnostic; `HostError.badSetting`.
  public init(
    extension source: ExtensionSource, at date: DeviceDate = TestDevice.standardDate,
    settings: DeviceSettings = DeviceSettings(), seed: String? = nil,
    timeLimit: Duration = .seconds(60), filePath: String = #filePath
  ) async throws {
    var settings = try settings.checked()
    let zone = TimeZone(identifier: settings.timeZone) ?? .gmt
    let now = try date.date(in: zone)
    let built = try await BuiltExtensions.shared.built(source, testFile: filePath)
    let id = ExtensionID(built.bundle.identifier)
    let folder = try DeviceFolder()
    let given = seed.map { ExtensionSource.sources($0).url(beside: filePath) }
    if let seed = given ?? built.seed {
      let data = try SeedFolder(seed)
      try folder.extensions.prepare(for: id)
      try data.writeGroups(to: folder.extensions.groups)
      try data.writeOwn(to: folder.extensions.home(of: id))
    }
    let messages = DeviceMessages()
    var rules = HostSettings.forTests(timeLimit: timeLimit)
    if let os = built.os {
      rules.processes.systemVersion = os.text
      // A release that the test has chosen stays.
      if settings.os == DeviceSettings().os { settings.os = os.release }
    }
    let pool = ExtensionPool(
      folders: folder.extensions, settings: rules,
      output: { messages.output.append($1, of: $0, isApp: $2) },
      report: { messages.report($0) })
    let clock = ManualClock(now)
    let host = WidgetHost(
      store: MemoryStore(), extensions: pool, clock: clock, settings: rules, seed: 1, apps: pool)
    try await host.start()
    try await host.setDevice(settings)
    app = try await host.install(built.bundle.url, contents: built.contents)
    self.folder = folder
    self.messages = messages
    self.pool = pool
    self.clock = clock
    self.host = host
    pictures = try SharedPictures.service.get()
    await host.settle()
  }

  deinit {
    // Holds the folder until the processes have ended.
    Task { [host, pool, folder] in
      await host.stop()
      await pool.endAll()
      withExtendedLifetime(folder) {}
    }
  }
}

extension HostSettings {
  /// The rules of a device, with the time limit of a test.
  fileprivate static func forTests(timeLimit: Duration) -> HostSettings {
    var settings = HostSettings()
    let seconds = timeLimit / .seconds(1)
    // A device's first request waits for the start of the process, which takes long if many devices
    // start at once.
    settings.requests.placeholder = max(seconds, 60)
    settings.requests.snapshot = max(seconds, 60)
    settings.requests.timeline = seconds
    settings.requests.options = seconds
    settings.requests.perform = seconds
    settings.requests.control = seconds
    settings.requests.activity = seconds
    settings.processes.niceness = 0
    return settings
  }
}

/// Draws for all devices of the process, because fonts and glyphs are cached.
private enum SharedPictures {
  static let service = Result { try PictureService() }
}
