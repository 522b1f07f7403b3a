import DeviceFixtures
import Foundation
import HostLink
import SQLiteDatabase
import TestFolders
import Testing

@testable import DeviceEngine
@testable import DeviceStore

/// Migrates stores of version 2, which have no activities, neither in tables nor in the
/// descriptions of extensions.
@Suite struct ActivityStoreMigrationTests {
  private let folder = StateFolder(TemporaryFolder.unusedPath())

  @Test func migratesStoreWithoutActivities() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try folder.create()
    let control = StoredControl(
      Control(
        id: "c1", extension: "My_Sample", kind: "fan",
        place: .controlCenter(position: 1, size: .medium)), pushToken: Data([1, 2, 3]))
    do {
      let database = try Database(path: folder.database.path)
      for step in StoreSchema.steps[..<2] { try database.execute(step) }
      try database.run(
        "INSERT INTO extensions (id, json) VALUES (?, ?)",
        [
          .text("My_Sample"),
          .blob(
            Data(
              #"{"bundle":"file:///Sample.vitrine","contentHash":"1","contents":{"controls":[],"widgets":[]},"id":"My_Sample","name":"Sample","openCommand":["play"]}"#
                .utf8)),
        ])
      try database.run(
        "INSERT INTO controls (id, json) VALUES (?, ?)",
        [.text("c1"), .blob(try JSONEncoder().encode(control))])
      try database.run(
        "INSERT INTO counters (name, value) VALUES (?, ?)", [.text("control"), .integer(7)])
      try database.execute("PRAGMA user_version = 2")
    }
    for _ in 0..<2 {
      let store = try SQLiteStore(folder: folder, now: noon)
      #expect(store.notices.isEmpty)
      let state = try store.load()
      let app = try #require(state.extensions.first)
      #expect(app.openCommand == ["play"] && app.contents == BundleDescription())
      #expect(app.bundleIdentifier == "local.vitrine.My-Sample" && !app.hasFrequentPushes)
      #expect(state.controls == [control])
      #expect(state.counters[.control] == 7)
      #expect(state.activities.isEmpty && state.activityApps.isEmpty && state.endedTokens.isEmpty)
    }
  }

  @Test func migratedStoreAcceptsActivities() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try folder.create()
    do {
      let database = try Database(path: folder.database.path)
      for step in StoreSchema.steps[..<2] { try database.execute(step) }
      try database.execute("PRAGMA user_version = 2")
    }
    let activity = StoredActivity(
      id: "a1", extension: "Sample", attributesType: "Trip", attributes: Data("{}".utf8),
      content: ActivityContentMessage(state: Data("{}".utf8)), start: noon,
      budget: PushBudget(limit: 15, at: noon))
    do {
      let store = try SQLiteStore(folder: folder, now: noon)
      try store.apply([.putActivity(activity)], durability: .acknowledged)
    }
    let again = try SQLiteStore(folder: folder, now: noon)
    #expect(try again.load().activities == [activity])
  }
}
