import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive

@Suite(.serialized) struct HostTests {
  @Test func showsEveryWidgetInEveryFamily() async throws {
    let device = try await HostedDevice(SampleExtension().bundle)
    let items = await device.host.gallery()
    #expect(items.count == 3)
    for item in items {
      for family in item.families {
        let state = try await device.place(item.kind, family)
        #expect(state.failure == nil, "\(item.kind) \(family)")
        guard case .entry = state.shown else {
          Issue.record("\(item.kind) \(family) shows \(state.shown)")
          continue
        }
        let shown = try await device.host.shown(state.id)
        let archive = try ViewArchive(decoding: shown.archive)
        #expect(Double(archive.size.width) == shown.size.width)
        try await device.host.remove(.placement(state.id))
      }
    }
    await device.end()
  }

  @Test func showsEntriesAtTheirDatesAndReloadsByPolicy() async throws {
    let device = try await HostedDevice(SampleExtension().bundle)
    var state = try await device.place("Lunch", .systemSmall)
    #expect(state.entryCount == 3)
    var seen: [ShownContent] = [state.shown]
    while let next = state.nextEntry {
      await device.advance(to: next - 0.001)
      #expect(try await device.host.placementState(state.id).shown == seen.last)
      await device.advance(to: next)
      state = try await device.host.placementState(state.id)
      guard state.entryDate == next else { break }
      seen.append(state.shown)
      if seen.count == 3 { break }
    }
    #expect(seen == [.entry(0), .entry(1), .entry(2)])
    let reload = try #require(state.nextReload)
    await device.advance(to: reload)
    state = try await device.host.placementState(state.id)
    #expect(state.shown == .entry(0) && state.failure == nil)
    let rows = try await device.host.ledger(after: 0, limit: 1000)
    #expect(
      rows.contains {
        $0.cause == .policy && $0.date == reload && [.charged, .free].contains($0.outcome)
      }, "\(rows.suffix(5))")
    await device.end()
  }

  /// Two widgets; the provider of one crashes after a certain time.
  private static let source = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
      var date: Date
    }

    struct Provider: TimelineProvider {
      var crashes = false

      func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: Date()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        if crashes, Date().timeIntervalSince1970 > 1_772_715_000 { fatalError("no tide today") }
        completion(Timeline(entries: [Entry(date: Date())], policy: .never))
      }
    }

    struct Good: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Good", provider: Provider()) { Text($0.date, style: .time) }
      }
    }

    struct Bad: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Bad", provider: Provider(crashes: true)) {
          Text($0.date, style: .time)
        }
      }
    }

    @main
    struct Mixed: WidgetBundle {
      var body: some Widget {
        Good()
        Bad()
      }
    }
    """

  @Test func crashKeepsContentAndLeavesOtherPlacementsAlone() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "Mixed/Mixed.swift")
    let build = try await ToolProcess.run(
      ["build", "Mixed", "-o", "Mixed.vitrine"], in: folder.url)
    #expect(build.code == 0, "\(build.error)")
    let device = try await HostedDevice(folder.url.appendingPathComponent("Mixed.vitrine"))
    let good = try await device.place("Good", .systemSmall)
    let bad = try await device.place("Bad", .systemSmall)
    let before = try await device.host.shown(bad.id).archive

    await device.advance(to: HostedDevice.noon + 4 * 3600)
    for id in [good.id, bad.id] { try await device.host.reload(id) }
    await device.host.settle()

    let crashed = try await device.host.placementState(bad.id)
    #expect(crashed.failure?.contains("crashed in timeline of \"Bad\"") == true)
    #expect(crashed.failure?.contains("no tide today") == true)
    #expect(crashed.shown == .entry(0))
    #expect(try await device.host.shown(bad.id).archive == before)
    let other = try await device.host.placementState(good.id)
    #expect(other.failure == nil)
    #expect(other.entryDate == HostedDevice.noon + 4 * 3600)

    // Retries of the crashed one are deferred; the other one still reloads.
    await device.advance(to: HostedDevice.noon + 5 * 3600)
    try await device.host.reload(good.id)
    await device.host.settle()
    #expect(
      try await device.host.placementState(good.id).entryDate == HostedDevice.noon + 5 * 3600)
    #expect(try await device.host.shown(bad.id).archive == before)
    await device.end()
  }
}
