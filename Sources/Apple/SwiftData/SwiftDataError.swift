/// An error of SwiftData, with a sentence that says what happened.
public struct SwiftDataError: Error, Hashable, CustomStringConvertible {
  let name: String
  /// What happened, where, and how to fix it. Not part of comparisons.
  let details: String

  init(_ name: String, _ details: String = "") {
    self.name = name
    self.details = details
  }

  public static let backwardMigration = SwiftDataError("backwardMigration")
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    "configurationFileNameContainsInvalidCharacters")
  public static let configurationFileNameTooLong = SwiftDataError("configurationFileNameTooLong")
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema")
  public static let duplicateConfiguration = SwiftDataError("duplicateConfiguration")
  public static let historyTokenExpired = SwiftDataError("historyTokenExpired")
  public static let includePendingChangesWithBatchSize = SwiftDataError(
    "includePendingChangesWithBatchSize")
  public static let invalidTransactionFetchRequest = SwiftDataError(
    "invalidTransactionFetchRequest")
  public static let loadIssueModelContainer = SwiftDataError("loadIssueModelContainer")
  public static let missingModelContext = SwiftDataError("missingModelContext")
  public static let modelValidationFailure = SwiftDataError("modelValidationFailure")
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
    "sortingPendingChangesWithIdentifiers")
  public static let unknownSchema = SwiftDataError("unknownSchema")
  public static let unsupportedKeyPath = SwiftDataError("unsupportedKeyPath")
  public static let unsupportedPredicate = SwiftDataError("unsupportedPredicate")
  public static let unsupportedSortDescriptor = SwiftDataError("unsupportedSortDescriptor")

  public var description: String {
    details.isEmpty ? "SwiftDataError.\(name)" : "SwiftDataError.\(name): \(details)"
  }

  func with(_ details: String) -> SwiftDataError { SwiftDataError(name, details) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  public static func ~= (lhs: SwiftDataError, rhs: any Error) -> Bool {
    (rhs as? SwiftDataError) == lhs
  }
}
