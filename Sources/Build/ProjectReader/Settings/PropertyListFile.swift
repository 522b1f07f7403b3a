import Foundation

/// Reads property lists in all formats.
package enum PropertyListFile {
  /// Throws `ProjectError.notFound`, `.unreadable`, `.outside` and `.damaged`.
  package static func dictionary(
    of file: URL, in root: ProjectRoot
  ) throws(ProjectError) -> [String: Any] {
    let data = try root.data(of: file)
    guard !data.isEmpty else { throw .damaged(file.path, line: nil, reason: "the file is empty") }
    if let line = NestingDepth.lineOfExcess(in: data) {
      throw .damaged(file.path, line: line, reason: NestingDepth.reason)
    }
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw damage(of: file, data, error as NSError)
    }
    guard let values = list as? [String: Any] else {
      throw .damaged(file.path, line: nil, reason: "expected a dictionary")
    }
    return values
  }

  /// Foundation tries each format. It reports the error of the old text format in a separate error,
  /// of which only the description is available.
  private static func damage(of file: URL, _ data: Data, _ error: NSError) -> ProjectError {
    let old = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
    let isXML = data.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    let place = /(?:^|")([^"]*) (?:at|on) line (\d+)/
    let main = error.userInfo["NSDebugDescription"] as? String ?? "not a property list"
    guard let match = (isXML ? main : old).firstMatch(of: place) ?? main.firstMatch(of: place)
    else { return .damaged(file.path, line: nil, reason: main) }
    // Foundation gives the code of a character that it does not expect.
    let reason = match.1.lowercasedStart.replacing(/'0x([0-9a-f]+)'/) { code in
      let scalar = UInt32(code.1, radix: 16).flatMap(Unicode.Scalar.init)
      return scalar.map { "'\($0)'" } ?? String(code.0)
    }
    return .damaged(file.path, line: Int(match.2), reason: "not a property list: \(reason)")
  }
}

extension Substring {
  fileprivate var lowercasedStart: String { prefix(1).lowercased() + dropFirst() }
}
