import Foundation

/// The headers of a stored message in their wire format: `NATS/1.0`, and one header a line.
enum HeaderBlock {
  /// Parses headers. Skips invalid lines.
  static func headers(in data: Data) -> [String: String] {
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n").dropFirst()
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = String(line[..<colon])
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // Keeps the first of several values, as libnats does.
      if headers[name] == nil { headers[name] = value }
    }
    return headers
  }
}
