import Foundation
import ViewArchive

/// An image in a document, as a data URL. Others are not loaded.
struct EmbeddedImage {
  /// The number of pixels of all images together, as of one that is not embedded.
  private static let pixelLimit = 1 << 25

  private var data: Data

  /// nil if the element has no such image.
  init?(_ element: SVGElement) {
    guard let url = element.attributes["href"],
      url.drop(while: \.isWhitespace).prefix(5).lowercased() == "data:"
    else { return nil }
    let isBase64 = url.prefix { $0 != "," }.lowercased().hasSuffix(";base64")
    let body = url.drop { $0 != "," }.dropFirst()
    data =
      isBase64
      ? Data(base64Encoded: String(body), options: .ignoreUnknownCharacters) ?? Data()
      : Data(body.utf8)
  }

  /// Throws `SVGLimit`. No limits would apply to an SVG in an SVG.
  func check() throws(SVGLimit) {
    guard let header = ImageHeader(data), let area = header.area else {
      throw .unsupported("embedded images other than PNG, JPEG, GIF and WebP")
    }
    guard area <= Self.pixelLimit else {
      throw .unsupported("embedded images with more than \(Self.pixelLimit) pixels")
    }
  }
}
