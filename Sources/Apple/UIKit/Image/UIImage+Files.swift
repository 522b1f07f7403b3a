import AuthorNotices
import PixelService
import ViewArchive

extension UIImage {
  /// The image as a PNG file. The data from which the image was created is returned unchanged if it
  /// is PNG and the image has no tint.
  ///
  /// - Returns: nil for an empty image.
  public func pngData() -> Data? {
    unchangedData(.png)
      ?? encoded { try PixelServices.shared.png($0, scale: Double(scale)) }
  }

  /// The image as a JPEG file, over white.
  ///
  /// - Parameter compressionQuality: 0 for the smallest file, 1 for the best quality. Has no effect
  ///   if the image was created from JPEG data and has no tint: the data is returned unchanged.
  /// - Returns: nil for an empty image.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    unchangedData(.jpeg)
      ?? encoded { try PixelServices.shared.jpeg($0, quality: Double(compressionQuality)) }
  }

  private func unchangedData(_ format: ImageHeader.Format) -> Data? {
    guard case .data(let data, let header) = source, header.format == format, tint == nil else {
      return nil
    }
    return data
  }

  private func encoded(_ encode: (PixelBuffer) throws -> Data) -> Data? {
    guard let pixels = rendered?.decoded else { return nil }
    do {
      return try encode(pixels)
    } catch {
      AuthorNotice.report("UIKit: an image cannot be encoded: \(error)")
      return nil
    }
  }

  /// The image with its tint.
  private var rendered: CGImage? {
    guard tint != nil else { return cgImage }
    guard size.width > 0, size.height > 0, cgImage?.decoded != nil else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }
      .cgImage
  }
}
