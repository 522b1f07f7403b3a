import AuthorNotices
import SwiftUI

@MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}

/// Recommends an app at the edge of the screen. It never loads.
@MainActor
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable {
    case bottom
    case bottomRaised
  }

  @MainActor
  open class Configuration: NSObject {
    override init() {}
  }

  @MainActor
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var userDismissible = true

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  @MainActor
  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?

    public init(position: Position) { self.position = position }
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: Configuration) { self.configuration = configuration }

  /// Fails, after a notice.
  open func present(in scene: UIWindowScene) {
    AuthorNotice.report("StoreKit", lacks: "App Store; overlays do not load")
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform))
  }

  open class func dismiss(in scene: UIWindowScene) {}
}

extension View {
  /// Has no effect: overlays do not load.
  public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
}
