import Foundation
import Testing
import ViewArchive

@Suite("An archive's bytes")
struct CodecTests {
  @Test("every case survives the round trip")
  func roundTrip() throws {
    let data = try SampleArchive.archive.encoded()
    #expect(try ViewArchive(decoding: data) == SampleArchive.archive)
  }

  @Test("the same tree gives the same bytes")
  func determinism() throws {
    let first = try SampleArchive.archive.encoded()
    #expect(try SampleArchive.archive.encoded() == first)
    #expect(try ViewArchive(decoding: first).encoded() == first)
  }

  @Test("a truncation at any place is an error")
  func truncation() throws {
    let data = try SampleArchive.archive.encoded()
    for length in 0..<data.count {
      #expect(throws: ArchiveError.self) { try ViewArchive(decoding: data.prefix(length)) }
    }
  }

  @Test("a flipped bit is found by the checksum")
  func flippedBit() throws {
    var data = try SampleArchive.archive.encoded()
    data[data.count / 2] ^= 4
    #expect(throws: ArchiveError.damaged) { try ViewArchive(decoding: data) }
  }

  /// Past the checksum, too: what it protects may have been written by anyone.
  @Test("random damage under a right checksum never crashes", arguments: 0..<8 as Range<UInt64>)
  func fuzz(seed: UInt64) throws {
    let original = try SampleArchive.archive.encoded()
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<500 {
      var payload = [UInt8](original.dropFirst(16))
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: payload.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: payload[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: payload[index] = UInt8.random(in: 0...255, using: &generator)
        case 2: payload.remove(at: index)
        default: payload.insert(0xFF, at: index)
        }
      }
      let result = Result { try ViewArchive(decoding: ArchiveBytes.sealed(payload)) }
      switch result {
      case .success(let archive):
        accepted += 1
        #expect(!archive.tree().isEmpty)
        _ = archive.hit(at: CGPoint(x: 10, y: 10), flipped: [0, 1, -1, .max])
        _ = archive.accessibilityElements(flipped: [0]) { _, _ in "" }
      case .failure(let error):
        #expect(error is ArchiveError)
      }
    }
    #expect(accepted < 500)
  }
}

@Suite("Bytes that are no archive")
struct BadArchiveTests {
  static let valid = (try? SampleArchive.archive.encoded()) ?? Data()

  @Test(arguments: [
    (Data(), ArchiveError.foreign),
    (Data("<svg/>".utf8), .foreign),
    (Data([0x89, 0x50, 0x4E, 0x47]), .foreign),
    (valid.prefix(2), .truncated(expected: 4, found: 2)),
    (valid.prefix(12), .truncated(expected: 16, found: 12)),
    (valid.prefix(100), .truncated(expected: valid.count, found: 100)),
    (valid + [0], .badValue("1 bytes too many", place: "the end")),
    (ArchiveBytes.patched(valid, at: 4, with: 4), .newerVersion(found: 4, supported: 3)),
    (
      ArchiveBytes.patched(valid, at: 4, with: 0),
      .badValue("format 0, reserved 0", place: "the header")
    ),
    (
      ArchiveBytes.sealed([0xFF, 0xFF, 0xFF, 0xFF, 0x0F]),
      .truncated(expected: 73_014_444_020, found: 5)
    ),
    (
      ArchiveBytes.sealed(Array(repeating: 0xFF, count: 12)),
      .badValue("a number of more than 64 bits", place: "byte 10")
    ),
  ])
  func refused(data: Data, error: ArchiveError) {
    #expect(throws: error) { try ViewArchive(decoding: data) }
  }

  @Test("errors read as sentences that name the mend")
  func description() {
    #expect(
      ArchiveError.truncated(expected: 100, found: 60).description
        == "The view archive is cut short: it says 100 bytes, and 60 are there. Render it again.")
  }
}

