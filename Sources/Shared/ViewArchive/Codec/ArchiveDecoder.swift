import Foundation

/// Reads one archive's payload: the images, the tables of strings and faces, then the nodes.
///
/// Each method reads what the `ArchiveEncoder` method of the same name writes; change both at once.
/// The payload is untrusted: every length, index, tag and number is checked, and a bad one throws.
/// Decoding therefore never traps, and never allocates more than the bytes can fill.
struct ArchiveDecoder {
  let limits: ArchiveLimits
  var body: ByteReader
  /// The kinds from the root to the current node, for error messages.
  var kinds: [String] = []
  private var nodeCount = 0
  private var strings: [String] = []
  private var faces: [FontFace] = []
  private var imageCount = 0

  init(payload: [UInt8], limits: ArchiveLimits) {
    self.limits = limits
    body = ByteReader(payload)
  }

  mutating func archive() throws(ArchiveError) -> ViewArchive {
    let images = try images()
    imageCount = images.count
    for _ in 0..<(try body.count()) { strings.append(try body.string()) }
    for _ in 0..<(try body.count(of: 4)) { faces.append(try face()) }
    let size = try size("size")
    let displayScale = try number("displayScale")
    let widgetURL = try flag() ? try url() : nil
    var notices: [String] = []
    for _ in 0..<(try body.count()) { notices.append(try body.string()) }
    let background = try flag() ? try node() : nil
    let content = try node()
    guard body.remaining == 0 else {
      throw .badValue("\(body.remaining) bytes after the last node", place: "the end")
    }
    return ViewArchive(
      size: size, displayScale: displayScale, containerBackground: background, content: content,
      widgetURL: widgetURL, images: images, notices: notices)
  }

  private mutating func images() throws(ArchiveError) -> [ArchiveImage] {
    let count = try body.count(of: 17)
    guard count <= limits.images else {
      throw .overLimit(.images, found: count, limit: limits.images)
    }
    var images: [ArchiveImage] = []
    for _ in 0..<count {
      let data = try body.data()
      if let area = ImageHeader(data)?.area, area > limits.imageArea {
        throw .overLimit(.imageArea, found: area, limit: limits.imageArea)
      }
      images.append(ArchiveImage(data: data, size: try size("image size")))
    }
    return images
  }

  private mutating func face() throws(ArchiveError) -> FontFace {
    var face = FontFace(
      file: try body.string(), index: Int(clamping: try body.variable()),
      variations: try body.string())
    let bits = try body.byte()
    guard bits <= 3 else { throw .badValue("\(bits) is not 0 to 3", place: place) }
    face.isSlanted = bits & 1 != 0
    if bits & 2 != 0 { face.stretch = try number("the stretch of a font") }
    guard face.isValid else {
      throw .badValue("font face \(ArchiveError.excerpt(face.file)) \(face.index)", place: place)
    }
    return face
  }

  /// Counts the node against `limits.nodes` and `limits.depth`. Balanced by `leave()`.
  mutating func enter(_ kind: String) throws(ArchiveError) {
    kinds.append(kind)
    nodeCount += 1
    guard nodeCount <= limits.nodes else {
      throw .overLimit(.nodes, found: nodeCount, limit: limits.nodes)
    }
    guard kinds.count <= limits.depth else {
      throw .overLimit(.depth, found: kinds.count, limit: limits.depth)
    }
  }

  mutating func leave() { kinds.removeLast() }

  mutating func internedString() throws(ArchiveError) -> String {
    try entry(of: strings, "string")
  }

  mutating func internedFace() throws(ArchiveError) -> FontFace {
    try entry(of: faces, "font face")
  }

  mutating func image() throws(ArchiveError) -> Int {
    let index = try body.variable()
    guard index < UInt64(imageCount) else {
      throw .badValue("image \(index) of \(imageCount)", place: place)
    }
    return Int(index)
  }

  private mutating func entry<Value>(
    of table: [Value], _ name: String
  ) throws(ArchiveError) -> Value {
    let index = try body.variable()
    guard index < UInt64(table.count) else {
      throw .badValue("\(name) \(index) of \(table.count)", place: place)
    }
    return table[Int(index)]
  }

  var place: String { ArchiveError.place(of: kinds) }
}

// MARK: - Basic values
extension ArchiveDecoder {
  mutating func flag() throws(ArchiveError) -> Bool {
    switch try body.byte() {
    case 0: false
    case 1: true
    case let other: throw .badValue("\(other) is not 0 or 1", place: place)
    }
  }

  mutating func number(_ name: String) throws(ArchiveError) -> Double {
    let value = Double(bitPattern: try body.fixed(UInt64.self))
    guard value.isFinite else { throw .badValue("\(name) is \(value)", place: place) }
    return value
  }

  mutating func point(_ name: String) throws(ArchiveError) -> CGPoint {
    CGPoint(x: try number(name), y: try number(name))
  }

  mutating func size(_ name: String) throws(ArchiveError) -> CGSize {
    CGSize(width: try number(name), height: try number(name))
  }

  mutating func rectangle(_ name: String) throws(ArchiveError) -> CGRect {
    CGRect(origin: try point(name), size: try size(name))
  }

  mutating func date(_ name: String) throws(ArchiveError) -> Date {
    Date(timeIntervalSinceReferenceDate: try number(name))
  }

  mutating func url() throws(ArchiveError) -> URL {
    let text = try body.string()
    guard let url = URL(string: text) else {
      throw .badValue("URL \(ArchiveError.excerpt(text))", place: place)
    }
    return url
  }

  mutating func choice<Value: RawRepresentable<UInt8>>(
    _ name: String
  ) throws(ArchiveError) -> Value {
    let tag = try body.byte()
    guard let value = Value(rawValue: tag) else { throw unknown(name, tag) }
    return value
  }

  func unknown(_ name: String, _ tag: UInt8) -> ArchiveError {
    .badValue("unknown \(name) \(tag)", place: place)
  }
}
