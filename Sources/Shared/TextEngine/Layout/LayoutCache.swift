import ViewArchive

/// A cache of text blocks. The least recently used ones are removed first.
struct LayoutCache {
  struct Key: Hashable {
    var text: ResolvedText
    var paragraph: ParagraphStyle
    var width: Double?
    var height: Double?
    var grid: PixelGrid
    /// True for text that changes with time and fills the proposed width.
    var fillsWidth: Bool

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(width)
      hasher.combine(height)
      hasher.combine(grid)
    }
  }

  private struct Entry {
    var block: TextBlock
    var lastUse: UInt64
  }

  let capacity: Int
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func block(for key: Key) -> TextBlock? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].block
  }

  mutating func insert(_ block: TextBlock, for key: Key) {
    clock += 1
    if entries.count >= capacity {
      // Removes half of the entries, so that sorting is rare.
      let uses = entries.values.map(\.lastUse).sorted()
      let threshold = uses[uses.count / 2]
      entries = entries.filter { $0.value.lastUse > threshold }
    }
    entries[key] = Entry(block: block, lastUse: clock)
  }
}
