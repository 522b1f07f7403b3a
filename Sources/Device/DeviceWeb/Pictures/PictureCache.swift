import Foundation

/// A cache of PNG files by item and tag that evicts the least recently used files.
struct PictureCache: Sendable {
  struct Key: Hashable, Sendable {
    var item: String
    var tag: String
  }

  /// The maximum total size, in bytes. The newest file stays even if it is larger.
  var capacity: Int
  private var files: [Key: (png: Data, use: UInt64)] = [:]
  private var uses: UInt64 = 0
  private(set) var byteCount = 0

  init(capacity: Int = 16 << 20) { self.capacity = capacity }

  mutating func insert(_ png: Data, for key: Key) {
    uses += 1
    byteCount += png.count - (files[key]?.png.count ?? 0)
    files[key] = (png, uses)
    while byteCount > capacity, files.count > 1,
      let oldest = files.min(by: { $0.value.use < $1.value.use })
    {
      byteCount -= oldest.value.png.count
      files[oldest.key] = nil
    }
  }

  mutating func png(for key: Key) -> Data? {
    uses += 1
    files[key]?.use = uses
    return files[key]?.png
  }
}
