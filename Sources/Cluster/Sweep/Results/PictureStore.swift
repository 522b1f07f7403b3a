import ContentDigest
import Foundation
import Hexadecimal

/// What the pictures and layouts of a sweep are stored in.
package protocol PictureStore: Sendable {
  /// Returns when the files are stored. Does nothing for those that are.
  ///
  /// - Parameter issue: `SweepTask.issue`.
  /// - Returns: Where a coordinator finds them, in their order.
  func store(_ files: [SweepContents], for issue: String) async throws -> FileRanges
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
  package var isValid: Bool { Self.isHash(hash) }

  /// Whether a text is a SHA-256 in hexadecimal digits.
  static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && Data(hexadecimal: text) != nil
  }

  /// The path in the folder of a sweep: few files are in one folder.
  package var path: String {
    "\(kind == .picture ? "pictures" : "trees")/\(hash.prefix(2))/\(hash).\(kind.rawValue)"
  }
}

/// A file and its contents.
package struct SweepContents: Sendable {
  package var file: SweepFile
  package var data: Data

  /// Throws if memory is short.
  package init(_ data: Data, _ kind: SweepFile.Kind) throws {
    file = try SweepFile(of: data, kind)
    self.data = data
  }
}
