import JSONValues

/// The identifier that a client gives to a request. 1 and "1" differ.
package enum RequestIdentifier: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// nil if the value cannot identify a request.
  init?(_ value: JSONValue?) {
    switch value {
    case .integer(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  package var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}
