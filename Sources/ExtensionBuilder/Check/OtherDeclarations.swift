import Foundation
import SourceScanner

/// Finds types in the Swift files around a target that are not compiled with it.
struct OtherDeclarations {
  /// The folder of the project.
  var folder: URL
  /// The paths of the files that are compiled.
  var built: Set<String>

  private static let fileLimit = 5000

  /// The places of types, as `file:line`. A type that several files declare has the first.
  func places(of types: Set<String>) -> [String: String] {
    guard !types.isEmpty, let paths = FileManager.default.enumerator(atPath: folder.path) else {
      return [:]
    }
    var result: [String: String] = [:]
    var count = 0
    for case let path as String in paths {
      let file = folder.appendingPathComponent(path)
      guard file.pathExtension == "swift", !built.contains(file.path) else { continue }
      count += 1
      guard count <= Self.fileLimit, let data = try? Data(contentsOf: file) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let wanted = types.filter { result[$0] == nil && text.contains($0) }
      guard !wanted.isEmpty else { continue }
      let found = SwiftScanner.scan(Array(data)).types
      for type in wanted {
        guard let offset = found[type] else { continue }
        let line = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        result[type] = "\(file.path):\(line)"
      }
    }
    return result
  }
}
