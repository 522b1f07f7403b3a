import AppIntents
import CoreSpotlight
import Foundation
import HostLink
import SwiftUI
import Testing

/// Entities with files, URLs and properties, and unions of values.
struct EntityTests {
  @Test func uniqueEntityIsFoundByItsIdentifierOnly() async throws {
    let query = Preferences.defaultQuery
    #expect(try await query.suggestedEntities().map(\.id) == ["Preferences"])
    #expect(try await query.entities(for: ["Preferences", "x"]).count == 1)
    #expect(try await query.entities(for: ["x"]).isEmpty)
    await #expect(throws: AppIntentError.self) {
      try await UniqueAppEntityProvider<Preferences>().uniqueEntity()
    }
  }

  @Test func fileIdentifiersSurviveTheirText() async throws {
    let draft = FileEntityIdentifier.draft(identifier: "a/b")
    let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/tmp/a b.txt"))
    for identifier in [draft, file] {
      let text = identifier.entityIdentifierString
      #expect(FileEntityIdentifier.entityIdentifier(for: text) == identifier)
    }
    #expect(draft.isDraft && !file.isDraft)
    #expect(try await file.fileURL?.path == "/tmp/a b.txt")
    #expect(FileEntityIdentifier.entityIdentifier(for: "https://a.b") == nil)
    #expect(throws: CocoaError.self) { try FileEntityIdentifier.file(url: URL(string: "a:b")!) }
  }

  @Test func entityHasURLOfItsTemplate() async throws {
    let trail = Trail(id: "a b", region: "Nörd")
    #expect(await trail.urlRepresentation?.absoluteString == "https://x.org/t/a%20b?r=N%C3%B6rd")
    #expect(Slope.steep.urlRepresentation?.absoluteString == "https://x.org/steep")
    #expect(try await OpenURLIntent(urlRepresentable: trail).url.path == "/t/a b")
    #expect(throws: AppIntentError.self) { try OpenURLIntent(urlRepresentable: Slope.flat) }
  }

  @Test(arguments: [OpenTrail() as any AppIntent, ShowTrail()])
  func intentWithURLOpensIt(intent: any AppIntent) async throws {
    let reply = try await IntentPerformance.perform(PerformRequest(action: intent.action()))
    #expect(reply.url?.absoluteString == "https://x.org/t/1?r=North")
    #expect(reply.opensApp)
    #expect(reply.error == nil)
  }

  @Test func propertiesHaveTheirTitles() {
    let trail = Trail(id: "1", region: "North")
    #expect(String(localized: trail.$region.title) == "Region")
    #expect(!trail.$region.isOptional && trail.$length.isOptional)
    #expect(trail.attributeSet.title == "North")
    #expect(CSSearchableItem(appEntity: trail).uniqueIdentifier == "1")
  }

  @Test(arguments: [Find.toy(.kite), .shape(.square), .words(["a", "b"])])
  func unionsSurviveTheHost(find: Find) async throws {
    let first = IntentParameter<Find>(title: "Find")
    first.wrappedValue = find
    let second = IntentParameter<Find>(title: "Find")
    #expect(try await second.read(first.configurationValue, named: "find") == [])
    #expect(second.wrappedValue == find)
  }

  @Test(arguments: [
    "", "{}", #"{"name":"none","value":{}}"#, #"{"name":"toy","value":{"string":{"_0":"9"}}}"#,
  ])
  func unionRejectsOtherTexts(json: String) async throws {
    let parameter = IntentParameter<Find>(title: "Find")
    let value = ConfigurationValue.encoded(type: "Find", json: json)
    #expect(try await parameter.read(value, named: "find").count == 1)
    #expect(!parameter.hasValue)
  }

  @Test func activityKeepsEntity() {
    let activity = NSUserActivity(activityType: "a")
    activity.appEntityIdentifier = EntityIdentifier(for: Toy.kite)
    #expect(activity.appEntityIdentifier?.identifier == "2")
  }
}

struct Preferences: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preferences"
  static let defaultQuery = UniqueAppEntityProvider { Preferences() }
}

struct Trail: URLRepresentableEntity, IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
  static let defaultQuery = TrailQuery()
  static var urlRepresentation: URLRepresentation {
    "https://x.org/t/\(.id)?r=\(\.$region)"
  }

  let id: String
  @Property(title: "Region", indexingKey: \.city) var region: String
  @Property(identifier: "length", title: "Length") var length: Double?

  var displayRepresentation: DisplayRepresentation { "\(region)" }

  init(id: String, region: String) {
    self.id = id
    self.region = region
  }
}

struct TrailQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Trail] {
    identifiers.map { Trail(id: $0, region: "North") }
  }
}

struct TrailFinder: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Trail.$region) {
      EqualToComparator { "= \($0)" }
      HasPrefixComparator { "^ \($0)" }
    }
    Property(\Trail.$length) {
      LessThanComparator { (length: Double) in "< \(length)" }
      IsBetweenComparator { (low: Double, high: Double) in "\(low)-\(high)" }
    }
  }
  static let sortingOptions = SortingOptions {
    SortableBy(\Trail.$region)
    SortableBy(\Trail.$length)
  }

  func entities(for identifiers: [String]) async throws -> [Trail] { [] }

  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Trail>], limit: Int?
  ) async throws -> [Trail] { [] }
}

enum Slope: String, URLRepresentableEnum {
  case steep, flat

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Slope"
  static let caseDisplayRepresentations: [Slope: DisplayRepresentation] = [
    .steep: "Steep", .flat: "Flat",
  ]
  static var urlRepresentation: URLRepresentation { .init([.steep: "https://x.org/\(.steep)"]) }
}

struct OpenTrail: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open"

  @Parameter(title: "Trail", default: Trail(id: "1", region: "North")) var target: Trail
}

struct ShowTrail: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show"
  static var urlRepresentation: URLRepresentation { "https://x.org/t/1?r=\(\.$region)" }

  @Parameter(default: "North") var region: String
}

enum Find: Equatable {
  case toy(Toy)
  case shape(Shape)
  case words([String])
}

/// As `@UnionValue` writes it.
extension Find: _UnionValue {
  static var _unionCases: [_UnionCase<Self>] {
    [
      _UnionCase(
        "toy", embed: { .toy($0) },
        extract: { (union: Self) -> Toy? in if case .toy(let value) = union { value } else { nil } }
      ),
      _UnionCase(
        "shape", embed: { .shape($0) },
        extract: { (union: Self) -> Shape? in
          if case .shape(let value) = union { value } else { nil }
        }),
      _UnionCase(
        "words", embed: { .words($0) },
        extract: { (union: Self) -> [String]? in
          if case .words(let value) = union { value } else { nil }
        }),
    ]
  }
}

struct Annotated: View {
  var body: some View {
    Text(verbatim: "Kite")
      .accessibilityAction(intent: PlainIntent())
      .accessibilityAction(named: "Fly", intent: PlainIntent())
      .appEntityIdentifier(EntityIdentifier(for: Toy.kite))
      .onAppIntentExecution(ShowToys.self) { _ in }
  }
}

struct ShowToys: TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Show"
}

struct MineExtension: AppIntentsExtension {}
