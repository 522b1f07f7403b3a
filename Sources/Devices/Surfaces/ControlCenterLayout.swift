import HostLink

/// Control Center: controls of three sizes on pages of square cells. Points.
///
/// No sizes are published for controls: the numbers are this project's own.
public struct ControlCenterLayout: Codable, Equatable, Sendable {
  /// A cell's side.
  public var cell: Double
  /// Between two cells, across and down.
  public var gap: Double
  public var columns: Int
  /// Of one page.
  public var rows: Int
  /// All cells of one page.
  public var frame: SurfaceFrame

  /// How many columns and rows a size covers.
  public static func cells(of size: ControlSizeName) -> (columns: Int, rows: Int) {
    switch size {
    case .small: (1, 1)
    case .medium: (2, 1)
    case .large: (2, 2)
    }
  }

  /// What a control of a size is laid out in.
  public func size(of size: ControlSizeName) -> LinkSize {
    let (columns, rows) = Self.cells(of: size)
    return LinkSize(width: length(columns), height: length(rows))
  }

  /// A control of a size whose top left cell this is.
  public func frame(column: Int, row: Int, size: ControlSizeName) -> SurfaceFrame {
    let (columns, rows) = Self.cells(of: size)
    return SurfaceFrame(
      x: frame.x + Double(column) * (cell + gap), y: frame.y + Double(row) * (cell + gap),
      width: length(columns), height: length(rows))
  }

  /// Cells and the gaps between them.
  private func length(_ count: Int) -> Double {
    Double(count) * (cell + gap) - gap
  }
}

extension SurfaceLayout {
  /// What a control is laid out in on a surface; on all but Control Center it is small.
  public func size(of size: ControlSizeName, on surface: ControlSurfaceName) -> LinkSize {
    switch surface {
    case .controlCenter: controlCenter.size(of: size)
    case .lock: LinkSize(width: 50, height: 50)
    case .actionButton: LinkSize(width: 36, height: 36)
    }
  }
}
