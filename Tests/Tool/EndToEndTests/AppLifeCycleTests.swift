import DeviceEngine
import Foundation
import HostLink
import Testing
import WidgetHost

/// The extension `Fixtures/Pantry` and its app, which has the life cycle of SwiftUI.
@Suite struct AppLifeCycleTests {
  private let device: HostedDevice

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Pantry"))
    try await device.host.allowActivities(of: device.id, true)
  }

  private func tap(
    _ kind: String, _ family: WidgetFamilyName = .systemSmall, element: Int = 0,
    configuration: [String: ConfigurationValue] = [:]
  ) async throws -> DeliveredLink? {
    let placed = try await device.place(kind, family, configuration: configuration)
    switch try await device.host.tap(placed.id, at: .element(element)) {
    case .link(let link), .opened(let link):
      return await device.host.delivery(of: link, within: .seconds(60))
    case .performed, .nothing: return nil
    }
  }

  /// The lines that the app has printed so far, from its newest link.
  private func lines(_ link: DeliveredLink?) throws -> [String] {
    let link = try #require(link)
    #expect(link.hasFailed == nil)
    let lines = try #require(link.result).split(separator: "\n").map(String.init)
    #expect(lines.first?.hasSuffix(" is in the foreground:") == true)
    return lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private var diary: [String] {
    get throws { try device.diary(inGroup: "group.pantry") }
  }

  @Test func linkLaunchesAppAndArrivesInView() async throws {
    let first = try lines(try await tap("link"))
    #expect(
      first == [
        "init", "launched", "appeared", "active", "scene active", "task",
        "opened 0 to 1", "url pantry://shelf/3",
      ])
    #expect(await device.host.state().frontApp == "Pantry")
    let second = try lines(try await tap("link"))
    #expect(second == first + ["opened 1 to 2"], "the process and its state are kept")
    await device.end()
  }

  @Test func homeMovesAppToBackground() async throws {
    _ = try await tap("link")
    await device.host.goHome()
    await device.host.settle()
    #expect(await device.host.state().frontApp == nil)
    #expect(try diary == ["PantryApp: background request: true"])
    let again = try lines(try await tap("link"))
    #expect(
      again.filter { $0.hasPrefix("scene") } == [
        "scene active", "scene inactive", "scene background", "scene inactive", "scene active",
      ])
    await device.end()
  }

  private static let activities: [(String, [String: ConfigurationValue], String)] = [
    ("plain", [:], "plain systemMedium"),
    ("shelf", ["number": .integer(7)], "shelf 7"),
    ("jar", ["label": .string("Plum")], "jar Plum"),
  ]

  @Test(arguments: activities.indices)
  func tapWithoutLinkDeliversUserActivity(_ index: Int) async throws {
    let (kind, configuration, line) = Self.activities[index]
    let family: WidgetFamilyName = kind == "plain" ? .systemMedium : .systemSmall
    let placed = try await device.place(kind, family, configuration: configuration)
    let outcome = try await device.host.tap(placed.id, at: .point(CGPoint(x: 1, y: 1)))
    guard case .opened(let link) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let delivered = await device.host.delivery(of: link, within: .seconds(60))
    #expect(try lines(delivered).last == line)
    await device.end()
  }

  @Test func intentsRunWhereTheyBelong() async throws {
    #expect(try await tap("plain", .systemMedium, element: 0) == nil)
    await device.host.settle()
    #expect(try diary == ["PantryApp: stock"])
    #expect(await device.host.state().activities.count == 1)
    #expect(await device.host.state().frontApp == nil, "performed in the background")
    #expect(try await tap("plain", .systemMedium, element: 2) == nil)
    #expect(try diary.suffix(2) == ["Pantry: count 0", "Pantry: starts none"])
    let rows = try await device.host.ledger()
    #expect(rows.count { $0.reason.hasSuffix("[extension-activities]") } == 1, "\(rows)")
    #expect(try await tap("plain", .systemMedium, element: 4) == nil)
    #expect(try diary.last == "PantryApp: chime")
    let opened = try lines(try await tap("plain", .systemMedium, element: 1))
    #expect(opened.contains("scene active"))
    #expect(!opened.contains { $0.hasPrefix("plain") }, "an intent delivers no user activity")
    #expect(try diary.last == "PantryApp: show")
    #expect(await device.host.state().frontApp == "Pantry")
    #expect(try await tap("plain", .systemMedium, element: 3) == nil, "not part of the app")
    await device.end()
  }

  /// After a change of the app's sources alone, the hash of the extension stays.
  @Test func appThatWasBuiltAgainIsRelaunched() async throws {
    let copy = device.folder.url.appendingPathComponent("Copy/Pantry.vitrine")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: try await SampleExtension.fixture("Pantry"), to: copy)
    _ = try await device.host.install(copy)
    _ = try await tap("link")
    #expect(try lines(try await tap("link")).contains("opened 1 to 2"))
    let file = copy.appendingPathComponent("Info.json")
    var information = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    information["appContentHash"] = "2"
    try JSONSerialization.data(withJSONObject: information).write(to: file)
    _ = try await device.host.install(copy)
    await device.host.settle()
    #expect(await device.host.state().frontApp == "Pantry")
    let again = try lines(try await tap("link"))
    #expect(again.contains("opened 0 to 1") && !again.contains("opened 1 to 2"), "\(again)")
    // An app in the background starts when it is needed.
    await device.host.goHome()
    information["appContentHash"] = "3"
    try JSONSerialization.data(withJSONObject: information).write(to: file)
    _ = try await device.host.install(copy)
    await device.host.settle()
    #expect(await device.host.state().frontApp == nil)
    await device.end()
  }

  @Test func quitEndsApp() async throws {
    _ = try await tap("link")
    try await device.host.quit(device.id)
    #expect(await device.host.state().frontApp == nil)
    #expect(try lines(try await tap("link")).contains("opened 0 to 1"))
    // Also in the background, and if it does not run.
    await device.host.goHome()
    for _ in 0..<2 { try await device.host.quit(device.id) }
    #expect(try lines(try await tap("link")).contains("opened 0 to 1"))
    await device.end()
  }

  @Test func crashFailsDelivery() async throws {
    let link = try await device.host.openApp(
      of: device.id, url: URL(string: "pantry://crash"))
    let delivered = await device.host.delivery(of: link, within: .seconds(60))
    #expect(delivered.hasFailed == true)
    #expect(delivered.result?.hasPrefix("Pantry crashed: SIG") == true, "\(delivered)")
    #expect(delivered.result?.contains("no such shelf") == true)
    #expect(await device.host.state().frontApp == nil)
    await device.end()
  }
}

