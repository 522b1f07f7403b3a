import AuthorNotices
import SwiftUI

/// Asks for a review. Nobody is asked here, and a notice says so.
open class SKStoreReviewController: NSObject {
  open class func requestReview() { RequestReviewAction()() }
  open class func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// Asks for a review: `@Environment(\.requestReview)`.
public struct RequestReviewAction: Sendable {
  /// Has no effect but a notice.
  public func callAsFunction() {
    AuthorNotice.report("StoreKit", lacks: "reviews of apps")
  }
}

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
