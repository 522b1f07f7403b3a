import SwiftUI
import Testing

/// Cells that span several columns.
@MainActor
@Suite struct GridSpanTests {
  private func widths(@ViewBuilder _ rows: () -> some View) throws -> [CGFloat] {
    try Archiving.archive {
      Grid(horizontalSpacing: 10, verticalSpacing: 0, content: rows)
    }.content.first("Grid").map { [$0.frame.width] + $0.children.map(\.frame.minX) } ?? []
  }

  private func box(_ width: CGFloat) -> some View {
    Color.black.frame(width: width, height: 10)
  }

  @Test func wideSpanWidensItsColumnsEqually() throws {
    let widths = try widths {
      GridRow(alignment: .top) {
        box(20)
        box(40)
      }
      GridRow { box(100).gridCellColumns(2) }
    }
    // 30 points are missing: the columns are 35 and 55 points wide.
    #expect(widths == [100, 7.5, 52.5, 0])
  }

  @Test func fittingSpanWidensNothing() throws {
    let widths = try widths {
      GridRow {
        box(20)
        box(40)
      }
      GridRow { box(50).gridCellColumns(2) }
    }
    #expect(widths == [70, 0, 30, 10])
  }

  @Test func columnsWithoutOwnCellsShareTheSpan() throws {
    let widths = try widths {
      GridRow { box(90).gridCellColumns(2) }
      GridRow { box(90).gridCellColumns(2) }
    }
    #expect(widths == [90, 0, 0])
  }

  @Test func unsizedSpanWidensNothing() throws {
    let widths = try widths {
      GridRow {
        box(20)
        box(40)
      }
      GridRow { Color.black.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
    }
    #expect(widths.first == 70)
  }
}
