/// A list of rows. Nothing asks the data source, because views are not drawn.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  public static let automaticDimension: CGFloat = -1

  public static let indexSearch = "{search}"

  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// In points.
  open var sectionHeaderTopPadding: CGFloat = 0
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var isEditing = false
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var separatorInset = UIEdgeInsets.zero
  open var separatorColor: UIColor?
  open var tableHeaderView: UIView?
  open var tableFooterView: UIView?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open private(set) var style = Style.plain

  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }

  /// A cell without the registered class's initializer: nothing is drawn.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func rect(forSection section: Int) -> CGRect { .zero }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func reloadSectionIndexTitles() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    UIView.call(completion, after: 0)
  }
  open func beginUpdates() {}
  open func endUpdates() {}
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var visibleCells: [UITableViewCell] { [] }
}

/// Never called: views are not drawn.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
