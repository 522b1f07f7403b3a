// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
@_exported import UIKit

public typealias PHLivePhotoRequestID = Int32

public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A photo with the sound and the movement around it. None is created here.
open class PHLivePhoto: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  /// Pixels.
  open var size: CGSize { .zero }

  /// Calls the handler without a photo, after a notice.
  @discardableResult
  open class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    PHPhotoLibrary.report()
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.invalidResource)])
    return PHLivePhotoRequestIDInvalid
  }

  open class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

open class PHLivePhotoRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}
}

extension PHImageManager {
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    PHPhotoLibrary.report()
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
}
