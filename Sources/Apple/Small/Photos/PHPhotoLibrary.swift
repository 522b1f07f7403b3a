import AuthorNotices
import Foundation

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

public struct PHPhotosError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "PHPhotosErrorDomain" }
  public var errorCode: Int { code.rawValue }

  public static var accessUserDenied: Code { .accessUserDenied }
}

/// The user's photos. Access is denied here: fetches are empty and changes fail, after a notice.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  private static let library = PHPhotoLibrary()

  open class func shared() -> PHPhotoLibrary { library }

  class func report() {
    AuthorNotice.report("Photos", lacks: "photo library; access is denied")
  }

  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .denied
  }

  open class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    report()
    handler(.denied)
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    requestAuthorization(handler)
  }

  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    report()
    return .denied
  }

  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    Self.report()
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }

  open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    Self.report()
    throw PHPhotosError(.accessUserDenied)
  }

  open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws {
    Self.report()
    throw PHPhotosError(.accessUserDenied)
  }

  /// Has no effect: the library never changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

/// A change of the library. None is created here.
open class PHChange: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}
