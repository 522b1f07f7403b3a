import Foundation
import NearestName

/// Why a test device cannot do what a test asks for. The device stays as it was, except after
/// `failed`.
public enum TestDeviceError: Error, Equatable, Sendable {
  /// There is nothing at the path of an ``ExtensionSource``.
  case sourcesMissing(path: String)
  /// A project has several widget extensions, or none.
  case targetRequired(path: String, targets: [String])
  /// The extension did not say what it contains: it crashed, hung, or has no `WidgetBundle`.
  case noDescription(path: String, reason: String)
  /// The value of `os` in `.vitrine.json` is not a version of iOS.
  case invalidSystemVersion(String)
  /// The text is not a date.
  case invalidDate(String)
  /// Time does not run backwards.
  case past(Date, now: Date)
  /// The extension failed: a provider or an intent crashed, hung or threw. The device goes on as
  /// iOS does: widgets keep their last content.
  case failed([String])
  /// No element has the label or the identifier.
  case unknownElement(String, in: String, labels: [String])
  /// Several elements with different actions have the label.
  case ambiguousElement(String, in: String, count: Int)
  /// The element has no button, toggle or link.
  case noAction(String, in: String)
  /// A configuration's value is none of the choices.
  case unknownChoice(String, parameter: String, choices: [String])
  /// APNs or the device would not accept the payload.
  case invalidPayload([String])
  /// The device did not deliver the push.
  case notDelivered(outcome: String, reason: String)
  /// There is no token for the push.
  case noToken(String)
  /// ActivityKit refused the request of the app.
  case refused(String)
  /// The name of a reference cannot be the name of a file.
  case invalidName(String)
}

extension TestDeviceError: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .sourcesMissing(let path):
      "\(path): not found; a relative path begins at the folder with the test's Package.swift"
    case .targetRequired(let path, let targets):
      targets.isEmpty
        ? "\(path): no widget extension found; give the folder of its sources"
        : "\(path) has several widget extensions; add target: with one of: "
          + targets.joined(separator: ", ")
    case .noDescription(let path, let reason): "\(path): the extension does not start: \(reason)"
    case .invalidSystemVersion(let text):
      "\"os\" in .vitrine.json: \"\(text)\" is not a version of iOS from 14 to 27, such as 17.4"
    case .invalidDate(let text):
      "\"\(text)\" is not a date; write it as 2026-03-05T09:30 or 2026-03-05T09:30:00Z"
    case .past(let date, let now):
      "cannot advance to \(date.ISO8601Format()): the device's time is "
        + "\(now.ISO8601Format()), and time runs forwards only"
    case .failed(let reasons): reasons.joined(separator: "\n")
    case .unknownElement(let label, let place, let labels):
      "\(place) has no element \"\(label)\"; available: \(knownNames(labels, insteadOf: label))"
    case .ambiguousElement(let label, let place, let count):
      "\(place) has \(count) elements \"\(label)\" with different actions; give one an "
        + "accessibilityIdentifier, or pass the element itself"
    case .noAction(let label, let place):
      "\"\(label)\" in \(place) has no action; tap() without a label opens the app"
    case .unknownChoice(let value, let parameter, let choices):
      "\"\(value)\" is not a choice of the parameter \"\(parameter)\"; available: "
        + knownNames(choices, insteadOf: value)
    case .invalidPayload(let problems): problems.joined(separator: "\n")
    case .notDelivered(let outcome, let reason):
      "the push was not delivered (\(outcome)): \(reason)"
    case .noToken(let reason): reason
    case .refused(let reason): reason
    case .invalidName(let name):
      "\"\(name)\" cannot be the name of a reference; use letters, digits, spaces, - and _"
    }
  }
}
