import HostLink
import Synchronization
import Testing

@testable import AppIntents

/// The question before an intent deletes entities that other people see.
@Suite struct DeletionTests {
  /// Runs `Discard` of plants with these ownerships as a shortcut, with an answer to all questions.
  private func run(
    _ plants: [Plant], locale: String = "en_US", answer: SnippetAnswer = .confirmed,
    isShortcut: Bool = true
  ) async throws -> (reply: PerformReply, asked: [SnippetQuestion]) {
    let asked = Mutex<[SnippetQuestion]>([])
    let stage = IntentStage(
      .init(
        archive: { _, _ in throw CancellationError() },
        ask: { question in
          asked.withLock { $0.append(question) }
          return answer
        }, reload: { _ in }))
    var environment = RenderEnvironment()
    environment.locale = locale
    let display = SnippetDisplay(card: 1, width: 377, environment: environment)
    let intent = Discard()
    intent.entities = plants
    let request = PerformRequest(action: try intent.action(), display: isShortcut ? display : nil)
    let reply = try await IntentStage.$current.withValue(stage) {
      try await IntentPerformance.perform(request)
    }
    return (reply, asked.withLock { $0 })
  }

  @Test(arguments: [
    ([Plant.fern], nil),
    ([.rose], "Rose: Shared with Others"),
    ([.oak], "Oak: Visible to Everyone"),
    ([.fern, .rose, .oak], "Rose and Oak: Visible to Everyone"),
    ([], nil),
  ])
  func sharedEntitiesAreConfirmed(_ plants: [Plant], _ dialog: String?) async throws {
    let (reply, asked) = try await run(plants)
    #expect(reply.dialog == "\(plants.count) discarded")
    #expect(asked.map(\.dialog) == (dialog.map { [$0] } ?? []))
    let labels = ConfirmationLabels(accept: "Delete", deny: "Cancel", isDestructive: true)
    #expect(asked.allSatisfy { $0.form == .confirmation(labels) })
  }

  @Test func refusalDeletesNothing() async throws {
    let (reply, _) = try await run([.rose], answer: .cancelled)
    #expect(reply.isCancelled == true && reply.dialog == nil)
  }

  @Test func questionIsInTheLanguageOfTheDevice() async throws {
    let (_, asked) = try await run([.rose, .oak], locale: "de_DE")
    #expect(asked.first?.dialog == "Rose und Oak: Für alle sichtbar")
  }

  /// Widgets and controls cannot ask.
  @Test func widgetDeletesWithoutAQuestion() async throws {
    let (reply, asked) = try await run([.rose], isShortcut: false)
    #expect(reply.dialog == "1 discarded")
    #expect(asked.isEmpty)
  }
}

struct Plant: OwnershipProvidingEntity {
  static let fern = Plant(id: "Fern", ownership: [])
  static let rose = Plant(id: "Rose", ownership: .shared)
  static let oak = Plant(id: "Oak", ownership: [.shared, .public])
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let defaultQuery = PlantQuery()

  let id: String
  let ownership: EntityOwnership
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct PlantQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Plant] {
    [Plant.fern, .rose, .oak].filter { identifiers.contains($0.id) }
  }
}

struct Discard: DeleteIntent {
  static let title: LocalizedStringResource = "Discard"

  @Parameter(title: "Plants") var entities: [Plant]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(entities.count) discarded")
  }
}
