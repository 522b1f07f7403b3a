import Foundation

/// A 128-bit FNV-1a hash for detecting changes. Not for security.
struct ContentHash {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt128(byte)) &* Self.prime }
  }

  /// Adds the text and a terminator, so that adjacent texts cannot be confused.
  mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(CollectionOfOne(0))
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

extension SourceFolder {
  /// The hash of all files' paths and contents, and of the other inputs of a build.
  func contentHash(with inputs: [String]) throws(BuildError) -> String {
    var hash = ContentHash()
    for input in inputs { hash.combine(input) }
    for file in allFiles {
      hash.combine(relativePath(file))
      do {
        let data = try Data(contentsOf: file)
        hash.combine("\(data.count)")
        data.withUnsafeBytes { hash.combine($0) }
      } catch {
        throw .unreadable(file.path, reason: error.localizedDescription)
      }
    }
    return hash.text
  }
}
