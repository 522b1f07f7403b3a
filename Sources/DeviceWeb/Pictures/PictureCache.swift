import Foundation

/// The newest pictures' PNG files by placement or control and tag, within a number of bytes: what was used
/// longest ago goes first.
struct PictureCache: Sendable {
  struct Key: Hashable, Sendable {
    var item: String
    var tag: String
  }

  /// In bytes.
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
