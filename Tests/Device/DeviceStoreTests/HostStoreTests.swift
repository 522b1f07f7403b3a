import DeviceFixtures
import Foundation
import HostLink
import TestFolders
import Testing

@testable import DeviceEngine
@testable import DeviceStore

/// The behaviour that all stores share.
@Suite struct HostStoreTests {
  enum Kind: CaseIterable { case memory, sqlite }

  /// Runs `body` with a store, then `check` with the same store, reopened if it is a file.
  private func withStore(
    _ kind: Kind, _ body: (any HostStore) throws -> Void,
    reopened check: (any HostStore) throws -> Void = { _ in }
  ) throws {
    switch kind {
    case .memory:
      let store = MemoryStore()
      try body(store)
      try check(store)
    case .sqlite:
      let folder = StateFolder(TemporaryFolder.unusedPath())
      defer { try? FileManager.default.removeItem(at: folder.url) }
      try body(try SQLiteStore(folder: folder, now: noon))
      try check(try SQLiteStore(folder: folder, now: noon))
    }
  }

  private let placement = Placement(
    id: "p1", extension: "Sample", kind: "k", family: .systemSmall,
    place: .home(page: 0, column: 0, row: 0), configuration: ["a": .integer(1)])
  private let form = ArchiveForm(
    appearances: [.homeLight, .homeDark], size: LinkSize(width: 158, height: 158))

  private func archive(_ content: ShownContent, _ text: String) -> StoredArchive {
    StoredArchive(content: content, appearance: .homeLight, data: Data(text.utf8))
  }

  @Test(arguments: Kind.allCases) func returnsEverythingAfterReopening(kind: Kind) throws {
    let stack = SmartStack(
      id: "s1", family: .systemSmall, place: .standBy(.left), members: ["p1", "p2"], top: "p2")
    let app = InstalledExtension(
      id: "Sample", name: "Sample", bundle: URL(fileURLWithPath: "/Sample.vitrine"),
      contentHash: "1", contents: BundleDescription(widgets: [.weather, .lamp]))
    let device = DeviceSettings(locale: "de_DE")
    let link = DeliveredLink(
      date: noon, extension: "Sample", placement: "p1", url: URL(string: "a:b"))
    let timeline = StoredTimeline(
      fetched: noon,
      issues: [ConfigurationIssue(parameter: "a", value: .integer(1), reason: .noLongerExists)],
      form: form)
    try withStore(kind) { store in
      try store.apply(
        [
          .put(app), .putPlacement(placement), .putStack(stack), .device(device),
          .counter(.placement, 7), .link(link), .engine("p1", Data("{}".utf8)),
          .timeline("p1", timeline, [archive(.entry(0), "x")]),
        ], durability: .acknowledged)
    } reopened: { store in
      let state = try store.load()
      #expect(state.extensions == [app])
      #expect(state.placements == [placement])
      #expect(state.stacks == [stack])
      #expect(state.device == device)
      #expect(state.counters == [.placement: 7])
      #expect(state.links == [link])
      #expect(state.engine == ["p1": Data("{}".utf8)])
      #expect(state.timelines == ["p1": timeline])
    }
  }

