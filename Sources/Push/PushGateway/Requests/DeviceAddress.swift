import Foundation
import Hexadecimal

/// The token that a push is sent to, with its texts for the log. A class, so that a connection's
/// requests to one token share it.
final class DeviceAddress: Sendable {
  /// Accepted sizes of a token, in bytes. Apple states that the size may change.
  private static let length = 1...100

  let token: Data
  /// The token as a key of dictionaries.
  let key: TokenKey
  /// The token as hexadecimal digits in lower case.
  let text: String
  /// Method and path of the request, for the log.
  let line: String
  /// The token in the request's path.
  private let source: String

  /// Throws `MissingDeviceToken` or `BadDeviceToken`.
  init(_ source: Substring) throws(Refusal) {
    guard !source.isEmpty else {
      throw Refusal(
        .missingDeviceToken, "The path has no device token; expected /3/device/TOKEN.")
    }
    guard let token = Data(hexadecimal: source), Self.length.contains(token.count) else {
      throw Refusal(
        .badDeviceToken,
        "The device token \"\(source.prefix(40))\" is not hexadecimal; send the bytes of pushToken "
          + "as hexadecimal digits, not as Base64 or as their description.")
    }
    self.token = token
    key = TokenKey(token)
    self.source = String(source)
    text = token.hexadecimal
    line = "POST /3/device/\(text)"
  }

  /// Whether a request with the token in its path has this address.
  func matches(_ source: Substring) -> Bool { self.source == source }
}
