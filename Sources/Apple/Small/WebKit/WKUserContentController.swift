import UIKit

open class WKUserContentController: NSObject {
  public override init() {}

  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeAllUserScripts() {}
  open var userScripts: [WKUserScript] { [] }
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld,
    name: String
  ) {}
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply,
    contentWorld: WKContentWorld, name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeScriptMessageHandler(
    forName name: String, contentWorld: WKContentWorld
  ) {}
  open func removeAllScriptMessageHandlers() {}
  open func add(_ contentRuleList: WKContentRuleList) {}
  open func remove(_ contentRuleList: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }
}

/// Where scripts run, apart from the page's.
open class WKContentWorld: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The name is constant.
  public static let page = WKContentWorld(name: nil)
  public static let defaultClient = WKContentWorld(name: nil)

  public let name: String?

  private init(name: String?) { self.name = name }

  open class func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}

/// Rules that block content. None is created here.
open class WKContentRuleList: NSObject {
  open var identifier: String! { "" }
}

/// A message from a page's script. None is created here.
@MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
  open var world: WKContentWorld { .page }
}

@MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor
public protocol WKScriptMessageHandlerWithReply: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}
