@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A text that could be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  open var text: String! = "" { didSet { styledText = nil } }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var dataDetectorTypes: UIDataDetectorTypes = []
  private var keyboard: UIView?
  private var accessory: UIView?
  private var styledText: NSAttributedString?
  public let textContainer = NSTextContainer(size: .zero)
  public private(set) lazy var layoutManager = NSLayoutManager(textContainer)

  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  /// Has no effect: views are not drawn.
  open func scrollRangeToVisible(_ range: NSRange) {}

  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      styledText = newValue
    }
  }

  // Never posted: there is no input.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

/// The kinds of text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
