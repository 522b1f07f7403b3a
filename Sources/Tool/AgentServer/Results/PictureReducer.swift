import CommandContext
import Foundation
import ViewArchive

/// Makes pictures small enough for a client.
///
/// A JPEG of the same size comes first, because it keeps what can be read; then smaller ones, in
/// which each pixel is the average of the area that it covers.
final class PictureReducer: Sendable {
  struct Reduced: Sendable {
    var data: Data
    var mimeType: String
    var width: Int
    var height: Int
  }

  /// Of JPEG. Below, text blurs more than in a smaller picture.
  private static let qualities = [0.9, 0.75]
  /// Smaller pictures show nothing.
  private static let leastSide = 16.0

  private let rasterizer = SharedRasterizer()

  /// The picture with at most `limit` bytes of Base64 and at most `side` pixels on its longer side;
  /// nil if there is none. Throws if the file cannot be decoded.
  func reduce(_ png: Data, to limit: Int, side: Int) throws -> Reduced? {
    guard let size = ImageHeader(png)?.size else { return nil }
    return try rasterizer.with { rasterizer in
      var factor = min(1, Double(side) / max(size.width, size.height))
      while max(size.width, size.height) * factor >= Self.leastSide {
        let picture = try rasterizer.decodedImage(
          png, width: max(Int((size.width * factor).rounded()), 1),
          height: max(Int((size.height * factor).rounded()), 1))
        var smallest = Int.max
        // Flat pictures are smaller as PNG.
        for quality in [nil] + Self.qualities {
          let data = try quality.map { try picture.jpeg(quality: $0) } ?? picture.png()
          if data.base64Count <= limit {
            return Reduced(
              data: data, mimeType: quality == nil ? "image/png" : "image/jpeg",
              width: picture.width, height: picture.height)
          }
          smallest = min(smallest, data.base64Count)
        }
        factor *= min(0.9, (Double(limit) / Double(smallest)).squareRoot())
      }
      return nil
    }
  }
}

extension PictureReducer {
  /// The shares of a budget: each gets what it needs, up to the same limit for all that need more.
  static func shares(of needs: [Int], budget: Int) -> [Int] {
    var shares = needs
    var rest = budget
    var open = needs.indices.sorted { needs[$0] < needs[$1] }[...]
    while let index = open.popFirst() {
      shares[index] = min(needs[index], rest / (open.count + 1))
      rest -= shares[index]
    }
    return shares
  }
}

extension Data {
  /// The length in Base64.
  var base64Count: Int { (count + 2) / 3 * 4 }
}
