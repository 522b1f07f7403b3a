// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A row of a list.
@preconcurrency @MainActor
public protocol CPListTemplateItem: NSObjectProtocol {
  var text: String? { get }
  var userInfo: Any? { get set }
  var isEnabled: Bool { get set }
}

/// A row that can be selected on a device. The handler is not called here.
@preconcurrency @MainActor
public protocol CPSelectableListItem: CPListTemplateItem {
  var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

public enum CPListItemAccessoryType: Int, Sendable {
  case none
  case disclosureIndicator
  case cloud
}

public enum CPListItemPlayingIndicatorLocation: Int, Sendable {
  case leading
  case trailing
}

/// A row with texts and images.
@preconcurrency @MainActor
open class CPListItem: NSObject, CPSelectableListItem {
  open private(set) var text: String?
  open private(set) var detailText: String?
  open private(set) var image: UIImage?
  open private(set) var accessoryImage: UIImage?
  open var accessoryType: CPListItemAccessoryType
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isEnabled = true
  open var isExplicitContent = false
  open var isPlaying = false
  open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.trailing
  /// Between 0 and 1.
  open var playbackProgress: CGFloat = 0

  public init(
    text: String?, detailText: String?, image: UIImage?, accessoryImage: UIImage?,
    accessoryType: CPListItemAccessoryType
  ) {
    self.text = text
    self.detailText = detailText
    self.image = image
    self.accessoryImage = accessoryImage
    self.accessoryType = accessoryType
  }

  public convenience init(text: String?, detailText: String?) {
    self.init(text: text, detailText: detailText, image: nil)
  }

  public convenience init(text: String?, detailText: String?, image: UIImage?) {
    self.init(
      text: text, detailText: detailText, image: image, accessoryImage: nil, accessoryType: .none)
  }

  public convenience init(
    text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool
  ) {
    self.init(
      text: text, detailText: detailText, image: image, accessoryImage: nil,
      accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
  }

  /// In points.
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

  open var showsDisclosureIndicator: Bool { accessoryType == .disclosureIndicator }

  open func setText(_ text: String) { self.text = text }
  open func setDetailText(_ detailText: String?) { self.detailText = detailText }
  open func setImage(_ image: UIImage?) { self.image = image }
  open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// The most images of a row.
public let CPMaximumNumberOfGridImages = 8

/// A row of images.
@preconcurrency @MainActor
open class CPListImageRowItem: NSObject, CPSelectableListItem {
  open var text: String?
  open private(set) var gridImages: [UIImage]
  open var imageTitles: [String]
  open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
  open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
  open var userInfo: Any?
  open var isEnabled = true

  public convenience init(text: String?, images: [UIImage]) {
    self.init(text: text, images: images, imageTitles: [])
  }

  public init(text: String?, images: [UIImage], imageTitles: [String]) {
    self.text = text
    gridImages = images
    self.imageTitles = imageTitles
  }

  /// In points.
  open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }

  open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}
