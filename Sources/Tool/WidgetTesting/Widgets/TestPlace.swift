import DeviceEngine

/// A place of the main device for a widget.
public enum TestPlace: Equatable, Sendable {
  /// A side of StandBy.
  public enum Side: Equatable, Sendable { case left, right }

  /// A cell of a Home Screen page, from 0: the top left one that the widget covers.
  case home(page: Int = 0, column: Int, row: Int)
  /// The top of the Today View.
  case today
  /// One of the two widgets of StandBy, which enlarges small widgets and removes their background.
  case standBy(Side)

  var place: WidgetPlace {
    switch self {
    case .home(let page, let column, let row): .home(page: page, column: column, row: row)
    case .today: .today(position: 0)
    case .standBy(.left): .standBy(.left)
    case .standBy(.right): .standBy(.right)
    }
  }
}
