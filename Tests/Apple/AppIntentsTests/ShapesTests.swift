import AppIntents
import SwiftUI
import Testing

/// Declarations that projects use. Most of them only have to compile.
struct ShapesTests {
  @Test func intentsHaveTheirDefaults() {
    #expect(PlainIntent.persistentIdentifier == "PlainIntent")
    #expect(PlainIntent.openAppWhenRun == false)
    #expect(PlainIntent.authenticationPolicy == .alwaysAllowed)
    #expect(MigratedIntent.persistentIdentifier == "OldIntent")
    #expect(OpenToy.openAppWhenRun)
    #expect(FrontIntent.supportedModes.alwaysOpensApp)
    #expect(!PlainIntent.supportedModes.alwaysOpensApp)
  }

  @Test func intentIsCallable() async throws {
    #expect(try await CountIntent()() == 3)
  }

  @Test func entitiesHaveProperties() async throws {
    let book = Book(id: 1, title: "Emil")
    #expect(book.title == "Emil")
    #expect(EntityIdentifier(for: book).description == "Book/1")
    #expect(Weekday.all.map(\.id) == ["mon", "tue"])
    #expect(try await Weekday.defaultQuery.suggestedEntities() == Weekday.all)
  }

  @Test(arguments: [RelevantContext.date(from: .now, to: .distantPast), .sleep(.bedtime)])
  func acceptsRelevantContexts(context: RelevantContext) async throws {
    try await RelevantIntentManager.shared.updateRelevantIntents([
      RelevantIntent(Needing(), widgetKind: "K", relevance: context)
    ])
  }
}

struct PlainIntent: AppIntent, ProgressReportingIntent {
  static let title: LocalizedStringResource = "Plain"
  static let description = IntentDescription("Does little.", categoryName: "Some")

  func perform() async throws -> some IntentResult {
    try await donate()
    return .result()
  }
}

struct MigratedIntent: CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "OldIntent"
  static let title: LocalizedStringResource = "Migrated"

  @Parameter(title: "Toy") var toy: Toy?
  @Parameter(title: "Level") var level: Level?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$toy, \.$level)) { toy, level in
      DisplayRepresentation(title: "\(toy?.name ?? "") \(level?.rawValue ?? 0)")
    }
    IntentPrediction(parameters: \.$toy) { toy in
      DisplayRepresentation(title: "\(toy?.name ?? "")")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Toy> & ShowsSnippetView {
    guard let toy else { throw $toy.needsValueError("Which?") }
    return .result(value: toy) { Text(toy.name) }
  }
}

struct OpenToy: OpenIntent {
  static let title: LocalizedStringResource = "Open"

  @Parameter(title: "Toy") var target: Toy
}

struct FrontIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Front"
  static let supportedModes: IntentModes = .foreground(.immediate)

  @Parameter(title: "Time", kind: .time) var time: Date?
  @Parameter(title: "Text", default: "a", inputOptions: .init(keyboardType: .numberPad))
  var text: String
  @Parameter(title: "On", default: true, displayName: .init(true: "On", false: "Off"))
  var isOn: Bool
  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile?
  @Dependency(default: 3) var number: Int
  @Dependency var store: DependencyTests.Store

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: .init(full: "Done \(number)", supporting: "Done"))
  }
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"

  func perform() async throws -> some ReturnsValue<Int> { .result(value: 3) }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book", numericFormat: "\(placeholder: .int) books")
  static let defaultQuery = BookQuery()

  let id: Int
  @Property(title: "Title") var title: String
  @Property var pages: Int?

  var displayRepresentation: DisplayRepresentation { .init(stringLiteral: title) }

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

struct BookQuery: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Book.$title) {
      EqualToComparator { "= \($0)" }
      ContainsComparator { "~ \($0)" }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Book.$title) }

  func entities(for identifiers: [Book.ID]) async throws -> [Book] { [] }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?
  ) async throws -> [Book] { [] }
}

enum Weekday: String, CaseIterable, AppEntity, CaseDisplayRepresentable {
  case mon, tue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weekday"
  static let caseDisplayRepresentations: [Weekday: DisplayRepresentation] = [
    .mon: "Monday", .tue: "Tuesday",
  ]
  static var all: [Weekday] { allCases }
}

struct ToyShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenToy(), phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open", systemImageName: "circle")
    if #available(iOS 17, *) {
      AppShortcut(intent: PlainIntent(), phrases: ["Be plain in \(.applicationName)"])
    }
  }
}
