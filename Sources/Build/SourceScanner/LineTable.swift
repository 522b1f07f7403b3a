/// The offsets of lines.
struct LineTable {
  private var starts = [0]
  private let end: Int

  init(_ text: [UInt8]) {
    for (offset, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    end = text.count
  }

  func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = starts[line - 1] + column - 1
    return offset <= end ? offset : nil
  }

  /// The line of an offset, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }
}
