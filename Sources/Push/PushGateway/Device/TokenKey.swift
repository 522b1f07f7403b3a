/// A push token, or a channel, as a key of dictionaries.
///
/// A push is looked up in several dictionaries. The hash is calculated once, because hashing and
/// comparing `Data` takes longer than the rest of a lookup.
package struct TokenKey: Hashable, Sendable {
  private let bytes: [UInt8]
  private let hash: Int

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
    hash = self.bytes.hashValue
  }

  package static func == (one: TokenKey, other: TokenKey) -> Bool {
    one.hash == other.hash && one.bytes == other.bytes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
