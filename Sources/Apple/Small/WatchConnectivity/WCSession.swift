// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AuthorNotices
@_exported import Foundation

// Compatibility (module): accepted | | not supported: a notice

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var notReachable: Code { .notReachable }
}

public enum WCSessionActivationState: Int, Sendable {
  case notActivated
  case inactive
  case activated
}

public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// A transfer to the counterpart app. None is created here.
open class WCSessionUserInfoTransfer: NSObject {
  open var userInfo: [String: Any] { [:] }
  open var isTransferring: Bool { false }
  open func cancel() {}
}

/// The connection of a phone and a watch. Not supported here: `isSupported()` is false, and what
/// sends fails, after a notice.
open class WCSession: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The delegate is set once.
  open weak var delegate: (any WCSessionDelegate)?

  private static let session = WCSession()

  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { false }

  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var isReachable: Bool { false }
  open var hasContentPending: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

  private func refusal() -> WCError {
    AuthorNotice.report("WatchConnectivity", lacks: "paired watch")
    return WCError(.sessionNotSupported)
  }

  open func activate() {
    let error = refusal()
    delegate?.session(self, activationDidCompleteWith: .notActivated, error: error)
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(refusal())
  }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(refusal())
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw refusal()
  }

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    _ = refusal()
    return WCSessionUserInfoTransfer()
  }

  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer { transferUserInfo(userInfo) }
}
