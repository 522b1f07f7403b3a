import Foundation

/// The variants of an image for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: guarded by `lock`.
  private var images: [(traits: UITraitCollection, image: UIImage)] = []
  private let lock = NSLock()

  public override init() {
    super.init()
  }

  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.withLock { images.append((traitCollection, image)) }
  }

  /// The image that was registered for the same style, or an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    lock.withLock {
      let style = traitCollection.userInterfaceStyle
      return images.last { $0.traits.userInterfaceStyle == style }?.image ?? images.last?.image
        ?? UIImage()
    }
  }
}

extension UIImage {
  /// Always nil: an image of a catalog has its variants itself.
  public var imageAsset: UIImageAsset? { nil }
}
