@_exported import UIKit

// Compatibility (module): accepted | | types; nothing can be sent

public enum MFMailComposeResult: Int, Sendable {
  case cancelled
  case saved
  case sent
  case failed
}

public struct MFMailComposeError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case saveFailed
    case sendFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "MFMailComposeErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

@MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

/// Writes a mail. The device has no accounts: `canSendMail()` is false.
open class MFMailComposeViewController: UIViewController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  open class func canSendMail() -> Bool { false }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}
}

public enum MessageComposeResult: Int, Sendable {
  case cancelled
  case sent
  case failed
}

@MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a text message. The device cannot send any: `canSendText()` is false.
open class MFMessageComposeViewController: UIViewController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?

  open class func canSendText() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
}