/// Apps with a delegate: that of UIKit or AppKit as the entry point, and that of an app of SwiftUI.
@Suite struct DelegateLifeCycleTests {
  /// Opens the app with taps on two widgets, one with a link, and returns what the app printed.
  private func output(of fixture: String, taps: [String] = ["link", "plain"]) async throws
    -> String?
  {
    let device = try await HostedDevice(try await SampleExtension.fixture(fixture))
    var results: [String] = []
    for kind in taps {
      let placed = try await device.place(kind, .systemSmall)
      switch try await device.host.tap(placed.id, at: .element(0)) {
      case .link(let link), .opened(let link):
        let delivered = await device.host.delivery(of: link, within: .seconds(60))
        results.append(delivered.result ?? "")
      case .performed, .nothing: break
      }
      await device.host.goHome()
      await device.host.settle()
    }
    await device.end()
    return results.last
  }

  /// The extension `Fixtures/Cellar`.
  @Test func delegateReceivesLinksAndActivities() async throws {
    #expect(
      try await output(of: "Cellar") == """
        Cellar is in the foreground:
          launched cellar://rack/2
          loaded
          active true
          open cellar://rack/2
          background
          active true
          continue plain plain
        """)
  }

  /// The extension `Fixtures/Loft`, for macOS.
  @Test func macDelegateReceivesLinksAndActivities() async throws {
    #expect(
      try await output(of: "Loft") == """
        Loft is in the foreground:
          launched NSApplicationDidFinishLaunchingNotification
          active true
          open [loft://beam/2]
          resigned
          active true
          continue plain plain
        """)
  }

  /// The extension `Fixtures/Gable`, for macOS.
  @Test func macDelegateOfSwiftUIAppReceivesLinks() async throws {
    #expect(
      try await output(of: "Gable", taps: ["link"]) == """
        Gable is in the foreground:
          open [gable://beam/2]
          links 1
        """)
  }
}
