import ContentDigest
import Foundation
import Hexadecimal

/// A store for the pictures and layouts of a sweep.
package protocol PictureStore: Sendable {
  /// Stores files, and returns when all of them are stored. Skips files that are stored already.
  ///
  /// - Parameter issue: `SweepTask.issue`.
  /// - Returns: The ranges of the files for a coordinator, in the same order.
  func store(_ files: [SweepContents], for issue: String) async throws -> FileRanges
}

/// A file of a sweep, named by the SHA-256 of its contents.
package struct SweepFile: Hashable, Sendable {
  /// The raw value is the extension of the file.
  package enum Kind: String, Sendable {
    /// A PNG file.
    case picture = "png"
    /// A placed tree as text.
    case tree = "txt"
  }

  package var hash: String
  /// Decides the folder and the extension.
  package var kind: Kind

  /// The hash is not checked; see `isValid`.
  package init(_ hash: String, _ kind: Kind) {
    self.hash = hash
    self.kind = kind
  }

  /// Creates the name from the contents. Throws if memory cannot be allocated.
  package init(of data: Data, _ kind: Kind) throws {
    self.init(try ContentDigest.sha256(of: data).hexadecimal, kind)
  }

  /// Whether the hash is a valid file name. It is untrusted input from another machine.
  package var isValid: Bool { Self.isHash(hash) }

  /// Whether a text is a SHA-256 in hexadecimal.
  static func isHash(_ text: String) -> Bool {
    text.utf8.count == 64 && Data(hexadecimal: text) != nil
  }

  /// The path relative to the folder of a sweep. Subfolders limit the number of files in each.
  package var path: String {
    "\(kind == .picture ? "pictures" : "trees")/\(hash.prefix(2))/\(hash).\(kind.rawValue)"
  }
}

/// The name and the contents of a file.
package struct SweepContents: Sendable {
  /// The name, which the contents determine.
  package var file: SweepFile
  /// The bytes of the file.
  package var data: Data

  /// Throws if memory cannot be allocated.
  package init(_ data: Data, _ kind: SweepFile.Kind) throws {
    file = try SweepFile(of: data, kind)
    self.data = data
  }
}
