import Foundation
import Testing
import ViewArchive

@Suite("Archive codec")
struct CodecTests {
  @Test("every case round-trips")
  func roundTrip() throws {
    let data = try SampleArchive.archive.encoded()
    #expect(try ViewArchive(decoding: data) == SampleArchive.archive)
  }

  @Test("equal trees have equal bytes")
  func determinism() throws {
    let first = try SampleArchive.archive.encoded()
    #expect(try SampleArchive.archive.encoded() == first)
    #expect(try ViewArchive(decoding: first).encoded() == first)
  }

  @Test("actions of apps round-trip", arguments: [nil, true, false])
  func appActionRoundTrips(isOn: Bool?) throws {
    let node = ArchiveNode(
      kind: "Button", frame: CGRect(x: 0, y: 0, width: 44, height: 44),
      action: .app(.max, isOn: isOn))
    let archive = ViewArchive(size: node.frame.size, content: node)
    #expect(try ViewArchive(decoding: try archive.encoded()) == archive)
  }

  @Test("every truncation throws")
  func truncation() throws {
    let data = try SampleArchive.archive.encoded()
    for length in 0..<data.count {
      #expect(throws: ArchiveError.self) { try ViewArchive(decoding: data.prefix(length)) }
    }
  }

  @Test("checksum detects flipped bit")
  func flippedBit() throws {
    var data = try SampleArchive.archive.encoded()
    data[data.count / 2] ^= 4
    #expect(throws: ArchiveError.damaged) { try ViewArchive(decoding: data) }
  }

  /// The checksum is recomputed, because an attacker can do so as well.
  @Test("random damage with valid checksum does not crash", arguments: 0..<8 as Range<UInt64>)
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

@Suite("Invalid archives")
struct BadArchiveTests {
  static let valid = (try? SampleArchive.archive.encoded()) ?? Data()

  @Test(arguments: [
    (Data(), ArchiveError.notAnArchive),
    (Data("<svg/>".utf8), .notAnArchive),
    (Data([0x89, 0x50, 0x4E, 0x47]), .notAnArchive),
    (valid.prefix(2), .truncated(expected: 4, found: 2)),
    (valid.prefix(12), .truncated(expected: 16, found: 12)),
    (valid.prefix(100), .truncated(expected: valid.count, found: 100)),
    (valid + [0], .badValue("1 bytes after the payload", place: "the end")),
    (ArchiveBytes.patched(valid, at: 4, with: 10), .newerVersion(found: 10, supported: 9)),
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
      .badValue("a number with more than 64 bits", place: "byte 10")
    ),
  ])
  func rejectsInvalidBytes(data: Data, error: ArchiveError) {
    #expect(throws: error) { try ViewArchive(decoding: data) }
  }

  @Test("error says how to fix it")
  func description() {
    #expect(
      ArchiveError.truncated(expected: 100, found: 60).description
        == "The view archive is truncated: expected 100 bytes, found 60. Render it again.")
  }
}

@Suite("Archive limits")
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

  @Test("depth is limited to 256 levels")
  func depth() throws {
    #expect(try ViewArchive(decoding: Self.chain(256).encoded()) == Self.chain(256))
    #expect(throws: ArchiveError.overLimit(.depth, found: 257, limit: 256)) {
      try Self.chain(257).encoded()
    }
  }

  @Test(
    "decoder enforces smaller limits",
    arguments: [
      (ArchiveLimits(nodes: 4), ArchiveError.overLimit(.nodes, found: 5, limit: 4)),
      (ArchiveLimits(depth: 3), .overLimit(.depth, found: 4, limit: 3)),
      (ArchiveLimits(bytes: 10), .overLimit(.bytes, found: 239, limit: 10)),
    ])
  func decoding(limits: ArchiveLimits, error: ArchiveError) throws {
    let data = try Self.chain(5).encoded()
    #expect(throws: error) { try ViewArchive(decoding: data, limits: limits) }
  }

  @Test("limits pixels of encoded images")
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
    "rejects non-finite numbers and reports where",
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

  @Test("a message is one line, whatever the kinds are")
  func longKinds() {
    let kind = Array(String(repeating: "k\n", count: 150).utf8)
    let frame = [UInt8](repeating: 0, count: 32)
    let tables: [UInt8] = [0, 1, 0xAC, 2] + kind + [0]
    let outer = [[0x40, 0], frame, [0, 1]].flatMap { $0 as [UInt8] }
    let start = tables + frame.prefix(24) + [0, 0, 0]
    let nodes = Array(repeating: outer, count: 100).flatMap(\.self) + [0, 0] + frame + [99]
    let error = #expect(throws: ArchiveError.self) {
      try ViewArchive(decoding: ArchiveBytes.sealed(start + nodes))
    }
    #expect(error?.description.contains("unknown content 99") == true)
    #expect(error?.description.contains("\n") == false)
    #expect(error.map { $0.description.utf8.count < 4000 } == true)
  }

  @Test("rejects image index out of range")
  func missingImage() {
    var archive = Self.chain(1)
    archive.content.content = .image(ImageDrawing(image: 0))
    #expect(throws: ArchiveError.badValue("image 0 of 0", place: "Color")) {
      try archive.encoded()
    }
  }

  @Test("other state of a toggle counts against limits")
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

  @Test("decodes older format version")
  func olderVersion() throws {
    let data = try Self.chain(3).encoded()
    #expect(try ViewArchive(decoding: ArchiveBytes.patched(data, at: 4, with: 1)) == Self.chain(3))
  }

  @Test("rejects font file name with folder")
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
