import Foundation

/// The parts of an ELF file by which a bundle's program is recognized.
///
/// A bundle is data from anyone: its program has to be what the builder's linker writes, and not a
/// script or a link to a program of the system. Source: elf(5).
struct ExecutableFile {
  /// The names of the shared libraries that it needs, such as `libVitrineFrameworks.so`, without
  /// their folders.
  let libraries: [String]

  /// The largest program that is read, in bytes.
  private static let largestSize = 1 << 30

  /// nil unless the file is a regular 64-bit executable of this machine that needs shared
  /// libraries.
  init?(contentsOf file: URL) {
    var status = stat()
    // Not `stat`: a link could name any program.
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= Self.largestSize,
      let data = try? Data(contentsOf: file, options: .alwaysMapped),
      let libraries = data.withUnsafeBytes({ Self.libraries(in: $0) }), !libraries.isEmpty
    else { return nil }
    self.libraries = libraries
  }

  private enum Number {
    static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46]
    /// 64 bits, little-endian, version 1.
    static let identification: [UInt8] = [2, 1, 1]
    static let sharedObject: UInt16 = 3
    static let executable: UInt16 = 2
    #if arch(arm64)
      static let machine: UInt16 = 183
    #else
      static let machine: UInt16 = 62
    #endif
    static let load: UInt32 = 1
    static let dynamic: UInt32 = 2
    static let headerSize = 64
    static let segmentSize = 56
    static let entrySize = 16
    static let maxSegments = 256
    static let maxEntries = 4096
    static let needed: UInt64 = 1
    static let strings: UInt64 = 5
  }

  private struct Segment {
    var kind: UInt32
    var offset: Int
    var address: UInt64
    var size: Int
  }

  private static func libraries(in bytes: UnsafeRawBufferPointer) -> [String]? {
    guard bytes.count >= Number.headerSize, bytes.prefix(4).elementsEqual(Number.magic),
      bytes[4..<7].elementsEqual(Number.identification),
      let kind = bytes.number(UInt16.self, at: 16),
      kind == Number.sharedObject || kind == Number.executable,
      bytes.number(UInt16.self, at: 18) == Number.machine,
      let start = bytes.number(UInt64.self, at: 32).flatMap({ Int(exactly: $0) }),
      bytes.number(UInt16.self, at: 54).map(Int.init) == Number.segmentSize,
      let count = bytes.number(UInt16.self, at: 56).map(Int.init), count <= Number.maxSegments
    else { return nil }
    var segments: [Segment] = []
    for index in 0..<count {
      let (place, overflow) = start.addingReportingOverflow(index * Number.segmentSize)
      guard !overflow, let kind = bytes.number(UInt32.self, at: place),
        let offset = bytes.number(UInt64.self, at: place + 8).flatMap({ Int(exactly: $0) }),
        let address = bytes.number(UInt64.self, at: place + 16),
        let size = bytes.number(UInt64.self, at: place + 32).flatMap({ Int(exactly: $0) })
      else { return nil }
      segments.append(Segment(kind: kind, offset: offset, address: address, size: size))
    }
    guard let dynamic = segments.first(where: { $0.kind == Number.dynamic }) else { return nil }
    var names: [UInt64] = []
    var table: Int?
    for index in 0..<min(dynamic.size / Number.entrySize, Number.maxEntries) {
      let (place, overflow) = dynamic.offset.addingReportingOverflow(index * Number.entrySize)
      guard !overflow, let tag = bytes.number(UInt64.self, at: place),
        let value = bytes.number(UInt64.self, at: place + 8)
      else { return nil }
      if tag == 0 { break }
      if tag == Number.needed { names.append(value) }
      if tag == Number.strings { table = offset(of: value, segments) }
    }
    guard let table else { return nil }
    return names.compactMap { name in
      Int(exactly: name).flatMap { bytes.text(at: table, $0) }
        .map { URL(fileURLWithPath: $0).lastPathComponent }
    }
  }

  /// The place in the file of an address in memory.
  private static func offset(of address: UInt64, _ segments: [Segment]) -> Int? {
    for segment in segments where segment.kind == Number.load && address >= segment.address {
      guard let distance = Int(exactly: address - segment.address), distance < segment.size
      else { continue }
      let (place, overflow) = segment.offset.addingReportingOverflow(distance)
      return overflow ? nil : place
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// nil if the place is not inside.
  fileprivate func number<Value: FixedWidthInteger>(_: Value.Type, at place: Int) -> Value? {
    let size = MemoryLayout<Value>.size
    guard place >= 0, place <= count - size else { return nil }
    return Value(littleEndian: loadUnaligned(fromByteOffset: place, as: Value.self))
  }

  /// The text that ends with a null byte, of at most 4,096 bytes.
  fileprivate func text(at table: Int, _ distance: Int) -> String? {
    let (place, overflow) = table.addingReportingOverflow(distance)
    guard !overflow, place >= 0, place < count else { return nil }
    let text = self[place..<Swift.min(count, place + 4096)].prefix { $0 != 0 }
    return String(decoding: text, as: UTF8.self)
  }
}
