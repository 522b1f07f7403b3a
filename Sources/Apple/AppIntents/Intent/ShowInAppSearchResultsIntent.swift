/// Opens the app's search.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  associatedtype Criteria: SearchCriteria
  static var searchScopes: Criteria.SearchScopes { get }
  var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
  public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
  public static var searchScopes: Void { () }
}

public protocol SearchCriteria: _IntentValue, Sendable {
  associatedtype SearchScopes
}

/// A text to search for.
public struct StringSearchCriteria: SearchCriteria, Hashable {
  public typealias SearchScopes = [StringSearchScope]

  public let term: String

  public init(term: String) {
    self.term = term
  }

  public static var _format: _IntentValueFormat<StringSearchCriteria> {
    .plain(
      .string, encode: { .string($0.term) },
      decode: { if case .string(let term) = $0 { Self(term: term) } else { nil } },
      title: { $0.term })
  }
}

/// The part of an app that a search looks through.
public enum StringSearchScope: String, AppEnum {
  case general, movies, tv, freeformVideo

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Search Scope" }
  public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
    [.general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos"]
  }
}
