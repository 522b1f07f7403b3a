// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

public typealias PHAssetResourceDataRequestID = Int32

public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case video = 2
  case audio = 3
  case alternatePhoto = 4
  case fullSizePhoto = 5
  case fullSizeVideo = 6
  case adjustmentData = 7
  case adjustmentBasePhoto = 8
  case pairedVideo = 9
  case fullSizePairedVideo = 10
  case adjustmentBasePairedVideo = 11
  case adjustmentBaseVideo = 12
  case photoProxy = 19
}

/// A file of an asset. None is created here.
open class PHAssetResource: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var type: PHAssetResourceType { .photo }
  open var assetLocalIdentifier: String { "" }
  open var originalFilename: String { "" }
  open var uniformTypeIdentifier: String { "" }
  /// Pixels.
  open var pixelWidth: Int { 0 }
  /// Pixels.
  open var pixelHeight: Int { 0 }

  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

open class PHAssetResourceRequestOptions: NSObject {
  open var isNetworkAccessAllowed = false
  open var progressHandler: ((Double) -> Void)?

  public override init() {}
}

open class PHAssetResourceCreationOptions: NSObject {
  open var originalFilename: String?
  open var uniformTypeIdentifier: String?
  open var shouldMoveFile = false

  public override init() {}
}

/// Reads the files of assets, of which there are none: requests fail.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let manager = PHAssetResourceManager()

  open class func `default`() -> PHAssetResourceManager { manager }

  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    PHPhotoLibrary.report()
    completionHandler(PHPhotosError(.missingResource))
    return PHInvalidAssetResourceDataRequestID
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL,
    options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    PHPhotoLibrary.report()
    completionHandler(PHPhotosError(.missingResource))
  }

  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws {
    PHPhotoLibrary.report()
    throw PHPhotosError(.missingResource)
  }

  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}
