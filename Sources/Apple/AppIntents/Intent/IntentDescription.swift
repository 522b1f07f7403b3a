/// A description of what an intent does.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
  public var descriptionText: LocalizedStringResource
  public var categoryName: LocalizedStringResource?
  public var searchKeywords: [LocalizedStringResource]
  public var resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}

/// The requirement that a `static let description = IntentDescription(…)` satisfies. That of
/// `AppIntent` is optional, and a property whose type is not would leave its default in place.
public protocol _DescribedIntent {
  static var description: IntentDescription { get }
}

extension _DescribedIntent {
  public static var description: IntentDescription { "" }
}

extension AppIntent {
  /// What the user reads about the intent; nil without a description.
  static var descriptionText: String? {
    let declared: IntentDescription? = description
    let required: IntentDescription = description
    let text = String(localized: (declared ?? required).descriptionText)
    return text.isEmpty ? nil : text
  }
}
