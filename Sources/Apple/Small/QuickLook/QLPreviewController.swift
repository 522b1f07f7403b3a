@_exported import UIKit

// Compatibility (module): accepted | | types

/// Something that a preview shows.
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

@MainActor
public protocol QLPreviewControllerDataSource: NSObjectProtocol {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Shows previews of files in an app. Nothing is drawn: `canPreview(_:)` is false.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open var currentPreviewItemIndex = 0

  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  open func reloadData() {}
}
