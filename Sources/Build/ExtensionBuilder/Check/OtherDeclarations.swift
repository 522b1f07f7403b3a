import Foundation
import ProjectReader
import SourceScanner

/// Finds types in the Swift files and Objective-C headers around a target that are not compiled
/// with it.
struct OtherDeclarations {
  /// The folder of the project.
  var folder: URL
  /// The folders whose files are used.
  var project: ProjectRoot
  /// The paths of the files that are compiled.
  var built: Set<String>

  private static let fileLimit = 5000

  /// The places of types, as `file:line`. A type that several files declare has the first.
  func places(of types: Set<String>) -> [String: String] {
    guard !types.isEmpty else { return [:] }
    var result: [String: String] = [:]
    var count = 0
    for file in project.files(below: folder) {
      let isHeader = file.pathExtension == "h"
      guard isHeader || file.pathExtension == "swift", !built.contains(file.path) else { continue }
      count += 1
      guard count <= Self.fileLimit, let data = try? project.data(of: file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let wanted = types.filter { result[$0] == nil && text.contains($0) }
      guard !wanted.isEmpty else { continue }
      let found = isHeader ? [:] : SwiftScanner.scan(Array(data)).types
      for type in wanted {
        let header = isHeader ? Self.offset(of: type, in: text) : nil
        guard let offset = found[type] ?? header else { continue }
        result[type] = "\(file.path):\(data.line(at: offset))"
      }
    }
    return result
  }

  /// The UTF-8 offset of a class, a protocol or an enumeration in a header.
  private static func offset(of type: String, in header: String) -> Int? {
    let starts = ["@interface \(type) ", "@interface \(type)\n", "@protocol \(type) "]
    let enumerations = ["NS_ENUM(NSInteger, \(type))", "NS_ENUM(NSUInteger, \(type))"]
    return (starts + enumerations).lazy.compactMap { header.range(of: $0)?.lowerBound }.first
      .map { header.utf8.distance(from: header.startIndex, to: $0) }
  }
}