@Suite("An archive's limits")
struct LimitTests {
  static func chain(_ depth: Int) -> ViewArchive {
    var node = ArchiveNode(kind: "Color", frame: .zero)
    for _ in 1..<depth { node = ArchiveNode(kind: "padding", frame: .zero, children: [node]) }
    return ViewArchive(size: .zero, content: node)
  }

  static func png(width: UInt8, height: UInt8) -> ArchiveImage {
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, width, 0,
      0, 0, height, 0,
    ]
    return ArchiveImage(data: Data(header), size: CGSize(width: 1, height: 1))
  }

  @Test("256 levels pass, 257 do not")
  func depth() throws {
    #expect(try ViewArchive(decoding: Self.chain(256).encoded()) == Self.chain(256))
    #expect(throws: ArchiveError.overLimit(.depth, found: 257, limit: 256)) {
      try Self.chain(257).encoded()
    }
  }

  @Test(
    "a decoder with a smaller limit refuses",
    arguments: [
      (ArchiveLimits(nodes: 4), ArchiveError.overLimit(.nodes, found: 5, limit: 4)),
      (ArchiveLimits(depth: 3), .overLimit(.depth, found: 4, limit: 3)),
      (ArchiveLimits(bytes: 10), .overLimit(.bytes, found: 239, limit: 10)),
    ])
  func decoding(limits: ArchiveLimits, error: ArchiveError) throws {
    let data = try Self.chain(5).encoded()
    #expect(throws: error) { try ViewArchive(decoding: data, limits: limits) }
  }

  @Test("an image's own pixels count")
  func imageArea() throws {
    var archive = Self.chain(1)
    archive.images = [Self.png(width: 5, height: 6)]
    #expect(try ViewArchive(decoding: archive.encoded()) == archive)
    archive.images = [Self.png(width: 6, height: 8)]
    #expect(throws: ArchiveError.overLimit(.imageArea, found: 3_145_728, limit: 2_121_055)) {
      try archive.encoded()
    }
  }

  @Test(
    "numbers that are not finite are refused, with their place",
    arguments: [
      Double.nan, .infinity, -.infinity,
    ])
  func notFinite(value: Double) {
    var archive = Self.chain(2)
    archive.content.children[0].frame.size.width = value
    #expect(throws: ArchiveError.badValue("frame is \(value)", place: "padding > Color")) {
      try archive.encoded()
    }
  }

  @Test("an image that is not there is refused")
  func missingImage() {
    var archive = Self.chain(1)
    archive.content.content = .image(ImageDrawing(image: 0))
    #expect(throws: ArchiveError.badValue("image 0 of 0", place: "Color")) {
      try archive.encoded()
    }
  }

  @Test("a toggle's other state counts")
  func otherState() throws {
    var archive = Self.chain(1)
    archive.content.otherState = [Self.chain(4).content]
    #expect(try ViewArchive(decoding: archive.encoded()) == archive)
    #expect(throws: ArchiveError.overLimit(.depth, found: 4, limit: 3)) {
      try ViewArchive(decoding: archive.encoded(), limits: ArchiveLimits(depth: 3))
    }
    #expect(throws: ArchiveError.overLimit(.nodes, found: 3, limit: 2)) {
      try ViewArchive(decoding: archive.encoded(), limits: ArchiveLimits(nodes: 2))
    }
  }

  @Test("an archive of the version before is read")
  func olderVersion() throws {
    let data = try Self.chain(3).encoded()
    #expect(try ViewArchive(decoding: ArchiveBytes.patched(data, at: 4, with: 1)) == Self.chain(3))
  }

  @Test("a font file with a folder in its name is refused")
  func fontPath() {
    var archive = Self.chain(1)
    var block = SampleArchive.block
    block.lines[0].runs[0].face.file = "../../etc/passwd"
    archive.content.content = .text(block)
    #expect(throws: ArchiveError.badValue("font face \"../../etc/passwd\" 0", place: "the fonts")) {
      try archive.encoded()
    }
  }
}
