import DeviceEngine
import Foundation
import HostLink
import Testing
import WidgetHost

/// The app of `Fixtures/Pantry` in the background.
@Suite struct AppSuspensionTests {
  private let device: HostedDevice

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Pantry"))
    try await device.host.allowActivities(of: device.id, true)
  }

  @discardableResult
  private func open(_ url: String) async throws -> DeliveredLink {
    let link = try await device.host.openApp(of: device.id, url: URL(string: url))
    return await device.host.delivery(of: link, within: .seconds(60))
  }

  private func wait(seconds: Double) async {
    await device.host.settle()
    await device.advance(to: device.clock.now + seconds)
  }

  /// The kernel's states of the app's processes, such as "S" (sleeping) and "T" (stopped).
  ///
  /// The processes of this test are those whose environment names its folder.
  private func processStates() throws -> Set<String> {
    let folder = Data(device.folder.url.path.utf8)
    let entries = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    let states = entries.compactMap { entry -> String? in
      guard Int(entry) != nil,
        let environment = FileManager.default.contents(atPath: "/proc/\(entry)/environ"),
        environment.range(of: folder) != nil,
        let command = FileManager.default.contents(atPath: "/proc/\(entry)/comm"),
        command.starts(with: Data("Pantry".utf8)),
        let stat = FileManager.default.contents(atPath: "/proc/\(entry)/stat")
      else { return nil }
      let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last
      return fields?.split(separator: " ").first.map(String.init)
    }
    return Set(states)
  }

  /// Whether a process of the app is stopped. The kernel delivers the signal a moment later.
  private func isStopped() async throws -> Bool {
    let end = ContinuousClock.now + .seconds(5)
    while try !processStates().contains("T") {
      guard ContinuousClock.now < end else { return false }
      try await Task.sleep(for: .milliseconds(2))
    }
    return true
  }

  @Test func appLeftAloneIsSuspended() async throws {
    try await open("pantry://shelf/1")
    await wait(seconds: 60)
    #expect(try !processStates().contains("T"), "an app in front runs")
    await device.host.goHome()
    await wait(seconds: 4)
    #expect(try !processStates().contains("T"))
    await wait(seconds: 1)
    #expect(try await isStopped())
    let link = try await open("pantry://shelf/2")
    #expect(link.result?.contains("opened 1 to 2") == true, "the process is the same: \(link)")
    #expect(try !processStates().contains("T"))
    await device.end()
  }

  @Test func backgroundTaskDelaysSuspension() async throws {
    try await open("pantry://work/short")
    await device.host.goHome()
    await wait(seconds: 29)
    #expect(try !processStates().contains("T"))
    await wait(seconds: 1)
    #expect(try await isStopped())
    let link = try await open("pantry://shelf/2")
    #expect(link.result?.contains("expired") == true, "\(link)")
    await device.end()
  }

  @Test func endlessBackgroundTaskTerminatesApp() async throws {
    try await open("pantry://work/endless")
    await device.host.goHome()
    await wait(seconds: 30)
    #expect(try processStates().isEmpty)
    #expect(await device.host.notices.last?.contains("endBackgroundTask(_:)") == true)
    let link = try await open("pantry://shelf/2")
    #expect(link.result?.contains("opened 0 to 1") == true, "a new process: \(link)")
    await device.end()
  }

  @Test func startWithoutActionOfUserIsAdvisedAgainst() async throws {
    try await open("pantry://later")
    await device.host.goHome()
    await device.host.settle()
    #expect(await device.host.notices.isEmpty)
    let link = try await device.host.openApp(of: device.id)
    _ = await device.host.delivery(of: link, within: .seconds(60))
    #expect(await device.host.activityStates().count == 1)
    let notice = await device.host.notices.last
    #expect(notice?.hasPrefix("Pantry started StockAttributes although") == true, "\(notice ?? "")")
    await device.end()
  }
}
