import Foundation

/// The format and size of an encoded image, read from its header without decoding any pixels.
///
/// Sources: PNG (W3C) §11.2.2, JPEG (T.81) §B.2.2, GIF89a §18, the WebP container specification,
/// SVG 2 §8.2, PDF 32000-1 §14.11.2. Every read is bounded; unknown or truncated files give nil.
public struct ImageHeader: Equatable, Sendable {
  public enum Format: String, Sendable { case png, jpeg, gif, webp, svg, pdf }

  /// Follows from the first bytes.
  public var format: Format
  /// In pixels; for vector formats (SVG, PDF) in points.
  public var size: CGSize

  /// Whether the image has no pixels.
  public var isVector: Bool { format == .svg || format == .pdf }

  /// The number of pixels; nil for vector formats.
  public var area: Int? {
    isVector ? nil : Int(exactly: (size.width * size.height).rounded()) ?? .max
  }

  /// nil if the bytes have none of the formats, or a side is not in 1…2³¹.
  public init?(_ data: Data) {
    let bytes = HeaderBytes(data)
    guard let (format, size) = Self.read(bytes), Self.isPlausible(size) else { return nil }
    self.format = format
    self.size = size
  }

  private static func isPlausible(_ size: CGSize) -> Bool {
    (1...0x8000_0000).contains(size.width) && (1...0x8000_0000).contains(size.height)
  }

  private static func read(_ bytes: HeaderBytes) -> (Format, CGSize)? {
    if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      return bytes.size(bigEndian32At: 16).map { (.png, $0) }
    }
    if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return jpeg(bytes).map { (.jpeg, $0) } }
    if bytes.has(Array("GIF8".utf8), at: 0) {
      return bytes.size(littleEndian16At: 6).map { (.gif, $0) }
    }
    if bytes.has(Array("RIFF".utf8), at: 0), bytes.has(Array("WEBP".utf8), at: 8) {
      return webp(bytes).map { (.webp, $0) }
    }
    if bytes.has(Array("%PDF".utf8), at: 0) { return pdf(bytes).map { (.pdf, $0) } }
    return svg(bytes).map { (.svg, $0) }
  }

  /// Reads the first frame header among the segments.
  private static func jpeg(_ bytes: HeaderBytes) -> CGSize? {
    var offset = 2
    for _ in 0..<10_000 {
      guard let marker = bytes[offset + 1], bytes[offset] == 0xFF else { return nil }
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      guard let length = bytes.big16(offset + 2), length >= 2 else { return nil }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        guard let height = bytes.big16(offset + 5), let width = bytes.big16(offset + 7)
        else { return nil }
        return CGSize(width: width, height: height)
      }
      offset += 2 + length
    }
    return nil
  }

  private static func webp(_ bytes: HeaderBytes) -> CGSize? {
    if bytes.has(Array("VP8X".utf8), at: 12) {
      guard let width = bytes.little24(24), let height = bytes.little24(27) else { return nil }
      return CGSize(width: width + 1, height: height + 1)
    }
    if bytes.has(Array("VP8L".utf8), at: 12) {
      guard bytes[20] == 0x2F, let low = bytes.little16(21), let high = bytes.little16(23)
      else { return nil }
      let bits = low | high << 16
      return CGSize(width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1)
    }
    guard bytes.has(Array("VP8 ".utf8), at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23),
      let width = bytes.little16(26), let height = bytes.little16(28)
    else { return nil }
    return CGSize(width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// The first media box, if it is uncompressed and in the first or last 256 KB.
  private static func pdf(_ bytes: HeaderBytes) -> CGSize? {
    for text in [bytes.text(first: 1 << 18), bytes.text(last: 1 << 18)] {
      guard let key = text.range(of: "/MediaBox"),
        let open = text[key.upperBound...].prefix(64).firstIndex(of: "["),
        let close = text[open...].prefix(256).firstIndex(of: "]")
      else { continue }
      let numbers = text[text.index(after: open)..<close]
        .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    }
    return nil
  }

  /// The outermost element's `width` and `height`, or the size of its view box.
  private static func svg(_ bytes: HeaderBytes) -> CGSize? {
    let text = bytes.text(first: 1 << 16)
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    if let width = attribute("width", tag).flatMap(points),
      let height = attribute("height", tag).flatMap(points)
    {
      return CGSize(width: width, height: height)
    }
    let box = (attribute("viewBox", tag) ?? "")
      .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
  }

  private static func attribute(_ name: String, _ tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.range(of: name) {
      let before = tag[..<found.lowerBound].last
      let after = rest[found.upperBound...].drop(while: \.isWhitespace)
      rest = rest[found.upperBound...]
      guard before?.isWhitespace == true, after.first == "=" else { continue }
      let value = after.dropFirst().drop(while: \.isWhitespace)
      guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
      return value.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// Converts a CSS length to SVG user units (1/96 inch), taken as points; nil for percentages.
  private static func points(_ length: Substring) -> Double? {
    let number = length.prefix { $0.isNumber || ".+-".contains($0) }
    let factors = ["": 1, "px": 1, "pt": 96 / 72.0, "in": 96, "mm": 96 / 25.4, "cm": 96 / 2.54]
    let unit = length.dropFirst(number.count).trimmingCharacters(in: .whitespaces)
    guard let value = Double(number), let factor = factors[unit] else { return nil }
    return value * factor
  }
}

/// Reads that return nil beyond the end of the bytes.
private struct HeaderBytes {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  subscript(offset: Int) -> UInt8? {
    offset >= 0 && offset < data.count ? data[data.startIndex + offset] : nil
  }

  func has(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.indices.allSatisfy { self[offset + $0] == bytes[$0] }
  }

  func big16(_ offset: Int) -> Int? {
    guard let high = self[offset], let low = self[offset + 1] else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func little16(_ offset: Int) -> Int? {
    guard let low = self[offset], let high = self[offset + 1] else { return nil }
    return Int(high) << 8 | Int(low)
  }

  func little24(_ offset: Int) -> Int? {
    guard let low = little16(offset), let high = self[offset + 2] else { return nil }
    return Int(high) << 16 | low
  }

  func size(bigEndian32At offset: Int) -> CGSize? {
    guard let a = big16(offset), let b = big16(offset + 2), let c = big16(offset + 4),
      let d = big16(offset + 6)
    else { return nil }
    return CGSize(width: a << 16 | b, height: c << 16 | d)
  }

  func size(littleEndian16At offset: Int) -> CGSize? {
    guard let width = little16(offset), let height = little16(offset + 2) else { return nil }
    return CGSize(width: width, height: height)
  }

  func text(first count: Int) -> String { String(decoding: data.prefix(count), as: UTF8.self) }

  func text(last count: Int) -> String { String(decoding: data.suffix(count), as: UTF8.self) }
}