  @Test(arguments: Kind.allCases) func archivesAreReadByContentAndAppearance(kind: Kind) throws {
    try withStore(kind) { store in
      try store.apply(
        [
          .still("p1", .placeholder, [archive(.placeholder, "p")]),
          .still("p1", .snapshot, [archive(.snapshot, "s")]),
        ], durability: .recoverable)
      #expect(
        try store.archive(of: "p1", content: .placeholder, appearance: .homeLight)
          == Data("p".utf8))
      #expect(try store.archive(of: "p1", content: .snapshot, appearance: .homeDark) == nil)
      let timeline = StoredTimeline(fetched: noon, form: form)
      let entries = (0..<3).map { archive(.entry($0), "entry \($0)") }
      try store.apply([.timeline("p1", timeline, entries)], durability: .recoverable)
      #expect(
        try store.archive(of: "p1", content: .entry(2), appearance: .homeLight)
          == Data("entry 2".utf8))
      #expect(try store.archive(of: "p1", content: .snapshot, appearance: .homeLight) == nil)
      try store.apply(
        [.timeline("p1", timeline, [archive(.entry(0), "")])], durability: .recoverable)
      #expect(try store.archive(of: "p1", content: .entry(2), appearance: .homeLight) == nil)
      #expect(try store.archive(of: "p1", content: .entry(0), appearance: .homeLight) == Data())
      try store.apply([.removePlacement("p1")], durability: .acknowledged)
      #expect(try store.archive(of: "p1", content: .entry(0), appearance: .homeLight) == nil)
      #expect(try store.load().timelines.isEmpty)
    }
  }

  /// A phone without an Island has fewer faces.
  @Test(arguments: Kind.allCases) func newFacesReplaceOldOnes(kind: Kind) throws {
    try withStore(kind) { store in
      let date = Date(timeIntervalSince1970: 1_772_712_000)
      func write(_ faces: String...) throws {
        let presentation = StoredPresentation(
          fetched: date, forms: [],
          sizes: faces.map { LinkSize(width: Double($0.count), height: 1) })
        let change = StoreChange.presentation("a1", presentation, faces.map { Data($0.utf8) })
        try store.apply([change], durability: .recoverable)
      }
      func faces() throws -> [String?] {
        try (0..<4).map { form in
          try store.face(of: "a1", form: form).map { String(decoding: $0, as: UTF8.self) }
        }
      }
      try write("lock", "compact", "minimal")
      #expect(try faces() == ["lock", "compact", "minimal", nil])
      try write("a longer lock screen", "")
      #expect(try faces() == ["a longer lock screen", "", nil, nil])
      #expect(try store.load().presentations["a1"]?.sizes.map(\.width) == [20, 0])
    }
  }

  @Test(arguments: Kind.allCases) func placementsKeepTheirOrder(kind: Kind) throws {
    try withStore(kind) { store in
      var other = placement
      other.id = "p10"
      try store.apply([.putPlacement(other), .putPlacement(placement)], durability: .acknowledged)
      other.kind = "another"
      try store.apply([.putPlacement(other)], durability: .acknowledged)
    } reopened: { store in
      let placements = try store.load().placements
      #expect(placements.map(\.id) == ["p10", "p1"])
      #expect(placements.first?.kind == "another")
    }
  }

  @Test(arguments: Kind.allCases) func ledgerIsReadInPartsAndTrimmed(kind: Kind) throws {
    try withStore(kind) { store in
      let rows = (1...30).map { number in
        LedgerRow(
          sequence: number, date: noon, placement: number % 2 == 0 ? "p2" : "p1",
          outcome: .shown, cause: .date, reason: "\(number)", budgetLeft: 0)
      }
      try store.apply([.ledger(rows)], durability: .recoverable)
      #expect(try store.ledger(of: nil, after: 28, limit: 10).map(\.sequence) == [29, 30])
      #expect(try store.ledger(of: "p2", after: 0, limit: 2).map(\.sequence) == [2, 4])
      #expect(try store.newestLedger(of: "p1", limit: 2).map(\.sequence) == [27, 29])
      #expect(try store.newestLedger(of: nil, limit: -1).isEmpty)
      try store.apply([.trimLedger(keeping: 4)], durability: .recoverable)
      #expect(try store.ledger(of: nil, after: 0, limit: 100).map(\.sequence) == [27, 28, 29, 30])
    } reopened: { store in
      let state = try store.load()
      #expect(state.lastLedgerSequence == 30)
    }
  }

  @Test(arguments: Kind.allCases) func linksAreBoundedAndReplaced(kind: Kind) throws {
    try withStore(kind) { store in
      for number in 0..<25 {
        let link = DeliveredLink(
          date: noon + Double(number), extension: "Sample", placement: "p1", url: nil)
        try store.apply([.link(link)], durability: .recoverable)
      }
      var newest = try #require(try store.load().links.first)
      newest.result = "opened"
      try store.apply([.link(newest)], durability: .recoverable)
    } reopened: { store in
      let links = try store.load().links
      #expect(links.count == StoredState.linkLimit)
      #expect(links.first?.date == noon + 24)
      #expect(links.first?.result == "opened")
    }
  }

  @Test(arguments: Kind.allCases) func previewsAreBounded(kind: Kind) throws {
    try withStore(kind) { store in
      for number in 0...StoredState.previewLimit {
        let preview = StoredPreview(
          content: .snapshot, size: form.size, data: Data("\(number)".utf8))
        try store.apply([.preview("\(number)", preview)], durability: .recoverable)
      }
      #expect(try store.preview("0") == nil)
      #expect(try store.preview("1")?.data == Data("1".utf8))
      try store.apply([.removePreviews(prefix: "1")], durability: .recoverable)
      #expect(try store.preview("1") == nil && store.preview("199") == nil)
      #expect(try store.preview("21") != nil)
    }
  }
}
