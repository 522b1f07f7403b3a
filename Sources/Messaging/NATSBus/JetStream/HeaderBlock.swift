import Foundation

/// The headers of a stored message, as NATS sends them: `NATS/1.0`, and a line for each.
enum HeaderBlock {
  /// Lines that are no headers are skipped.
  static func headers(in data: Data) -> [String: String] {
    let lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n").dropFirst()
    var headers: [String: String] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = String(line[..<colon])
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      // The first of several values, as libnats returns it.
      if headers[name] == nil { headers[name] = value }
    }
    return headers
  }
}
