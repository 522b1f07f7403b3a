import DeviceEngine
import DeviceStore
import Foundation
import HostLink
import Synchronization
import Testing
import WidgetHost

/// A host whose store can be read but not changed.
@Suite struct FullDiskTests {
  @Test func hostShowsStoredContentAndRefusesChanges() async throws {
    let store = FullStore()
    let first = try await HostFixture(store: store)
    try await first.install()
    let id = try await first.place()
    await first.host.stop()
    store.isFull = true
    let second = try await HostFixture(store: store)
    #expect(try await second.text(id) == "entry 0")
    let notices = await second.host.state().notices ?? []
    #expect(notices.first?.contains("cannot store changes: /store: the disk is full.") == true)
    await #expect(throws: HostError.self) { try await second.place() }
    #expect(await second.host.state().placements.map(\.id) == [id])
  }

  @Test func hostGoesOnWhenThereIsSpaceAgain() async throws {
    let store = FullStore()
    let first = try await HostFixture(store: store)
    try await first.install()
    try await first.place()
    await first.host.stop()
    store.isFull = true
    let second = try await HostFixture(store: store)
    let changes = second.host.changes()
    store.isFull = false
    #expect(try await second.place() == "p2")
    // The number of the run, without which a restart would use versions twice.
    #expect(try store.load().counters[.run] == 2)
    let last = await second.host.notices.last
    #expect(last == "the device can store changes again")
    await second.host.stop()
    var announced: [String]?
    for await case .notices(let notices) in changes { announced = notices }
    #expect(announced?.last == last)
  }
}

/// A store in memory that refuses all changes while its disk is full.
private final class FullStore: HostStore {
  private let contents = MemoryStore()
  private let full = Mutex(false)

  var isFull: Bool {
    get { full.withLock { $0 } }
    set { full.withLock { $0 = newValue } }
  }

  var notices: [String] { [] }

  func load() throws -> StoredState { try contents.load() }

  func apply(_ changes: [StoreChange], durability: StoreDurability) throws {
    if isFull { throw HostError.storeFailed(path: "/store", reason: "the disk is full") }
    try contents.apply(changes, durability: durability)
  }

  func archive(
    of placement: PlacementID, content: ShownContent, appearance: Appearance
  ) throws -> Data? {
    try contents.archive(of: placement, content: content, appearance: appearance)
  }

  func face(of control: ControlID, state: Int) throws -> StoredFace? {
    try contents.face(of: control, state: state)
  }

  func face(of activity: ActivityID, form: Int) throws -> Data? {
    try contents.face(of: activity, form: form)
  }

  func preview(_ key: String) throws -> StoredPreview? { try contents.preview(key) }

  func ledger(
    of item: ItemID?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow] {
    try contents.ledger(of: item, after: sequence, limit: limit)
  }

  func newestLedger(of item: ItemID?, limit: Int) throws -> [LedgerRow] {
    try contents.newestLedger(of: item, limit: limit)
  }
}
