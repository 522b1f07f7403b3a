import Foundation
import ProjectReader
import StableHash

extension SourceFolder {
  /// The hash of all files' paths and contents, and of the other inputs of a build.
  func contentHash(with inputs: [String]) throws(BuildError) -> String {
    var hash = StableHash<UInt128>()
    for input in inputs { hash.combine(terminated: input) }
    for file in allFiles {
      hash.combine(terminated: relativePath(file))
      let data: Data
      do { data = try project.data(of: file) } catch { throw BuildError(reading: error) }
      hash.combine(terminated: "\(data.count)")
      data.withUnsafeBytes { hash.combine($0) }
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
