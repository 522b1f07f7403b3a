// Compatibility (module): partial | | models, contexts and fetches in an SQLite store that app
//   and extension share through an app group (see below)

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public let NSValidationKeyErrorKey = "NSValidationErrorKey"

/// The codes of Core Data's errors, in the domain `NSCocoaErrorDomain`.
enum CoreDataError: Int {
  case missingMandatoryProperty = 1570
  case relationshipDeniesDeletion = 1600
  case invalidValue = 1550
  case uniquenessConflict = 133_021
  case storeOpening = 134_020
  case storeSaving = 134_030
  case unknownEntity = 134_060

  func error(_ message: String, _ more: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: message].merging(more) { $1 })
  }
}
