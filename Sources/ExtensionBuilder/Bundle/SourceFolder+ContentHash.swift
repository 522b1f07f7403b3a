import Foundation
import StableHash

extension SourceFolder {
  /// The hash of all files' paths and contents, and of the other inputs of a build.
  func contentHash(with inputs: [String]) throws(BuildError) -> String {
    var hash = StableHash<UInt128>()
    for input in inputs { hash.combine(terminated: input) }
    for file in allFiles {
      hash.combine(terminated: relativePath(file))
      do {
        let data = try Data(contentsOf: file)
        hash.combine(terminated: "\(data.count)")
        data.withUnsafeBytes { hash.combine($0) }
      } catch {
        throw .unreadable(file.path, reason: error.localizedDescription)
      }
    }
    return hash.hexadecimal
  }
}

extension StableHash {
  /// Combines a text and a terminator, so that adjacent texts cannot be confused.
  fileprivate mutating func combine(terminated text: String) {
    combine(text)
    combine(CollectionOfOne(0))
  }
}
