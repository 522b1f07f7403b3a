import Devices
import Foundation
import HostLink

/// A widget or a control as a page shows it: the file, what it says, and how long it holds.
public struct WidgetPicture: Equatable, Sendable {
  public var png: Data
  /// Of the file's bytes, 16 hexadecimal digits: another tag is another picture.
  public var tag: String
  /// In points of the widget's layout.
  public var size: LinkSize
  /// Pixels a point.
  public var scale: Double
  /// `ShownArchive.version` of what it shows: a tap on the picture gives it back to the host.
  public var version: Int
  /// In reading order.
  public var elements: [PictureElement]
  /// What moves apart from the rest when another picture comes.
  public var parts: [PicturePart]
  /// The device's time at which a text or a progress will have moved on; nil where nothing moves.
  public var nextChange: Date?
  /// Of a control, whose `png` is the platter alone.
  public var symbol: SymbolPicture?

  public init(
    png: Data, tag: String, size: LinkSize, scale: Double, version: Int,
    elements: [PictureElement] = [], parts: [PicturePart] = [], nextChange: Date? = nil,
    symbol: SymbolPicture? = nil
  ) {
    self.png = png
    self.tag = tag
    self.size = size
    self.scale = scale
    self.version = version
    self.elements = elements
    self.parts = parts
    self.nextChange = nextChange
    self.symbol = symbol
  }
}

/// A control's symbol, apart from what it stands on, so that a page can animate it.
public struct SymbolPicture: Equatable, Sendable {
  public var png: Data
  /// Of the file's bytes, as `WidgetPicture.tag`.
  public var tag: String
  /// In points of the control.
  public var frame: SurfaceFrame

  public init(png: Data, tag: String, frame: SurfaceFrame) {
    self.png = png
    self.tag = tag
    self.frame = frame
  }
}

/// A 64-bit FNV-1a hash over words: tells pictures apart, and no more than that.
enum PictureTag {
  static func text(of data: Data) -> String {
    let prime: UInt64 = 0x0000_0100_0000_01B3
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(data.count)
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for index in 0..<words {
        let word = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
        hash = (hash ^ word.littleEndian) &* prime
        // FNV's high bits never reach the low ones: words, unlike bytes, need that.
        hash ^= hash >> 32
      }
      for byte in bytes[(words * 8)...] { hash = (hash ^ UInt64(byte)) &* prime }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
