extension Collection<UInt8> {
  /// The number of the line, from 1, in which the byte at an offset from the start is.
  package func line(at offset: Int) -> Int {
    prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
