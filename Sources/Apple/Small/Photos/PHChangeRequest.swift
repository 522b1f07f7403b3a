import Foundation

/// A change of the library. Changes fail here: requests store nothing.
open class PHChangeRequest: NSObject {}

open class PHObjectPlaceholder: PHObject, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
}

open class PHAssetChangeRequest: PHChangeRequest {
  open var creationDate: Date?
  open var location: CLLocation?
  open var isFavorite = false
  open var isHidden = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  public override required init() {}
  public convenience init(for asset: PHAsset) { self.init() }

  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> Self { self.init() }
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? {
    self.init()
  }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? {
    self.init()
  }
  open class func deleteAssets(_ assets: [PHAsset]) {}
}

open class PHAssetCreationRequest: PHAssetChangeRequest {
  @discardableResult
  open class func forAsset() -> Self { self.init() }

  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}

  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}
