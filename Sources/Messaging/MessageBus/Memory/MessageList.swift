/// Messages in the order of their sequences. Removed messages leave gaps. The list is compacted
/// when the gaps outnumber the messages.
struct MessageList {
  private var slots: [(sequence: UInt64, message: StoredMessage?)] = []
  private(set) var count = 0
  /// The size of all subjects, headers and payloads.
  private(set) var bytes = 0
  /// The first slot with a message.
  private var start = 0

  var first: StoredMessage? { start < slots.count ? slots[start].message : nil }

  subscript(sequence: UInt64) -> StoredMessage? {
    let index = lowerBound(sequence)
    return index < slots.count && slots[index].sequence == sequence ? slots[index].message : nil
  }

  /// - Parameter message: Its sequence must be larger than all others.
  mutating func append(_ message: StoredMessage) {
    slots.append((message.sequence, message))
    count += 1
    bytes += Self.size(message)
  }

  mutating func remove(_ sequence: UInt64) -> StoredMessage? {
    let index = lowerBound(sequence)
    guard index < slots.count, slots[index].sequence == sequence,
      let removed = slots[index].message
    else { return nil }
    slots[index].message = nil
    count -= 1
    bytes -= Self.size(removed)
    while start < slots.count, slots[start].message == nil { start += 1 }
    if slots.count > 64, slots.count > 2 * count {
      slots.removeAll { $0.message == nil }
      start = 0
    }
    return removed
  }

  /// The messages at or after a sequence.
  func from(_ sequence: UInt64) -> some Sequence<StoredMessage> {
    slots[lowerBound(sequence)...].lazy.compactMap(\.message)
  }

  static func size(_ stored: StoredMessage) -> Int { stored.message.storedSize }

  private func lowerBound(_ sequence: UInt64) -> Int {
    var (low, high) = (start, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].sequence < sequence { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension BusMessage {
  /// In bytes, as the limits of streams count them.
  var storedSize: Int { size + subject.utf8.count }
}
