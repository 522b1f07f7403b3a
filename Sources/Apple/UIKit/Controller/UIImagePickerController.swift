import Foundation

// Compatibility: partial | `UIImagePickerController` with the source `.camera` | in the window of
//   an app or a capture extension: a stand-in for the camera's picture, with a shutter; other
//   sources are not available

/// The camera. There is none here, so a stand-in for its picture is drawn, with a shutter.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  /// The keys of what the delegate receives.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  @_nonoverride
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var showsCameraControls = true
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto

  /// Keeps the photos of a camera without a delegate, as PNG. A capture extension sets it.
  package static var keepsPhoto: ((Data) -> Void)?

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType == .camera }

  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }

  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Takes a photo of the stand-in, and passes it to the delegate. Does nothing for sources other
  /// than the camera.
  open func takePicture() {
    guard sourceType == .camera else { return }
    let picture = CameraPicture()
    guard let delegate else {
      Self.keepsPhoto?(picture.pngData)
      return
    }
    delegate.imagePickerController(
      self,
      didFinishPickingMediaWithInfo: [.mediaType: "public.image", .originalImage: picture.image])
  }
}

/// Receives the photos of a camera.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The stand-in for what the camera sees: a sun over hills.
@MainActor
private struct CameraPicture {
  private let renderer: UIGraphicsImageRenderer

  init() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    renderer = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 800), format: format)
  }

  var image: UIImage { renderer.image { Self.draw($0) } }

  var pngData: Data { renderer.pngData { Self.draw($0) } }

  private static func draw(_ context: UIGraphicsImageRendererContext) {
    func fill(_ color: UIColor, _ draw: () -> Void) {
      color.setFill()
      draw()
    }
    fill(UIColor(red: 0.55, green: 0.74, blue: 0.9, alpha: 1)) {
      context.fill(CGRect(x: 0, y: 0, width: 600, height: 800))
    }
    fill(UIColor(red: 1, green: 0.86, blue: 0.45, alpha: 1)) {
      context.cgContext.fillEllipse(in: CGRect(x: 360, y: 140, width: 130, height: 130))
    }
    fill(UIColor(red: 0.35, green: 0.56, blue: 0.4, alpha: 1)) {
      context.cgContext.fillEllipse(in: CGRect(x: -200, y: 480, width: 1000, height: 700))
    }
  }
}
