/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent

  var tableRowBody: TableRowBody { get }

  /// The values of the rows.
  var _tableRowValues: [TableRowValue] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public var _tableRowValues: [TableRowValue] { tableRowBody._tableRowValues }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: TableRowContent {
  public typealias TableRowValue = Never
  public typealias TableRowBody = Never
}

/// A row.
public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  private let value: Value

  nonisolated public init(_ value: Value) {
    self.value = value
  }

  public var _tableRowValues: [Value] { [value] }
}

/// A row for each element.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  let data: Data

  public var _tableRowValues: [Data.Element] { Array(data) }
}

/// Rows one after the other.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public let _tableRowValues: [Value]
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRowValues: [Content.TableRowValue] {
    data.flatMap { content($0)._tableRowValues }
  }
}

extension ForEach where Content: TableRowContent {
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { $0.id })
  }

  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  nonisolated public init(_ data: Data)
  where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable {
    self.init(data: data, content: { TableRow($0) }, id: { $0.id })
  }
}

/// Builds the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  public static func buildBlock<Content: TableRowContent>(
    _ content: Content
  ) -> Content where Content.TableRowValue == Value { content }

  public static func buildBlock<First: TableRowContent, each Rest: TableRowContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleTableRowContent<Value, (First, repeat each Rest)>
  where First.TableRowValue == Value {
    var values = first._tableRowValues
    // `buildExpression` requires the same values; Swift cannot express that for a pack.
    for part in repeat each rest { values += part._tableRowValues as? [Value] ?? [] }
    return TupleTableRowContent(_tableRowValues: values)
  }
}
