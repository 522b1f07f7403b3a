import ContentDigest
import Foundation
import Hexadecimal

/// What the pictures and layouts of a sweep are stored in, by their hash: equal ones are stored
/// once.
package protocol PictureStore: Sendable {
  /// Returns when the contents are stored. Does nothing if they are.
  ///
  /// - Parameter issue: `SweepTask.issue`.
  func store(_ data: Data, as file: SweepFile, for issue: String) async throws
}

/// A file of a sweep, named by the SHA-256 of its contents.
package struct SweepFile: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case picture = "png"
    case tree = "txt"
  }

  package var hash: String
  package var kind: Kind

  package init(_ hash: String, _ kind: Kind) {
    self.hash = hash
    self.kind = kind
  }

  /// The file of some contents. Throws if memory is short.
  package init(of data: Data, _ kind: Kind) throws {
    self.init(try ContentDigest.sha256(of: data).hexadecimal, kind)
  }

  /// Whether it can be a name: a hash comes from other machines.
  package var isValid: Bool {
    hash.utf8.count == 64 && Data(hexadecimal: hash) != nil
  }

  /// The path in the folder of a sweep: few files are in one folder.
  package var path: String {
    "\(kind == .picture ? "pictures" : "trees")/\(hash.prefix(2))/\(hash).\(kind.rawValue)"
  }
}
