import AuthorNotices
import Photos
@_exported import UIKit

/// What a picker shows.
public struct PHPickerConfiguration: Equatable, Hashable {
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic
    case current
    case compatible
  }

  public enum Selection: Int, Sendable {
    case `default`
    case ordered
    case people
    case continuous
    case continuousAndOrdered
  }

  public enum Mode: Int, Sendable {
    case `default`
    case compact
  }

  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var mode = Mode.default
  /// 0 is no limit.
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// What the user has picked. Nothing can be picked here.
public struct PHPickerResult: Equatable, Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Picks photos. The library is empty, which a notice says.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    AuthorNotice.report("PhotosUI", lacks: "photo library; access is denied")
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(
    withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?
  ) {}
}
