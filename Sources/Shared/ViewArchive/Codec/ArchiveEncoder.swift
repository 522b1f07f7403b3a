import Foundation

/// Writes one archive's payload.
///
/// Nodes refer to strings and font faces by table index, and the tables precede the nodes in the
/// payload. The tables are complete only after the last node, so nodes are written to a separate
/// buffer first.
struct ArchiveEncoder {
  let limits: ArchiveLimits
  let imageCount: Int
  var body = ByteWriter()
  /// The lowest format version that contains everything written so far.
  var version = ArchiveFormat.baseVersion
  /// The kinds from the root to the current node, for error messages.
  var kinds: [String] = []
  private var nodeCount = 0
  private var strings = InternTable<String>()
  private var faces = InternTable<FontFace>()

  init(limits: ArchiveLimits, imageCount: Int) {
    self.limits = limits
    self.imageCount = imageCount
  }

  mutating func payload(of archive: ViewArchive) throws(ArchiveError) -> [UInt8] {
    guard archive.images.count <= limits.images else {
      throw .overLimit(.images, found: archive.images.count, limit: limits.images)
    }
    try size(archive.size, "size")
    try number(archive.displayScale, "displayScale")
    try optional(archive.widgetURL) { encoder, url throws(ArchiveError) in encoder.url(url) }
    body.count(archive.notices.count)
    for notice in archive.notices { body.string(notice) }
    try optional(archive.containerBackground) { encoder, node throws(ArchiveError) in
      try encoder.node(node)
    }
    try node(archive.content)
    let nodes = body
    body = ByteWriter()
    try images(archive.images)
    body.count(strings.values.count)
    for string in strings.values { body.string(string) }
    body.count(faces.values.count)
    for face in faces.values { try write(face) }
    body.raw(nodes.bytes)
    return body.bytes
  }

  private mutating func images(_ images: [ArchiveImage]) throws(ArchiveError) {
    body.count(images.count)
    for image in images {
      if image.isArchive { version = max(version, 6) }
      if let area = ImageHeader(image.data)?.area, area > limits.imageArea {
        throw .overLimit(.imageArea, found: area, limit: limits.imageArea)
      }
      body.data(image.data)
      try size(image.size, "image size")
    }
  }

  private mutating func write(_ face: FontFace) throws(ArchiveError) {
    guard face.isValid else {
      throw .badValue(
        "font face \(ArchiveError.excerpt(face.file)) \(face.index)", place: "the fonts")
    }
    body.string(face.file)
    body.count(face.index)
    body.string(face.variations)
    guard face.stretch != 1 else { return flag(face.isSlanted) }
    version = max(version, 9)
    body.byte(face.isSlanted ? 3 : 2)
    try number(face.stretch, "the stretch of a font")
  }

  /// Counts the node against `limits.nodes` and `limits.depth`. Balanced by `leave()`.
  mutating func enter(_ node: ArchiveNode) throws(ArchiveError) {
    kinds.append(node.kind)
    nodeCount += 1
    guard nodeCount <= limits.nodes else {
      throw .overLimit(.nodes, found: nodeCount, limit: limits.nodes)
    }
    guard kinds.count <= limits.depth else {
      throw .overLimit(.depth, found: kinds.count, limit: limits.depth)
    }
  }

  mutating func leave() { kinds.removeLast() }

  mutating func interned(_ string: String) { body.count(strings.index(of: string)) }

  mutating func interned(_ face: FontFace) { body.count(faces.index(of: face)) }

  var place: String { ArchiveError.place(of: kinds) }
}

extension FontFace {
  /// False if the file name could lead out of the font folders.
  var isValid: Bool {
    !file.isEmpty && !file.contains("/") && !file.contains("\0") && (0...0xFFFF).contains(index)
  }
}

/// Distinct values, in the order of first use.
struct InternTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    indices[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

// MARK: - Basic values
extension ArchiveEncoder {
  mutating func flag(_ value: Bool) { body.byte(value ? 1 : 0) }

  mutating func number(_ value: Double, _ name: String) throws(ArchiveError) {
    guard value.isFinite else { throw .badValue("\(name) is \(value)", place: place) }
    body.fixed(value.bitPattern)
  }

  mutating func point(_ point: CGPoint, _ name: String) throws(ArchiveError) {
    try number(point.x, name)
    try number(point.y, name)
  }

  mutating func size(_ size: CGSize, _ name: String) throws(ArchiveError) {
    try number(size.width, name)
    try number(size.height, name)
  }

  mutating func rectangle(_ rectangle: CGRect, _ name: String) throws(ArchiveError) {
    try point(rectangle.origin, name)
    try size(rectangle.size, name)
  }

  mutating func date(_ date: Date, _ name: String) throws(ArchiveError) {
    try number(date.timeIntervalSinceReferenceDate, name)
  }

  mutating func url(_ url: URL) { body.string(url.absoluteString) }

  mutating func image(_ index: Int) throws(ArchiveError) {
    guard (0..<imageCount).contains(index) else {
      throw .badValue("image \(index) of \(imageCount)", place: place)
    }
    body.count(index)
  }

  mutating func optional<Value>(
    _ value: Value?, _ write: (inout Self, Value) throws(ArchiveError) -> Void
  ) throws(ArchiveError) {
    flag(value != nil)
    if let value { try write(&self, value) }
  }
}
