import DeviceEngine
import Foundation
import HostLink
import PushGateway

/// A type of a command's field that can describe the values it accepts, for error messages.
protocol CommandValue {
  /// Completes "expected …".
  static var expected: String { get }
}

enum CommandValueDescription {
  static func of(_ type: Any.Type) -> String {
    (type as? any CommandValue.Type)?.expected ?? "another value"
  }
}

extension CommandValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  static var expected: String {
    "one of: \(allCases.map(\.rawValue).joined(separator: ", "))"
  }
}

extension WidgetFamilyName: CommandValue {}
extension ActivityPresentationName: CommandValue {}
extension SurfaceName: CommandValue {}
extension ReloadRequester: CommandValue {}

/// A type of fields that accept any string.
protocol CommandText: CommandValue {}

extension CommandText {
  static var expected: String { "a string" }
}

extension String: CommandText {}
extension PlacementID: CommandText {}
extension StackID: CommandText {}
extension ControlID: CommandText {}
extension ActivityID: CommandText {}
extension ExtensionID: CommandText {}
extension ItemID: CommandText {}
extension ArrangedID: CommandText {}

extension Bool: CommandValue {
  static var expected: String { "true or false" }
}

extension Int: CommandValue {
  static var expected: String { "an integer" }
}

extension Double: CommandValue {
  static var expected: String { "a number" }
}

extension Date: CommandValue {
  static var expected: String { "a date such as 2026-11-21T18:20:00.000Z" }
}

extension URL: CommandValue {
  static var expected: String { "a URL such as match://today" }
}

extension Array: CommandValue where Element: CommandText {
  static var expected: String { "an array of strings" }
}

extension Dictionary: CommandValue where Key == String {
  static var expected: String {
    Value.self == ConfigurationValue.self
      ? "an object of values such as {\"hero\": {\"string\": \"panda\"}}"
      : "an object of strings such as {\"apns-topic\": \"…\"}"
  }
}

extension WidgetPlace: CommandValue {
  static var expected: String {
    "a place such as {\"surface\": \"home\", \"page\": 0, \"column\": 0, \"row\": 2}"
  }
}

extension ControlPlace: CommandValue {
  static var expected: String {
    "a place such as {\"surface\": \"controlCenter\", \"position\": 3, \"size\": \"medium\"}, "
      + "{\"surface\": \"lock\", \"slot\": \"left\"}, {\"surface\": \"actionButton\"} or "
      + "{\"surface\": \"menuBar\"}"
  }
}

extension ControlPushPayload: CommandValue {
  static var expected: String { "{\"aps\": {\"content-changed\": true}}" }
}

extension ActivityCommand: CommandValue {
  static var expected: String {
    "a request of ActivityKit such as {\"list\": {\"attributesType\": \"Trip\"}}"
  }
}

// MARK: Ranges

extension DeviceCommand {
  /// Throws `CommandError.invalidField` if a number is outside of a range.
  func check(_ field: String, _ value: Int?, in range: ClosedRange<Int>) throws(CommandError) {
    guard let value, !range.contains(value) else { return }
    throw invalid(field, "an integer from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Throws `CommandError.invalidField` if a number is outside of a range.
  func check(
    _ field: String, _ value: Double?, in range: ClosedRange<Double>
  ) throws(CommandError) {
    guard let value, !range.contains(value) else { return }
    throw invalid(field, "a number from \(short(range.lowerBound)) to \(short(range.upperBound))")
  }

  /// Throws `CommandError.invalidField` if the field `limit` is out of range.
  func checkLimit(_ value: Int?) throws(CommandError) {
    try check("limit", value, in: CommandLimits.rows)
  }

  func invalid(_ field: String, _ expected: String) -> CommandError {
    .invalidField(field, command: Self.name, expected: expected)
  }

  func missing(_ field: String) -> CommandError { .missingField(field, command: Self.name) }

  private func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

/// What bounds the work of one command.
package enum CommandLimits {
  /// The number of rows or identifiers that one command accepts or returns.
  package static let rows = 1...1000
}
