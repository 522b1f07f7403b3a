// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

public typealias PHImageRequestID = Int32
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?
) -> Void

public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

public enum PHImageContentMode: Int, Sendable {
  case aspectFit
  case aspectFill
  public static var `default`: PHImageContentMode { .aspectFit }
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic
  case highQualityFormat
  case fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none
  case fast
  case exact
}

public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current
  case unadjusted
  case original
}

open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var normalizedCropRect = CGRect.zero
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() {}
}

/// Loads the pictures of assets, of which there are none: requests answer nil.
open class PHImageManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let manager = PHImageManager()

  open class func `default`() -> PHImageManager { manager }

  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    PHPhotoLibrary.report()
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }

  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    PHPhotoLibrary.report()
    resultHandler(nil, nil, 1, nil)
    return PHInvalidImageRequestID
  }

  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  public override init() {}

  open var allowsCachingHighQualityImages: Bool {
    get { false }
    set {}
  }

  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  open func stopCachingImagesForAllAssets() {}
}
