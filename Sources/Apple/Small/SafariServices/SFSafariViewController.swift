// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import UIKit

// Compatibility (module): accepted | | types; nothing is loaded: a notice

@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// Shows a web page in an app. Nothing is loaded.
open class SFSafariViewController: UIViewController {
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }

  @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() {}
  }

  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url URL: URL, configuration: Configuration = Configuration()) {
    AuthorNotice.report("SafariServices", lacks: "web pages")
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

/// Adds to the reading list of Safari, which does not exist here: the default list is nil.
open class SSReadingList: NSObject {
  open class func `default`() -> SSReadingList? {
    AuthorNotice.report("SafariServices", lacks: "reading list")
    return nil
  }

  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme) }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}
