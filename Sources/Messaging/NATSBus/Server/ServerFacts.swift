import Foundation
import JSONValues
import MessageBus

/// The information that a NATS server sends before a client authenticates.
package struct ServerFacts: Equatable, Sendable {
  /// Such as `2.10.1`.
  package var version: String
  /// The name of the server.
  package var name: String
  /// The name of its cluster; nil for a single server.
  package var cluster: String?
  /// Whether the server stores streams.
  package var hasJetStream: Bool
  package var requiresTLS: Bool
  /// In bytes.
  package var maximumPayload: Int

  /// The first version with all features that Vitrine's streams need.
  package static let minimumVersion = "2.9.0"

  /// Throws `BusError.oldServer`.
  func checkVersion() throws(BusError) {
    let (found, minimum) = (Self.numbers(version), Self.numbers(Self.minimumVersion))
    if found.lexicographicallyPrecedes(minimum) {
      throw .oldServer(version: version, minimum: Self.minimumVersion)
    }
  }

  /// The numbers of a version such as `2.10.1-RC.2`, up to the first part that is not a number.
  private static func numbers(_ version: String) -> [Int] {
    var numbers: [Int] = []
    for part in version.prefix(while: { $0 != "-" }).split(separator: ".") {
      guard let number = Int(part) else { break }
      numbers.append(number)
    }
    return numbers
  }
}

extension ServerFacts {
  /// Parses the line `INFO {…}`. nil for other lines.
  init?(line: some StringProtocol) {
    guard line.hasPrefix("INFO "),
      let info = try? JSONValue(parsing: Data(line.dropFirst(5).utf8)),
      let version = info["version"]?.string
    else { return nil }
    self.version = version
    name = info["server_name"]?.string ?? "unnamed"
    cluster = info["cluster"]?.string
    hasJetStream = info["jetstream"]?.bool ?? false
    requiresTLS = info["tls_required"]?.bool ?? false
    maximumPayload = info["max_payload"]?.integer ?? 1 << 20
  }
}
