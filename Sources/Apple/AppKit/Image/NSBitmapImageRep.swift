import AuthorNotices

/// A form of an image.
open class NSImageRep: NSObject {
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The pixels of an image, for its conversion into a file format.
open class NSBitmapImageRep: NSImageRep {
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  private let image: UIImage

  /// - Returns: nil if the data is not an image.
  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  public init(cgImage: CGImage) {
    image = UIImage(cgImage: cgImage)
  }

  open var cgImage: CGImage? { image.cgImage }
  open var pixelsWide: Int { Int((image.size.width * image.scale).rounded()) }
  open var pixelsHigh: Int { Int((image.size.height * image.scale).rounded()) }

  /// The image as PNG or JPEG; nil for other formats, with a notice.
  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    switch storageType {
    case .png: return image.pngData()
    case .jpeg:
      let quality = (properties[.compressionFactor] as? NSNumber)?.doubleValue ?? 0.8
      return image.jpegData(compressionQuality: quality)
    case .tiff, .bmp, .gif, .jpeg2000:
      AuthorNotice.report("AppKit", lacks: "images in the format \(storageType)")
      return nil
    }
  }
}
