import Foundation
import HostLink
import Testing

@testable import AppIntents

/// What the SDK of iOS 27 adds for entities and long tasks.
@Suite struct EntityCollectionTests {
  typealias ID = SyncableEntityIdentifier<Int, String>

  struct Kite: SyncableEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kite"
    static let defaultQuery = KiteQuery()
    let id: ID
    var displayRepresentation: DisplayRepresentation { "Kite \(id.description)" }
  }

  /// Knows the kites below 10.
  struct KiteQuery: EntityQuery {
    func entities(for identifiers: [Kite.ID]) async throws -> [Kite] {
      identifiers.filter { ($0.local ?? 99) < 10 }.map { Kite(id: $0) }
    }
  }

  @Test func identifiersWithAndWithoutLocalOnesDiffer() throws {
    let both = ID(local: 1, stable: "a")
    let read = try #require(ID.entityIdentifier(for: "1"))
    #expect(both == read && both.hashValue == read.hashValue)
    #expect(read.stable == nil)
    #expect(ID.entityIdentifier(for: "x") == nil)
    #expect(SyncableEntityIdentifier(id: "a").local == "a")
  }

  @Test func collectionResolvesItsEntities() async throws {
    var kites: EntityCollection<Kite> = [ID(local: 3, stable: "c"), ID(local: 12, stable: "l")]
    kites.append(Kite(id: ID(local: 1, stable: "a")))
    #expect(kites.count == 3 && kites.contains(ID(local: 12, stable: "l")))
    #expect(try await kites.resolvedEntities().map(\.id.local) == [3, 1])
    kites.remove(ID(local: 3, stable: "c"))
    #expect(kites.map(\.local) == [12, 1])
    // Entities that are known are not looked up.
    let known = EntityCollection(entities: [Kite(id: ID(local: 50, stable: "z"))])
    #expect(try await known.resolvedEntities().count == 1)
    #expect(EntityCollection<Kite>() == [])
  }

  struct Launcher: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Launcher"
    @Parameter(title: "Action") var shortcut: SystemShortcut
  }

  /// A widget reads its shortcut before the user has chosen one.
  @Test func shortcutIsSetBeforeItIsChosen() async throws {
    let intent = RunSystemShortcutIntent(shortcut: Launcher().shortcut)
    let reply = try await IntentPerformance.perform(PerformRequest(action: try intent.action()))
    #expect(reply == PerformReply())
  }

  struct Fly: LongRunningIntent, CancellableIntent {
    static let title: LocalizedStringResource = "Fly"
    @Parameter(title: "Kites") var kites: EntityCollection<Kite>

    init() {}
    init(_ kites: EntityCollection<Kite>) { self.kites = kites }

    func perform() async throws -> some IntentResult & ProvidesDialog {
      let done = try await performBackgroundTask {
        progress.totalUnitCount = Int64(kites.count)
        progress.completedUnitCount += 1
        return progress.completedUnitCount
      } onCancel: { _ in
      }
      return .result(dialog: "\(done) of \(progress.totalUnitCount)")
    }
  }

  /// The values of the parameter survive the host, and one run has one progress.
  @Test func longIntentKeepsItsProgress() async throws {
    let intent = Fly([ID(local: 1, stable: "a"), ID(local: 2, stable: "b")])
    let request = PerformRequest(action: try intent.action())
    #expect(try await IntentPerformance.perform(request).dialog == "1 of 2")
    #expect(try await IntentPerformance.perform(request).dialog == "1 of 2")
  }
}
