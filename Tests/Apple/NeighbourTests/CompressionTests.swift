import Compression
import Testing

struct CompressionTests {
  private static let samples: [Data] = [
    Data(), Data([7]), Data("tide tide tide tide tide tide tide".utf8),
    Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }),
    Data(repeating: 0, count: 300_000),
  ]

  @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lzma, .lz4])
  func compressedDataReturnsOriginal(_ algorithm: NSData.CompressionAlgorithm) throws {
    for sample in Self.samples {
      let compressed = try NSData(data: sample).compressed(using: algorithm)
      #expect(try compressed.decompressed(using: algorithm) as Data == sample)
    }
    let zeros = try NSData(data: Self.samples[4]).compressed(using: algorithm)
    #expect(zeros.length < 3_000)
  }

  @Test func zlibIsDeflateWithoutHeader() throws {
    // `printf aaaaaaaaaa`, with the header and checksum of `zlib.compress` removed.
    let deflated = Data([0x4B, 0x84, 0x03, 0x00])
    #expect(
      try NSData(data: deflated).decompressed(using: .zlib) as Data == Data("aaaaaaaaaa".utf8))
  }

  @Test func lz4ReadsFrameOfPublishedFormat() throws {
    // One raw part and one block: four literals, then a match of six bytes, one byte back.
    let block: [UInt8] = [0x12, 0x61, 0x01, 0x00, 0x00]
    let frame =
      Array("bv4-".utf8) + [2, 0, 0, 0] + Array("xy".utf8) + Array("bv41".utf8)
      + [7, 0, 0, 0, UInt8(block.count), 0, 0, 0] + block + Array("bv4$".utf8)
    #expect(
      try NSData(data: Data(frame)).decompressed(using: .lz4) as Data == Data("xyaaaaaaa".utf8))
  }

  @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lzma, .lz4])
  func damagedDataThrows(_ algorithm: NSData.CompressionAlgorithm) throws {
    let compressed = try NSData(data: Self.samples[3]).compressed(using: algorithm) as Data
    for damaged in [Data(), Data([1, 2, 3]), compressed.dropLast(compressed.count / 2)] {
      #expect(throws: CompressionError.self) {
        try NSData(data: Data(damaged)).decompressed(using: algorithm)
      }
    }
  }

  @Test func damagedBytesNeverCrash() throws {
    for algorithm in [NSData.CompressionAlgorithm.zlib, .lzma, .lz4] {
      let compressed = try NSData(data: Self.samples[2]).compressed(using: algorithm) as Data
      for place in compressed.indices {
        var copy = compressed
        copy[place] ^= 0xFF
        _ = try? NSData(data: copy).decompressed(using: algorithm)
      }
    }
  }

  @Test func bufferThatIsTooSmallIsFilled() {
    let source = Array("tide tide tide tide".utf8)
    var compressed = [UInt8](repeating: 0, count: 100)
    let size = compression_encode_buffer(
      &compressed, 100, source, source.count, nil, COMPRESSION_ZLIB)
    var target = [UInt8](repeating: 0, count: 4)
    #expect(
      compression_decode_buffer(&target, 4, compressed, size, nil, COMPRESSION_ZLIB) == 4)
    #expect(target == Array("tide".utf8))
    #expect(compression_encode_buffer(&target, 4, source, source.count, nil, COMPRESSION_ZLIB) == 0)
  }

  @Test func unavailableAlgorithmFails() {
    #expect(throws: CompressionError.self) {
      try NSData(data: Data([1])).compressed(using: .lzfse)
    }
  }
}
