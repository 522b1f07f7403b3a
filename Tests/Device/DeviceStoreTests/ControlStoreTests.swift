import DeviceFixtures
import Foundation
import HostLink
import SQLiteDatabase
import TestFolders
import Testing

@testable import DeviceEngine
@testable import DeviceStore

/// Controls in stores.
@Suite struct ControlStoreTests {
  private let folder = StateFolder(TemporaryFolder.unusedPath())

  private func open() throws -> SQLiteStore {
    try SQLiteStore(folder: folder, now: noon)
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder.url) }

  private func control(_ number: Int) -> StoredControl {
    StoredControl(
      Control(
        id: "c\(number)", extension: "Sample", kind: "fan", configuration: ["a": .integer(number)],
        place: .controlCenter(position: number, size: .medium)), pushToken: Data([1, 2, 3]))
  }

  private let value = StoredControlValue(
    fetched: noon, template: .toggle("Fan", isOn: true),
    issues: [ConfigurationIssue(parameter: "a", value: .integer(1), reason: .noLongerExists)],
    form: DeviceSettings().controlForm(.controlCenter, .medium))

  private func face(_ state: Int, _ text: String) -> StoredFace {
    StoredFace(
      state: state, platter: Data(text.utf8), symbol: Data("symbol".utf8),
      symbolFrame: LinkRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func memoryStoreReturnsStoredControls() throws {
    let store = MemoryStore()
    try fill(store)
    try check(store)
  }

  @Test func sqliteStoreReturnsStoredControls() throws {
    defer { cleanUp() }
    var store: SQLiteStore? = try open()
    if let store { try fill(store) }
    store = nil
    try check(open())
  }

  private func fill(_ store: some HostStore) throws {
    let changes: [StoreChange] =
      [2, 1, 3].map { .putControl(control($0)) } + [
        .counter(.control, 3), .controlValue("c1", value, [face(0, "old"), face(1, "on")]),
        .controlValue("c1", value, [face(0, "off"), face(1, "on")]),
        .controlValue("c3", value, [face(0, "removed")]), .removeControl("c3"),
      ]
    try store.apply(changes, durability: .acknowledged)
  }

  private func check(_ store: some HostStore) throws {
    let state = try store.load()
    #expect(state.controls == [control(2), control(1)])
    #expect(state.controlValues == ["c1": value])
    #expect(state.counters == [.control: 3])
    #expect(try store.face(of: "c1", state: 0) == face(0, "off"))
    #expect(try store.face(of: "c1", state: 1) == face(1, "on"))
    #expect(try store.face(of: "c1", state: 2) == nil)
    #expect(try store.face(of: "c3", state: 0) == nil)
  }

  /// Stores of version 1 have no controls, neither in tables nor in the descriptions of extensions.
  @Test func migratesStoreWithoutControls() throws {
    defer { cleanUp() }
    try folder.create()
    do {
      let database = try Database(path: folder.database.path)
      try database.execute(StoreSchema.steps[0])
      try database.run(
        "INSERT INTO extensions (id, json) VALUES (?, ?)",
        [
          .text("Sample"),
          .blob(
            Data(
              #"{"bundle":"file:///Sample.vitrine","contentHash":"1","contents":{"activities":[],"widgets":[]},"id":"Sample","name":"Sample","openCommand":[]}"#
                .utf8)),
        ])
      try database.execute("PRAGMA user_version = 1")
    }
    let store = try open()
    #expect(store.notices.isEmpty)
    #expect(try store.load().extensions.map(\.contents) == [BundleDescription()])
    #expect(try store.load().controls.isEmpty)
  }
}
