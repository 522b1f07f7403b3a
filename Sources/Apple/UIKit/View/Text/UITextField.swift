@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// A line of text that could be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var isSecureTextEntry = false
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
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumFontSize: CGFloat = 0
  open var allowsEditingTextAttributes = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var background: UIImage?
  open var disabledBackground: UIImage?
  private var keyboard: UIView?
  private var accessory: UIView?

  open var isEditing: Bool { false }
  open var hasText: Bool { text?.isEmpty == false }

  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  // The parts of the field fill it: fields are not drawn.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}

  // Never posted: there is no input.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
