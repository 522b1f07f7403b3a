import Foundation

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator =
    TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent

  var tableColumnBody: TableColumnBody { get }

  /// The view of a row in the first column.
  func _tableCell(of value: TableRowValue) -> AnyView
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public func _tableCell(of value: TableRowValue) -> AnyView {
    tableColumnBody._tableCell(of: value)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: TableColumnContent {
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
}

/// A column: its label and a view for each row.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  fileprivate let content: (RowValue) -> Content

  public func _tableCell(of value: RowValue) -> AnyView { AnyView(content(value)) }
}

extension TableColumn {
  /// Has no effect: a single column has the whole width.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Has no effect: a single column has the whole width.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn { self }
}

extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }

  nonisolated public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    content = { Text(verbatim: $0[keyPath: value]) }
  }

  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
    content = { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    content = { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }

  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.content = content
  }
}

/// Columns side by side, of which the first one is shown.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  fileprivate let first: (RowValue) -> AnyView

  public func _tableCell(of value: RowValue) -> AnyView { first(value) }
}

/// Builds the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue { column }

  public static func buildBlock<Column: TableColumnContent>(
    _ column: Column
  ) -> Column where Column.TableRowValue == RowValue { column }

  public static func buildBlock<First: TableColumnContent, each Rest: TableColumnContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTableColumnContent<RowValue, Sort, (First, repeat each Rest)>
  where First.TableRowValue == RowValue {
    TupleTableColumnContent { first._tableCell(of: $0) }
  }
}
