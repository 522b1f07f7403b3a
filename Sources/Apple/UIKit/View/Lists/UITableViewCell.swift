/// A row of a list.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }

  public let reuseIdentifier: String?
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var isHighlighted = false
  open var isEditing = false
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel = 0
  /// In points.
  open var indentationWidth: CGFloat = 10
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var separatorInset = UIEdgeInsets.zero
  open private(set) lazy var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Nib files are not read: returns nil.
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  open var backgroundView: UIView?
  open private(set) lazy var contentView = UIView()
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  /// Nib files are not read: returns nil.
  public required init?(coder: NSCoder) { nil }

  open func prepareForReuse() {}
}
