// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What is known of an image besides its pixels.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Performs requests for one image. They find nothing, which a notice says.
open class VNImageRequestHandler: NSObject {
  override init() {}

  public convenience init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    self.init()
  }

  public convenience init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    self.init()
  }

  public convenience init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { self.init() }

  public convenience init(
    url imageURL: URL, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  public convenience init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    self.init()
  }

  public convenience init(
    data imageData: Data, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { self.init() }

  /// Calls the requests' handlers, without an error.
  open func perform(_ requests: [VNRequest]) throws { complete(requests) }
}

/// Performs requests for several images. They find nothing, which a notice says.
open class VNSequenceRequestHandler: NSObject {
  public override init() {}

  open func perform(_ requests: [VNRequest], on image: CGImage) throws { complete(requests) }

  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
  ) throws { complete(requests) }

  open func perform(_ requests: [VNRequest], on image: CIImage) throws { complete(requests) }

  open func perform(
    _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
  ) throws { complete(requests) }

  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    complete(requests)
  }

  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation
  ) throws { complete(requests) }

  open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws { complete(requests) }

  open func perform(
    _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation
  ) throws { complete(requests) }

  open func perform(_ requests: [VNRequest], onImageData imageData: Data) throws {
    complete(requests)
  }

  open func perform(
    _ requests: [VNRequest], onImageData imageData: Data,
    orientation: CGImagePropertyOrientation
  ) throws { complete(requests) }
}

private func complete(_ requests: [VNRequest]) {
  for request in requests { request.complete() }
}
