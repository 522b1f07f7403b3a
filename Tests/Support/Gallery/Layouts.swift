import SwiftUI

struct StacksPage: Page {
  static let kind = "Stacks and grids"

  var body: some View {
    Cells(columns: 3, height: 78) {
      Group {
        Cell("HStack") { HStack(alignment: .bottom) { bricks } }
        Cell("VStack") { VStack(alignment: .leading, spacing: 3) { bricks } }
        Cell("ZStack") { ZStack(alignment: .bottomTrailing) { bricks } }
        Cell("Grid") {
          Grid(alignment: .leading) {
            GridRow {
              brick(12, .red)
              brick(20, .orange)
            }
            GridRow { brick(30, .green).gridCellColumns(2) }
          }
        }
        Cell("LazyVGrid") {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 22))], spacing: 4) {
            bricks
            bricks
          }
        }
        Cell("LazyHGrid") {
          LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(20))], spacing: 4) {
            bricks
            bricks
          }
        }
      }
      Group {
        Cell("ViewThatFits") {
          ViewThatFits {
            Text("A text that is too long for it")
            Text("Short")
          }.font(.title3)
        }
        Cell("GeometryReader") {
          GeometryReader { proxy in
            Color.teal.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
          }
        }
        Cell("Layout") { Diagonal { bricks } }
        Cell("alignmentGuide") {
          HStack(alignment: .top) {
            brick(20, .red)
            brick(20, .blue).alignmentGuide(.top) { $0[.bottom] }
          }
        }
        Cell("Spacer, Divider") {
          VStack(spacing: 2) {
            HStack {
              brick(12, .red)
              Spacer()
              brick(12, .blue)
            }
            Divider()
            HStack {
              Divider()
              Spacer()
            }
          }
        }
        Cell("layoutPriority") {
          HStack(spacing: 2) {
            Text("Gives way").font(.caption)
            Text("Goes first").font(.caption).layoutPriority(1)
          }
          .lineLimit(1)
        }
      }
    }
  }

  @ViewBuilder private var bricks: some View {
    brick(30, .red)
    brick(22, .orange)
    brick(14, .green)
  }

  private func brick(_ length: CGFloat, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 4).fill(color).frame(width: length, height: length)
  }
}

/// Places each view at the bottom trailing corner of the one before it.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      size.width += own.width
      size.height += own.height
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for view in subviews {
      view.place(at: corner, proposal: .unspecified)
      let size = view.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

struct FramesPage: Page {
  static let kind = "Frames"

  var body: some View {
    Cells(columns: 3, height: 78) {
      Group {
        Cell("frame") { tile.frame(width: 60, height: 30).background(.yellow) }
        Cell("frame(alignment:)") {
          tile.fixedSize().frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading
          )
          .background(.yellow)
        }
        Cell("padding") { tile.padding(.leading, 20).padding(4).background(.yellow) }
        Cell("fixedSize") {
          Text("Wider than its frame").font(.caption).fixedSize().frame(width: 40).border(.red)
        }
        Cell("aspectRatio") { Color.teal.aspectRatio(3, contentMode: .fit) }
        Cell("scaledToFill") { Color.teal.scaledToFill().frame(width: 70, height: 20) }
      }
      Group {
        Cell("position") { tile.fixedSize().position(x: 20, y: 20).background(.yellow) }
        Cell("offset") { tile.fixedSize().offset(x: 20, y: 10).background(.yellow) }
        Cell("safeAreaInset") {
          Color.yellow.safeAreaInset(edge: .bottom) { tile.frame(height: 20) }
        }
        Cell("containerRelativeFrame") {
          Color.teal.containerRelativeFrame(.horizontal, count: 5, span: 1, spacing: 0)
        }
        Cell("border") { tile.fixedSize().padding(6).border(.red, width: 2) }
        Cell("zIndex") {
          ZStack {
            Circle().fill(.red).frame(width: 40).zIndex(1)
            Rectangle().fill(.yellow).frame(width: 60, height: 24)
          }
        }
      }
    }
  }

  private var tile: some View {
    Text("Tile").font(.caption).padding(2).background(.teal)
  }
}

struct ContainersPage: Page {
  static let kind = "Containers"

  var body: some View {
    Cells(columns: 2, height: 78) {
      Cell("GroupBox") { GroupBox("Box") { Text("Content").font(.caption) } }
      Cell("LabeledContent") { LabeledContent("Distance", value: "5 km").font(.caption) }
      Cell("DisclosureGroup") {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("Content") }.font(.caption)
      }
      Cell("Section") {
        VStack(alignment: .leading) {
          Section("Header") { Text("Content") }
        }
        .font(.caption)
      }
      Cell("ControlGroup") {
        ControlGroup {
          Link("One", destination: Links.page)
          Link("Two", destination: Links.page)
        }
        .font(.caption)
      }
      Cell("ContentUnavailableView") {
        ContentUnavailableView("Empty", systemImage: "tray").font(.caption).scaleEffect(0.5)
      }
      Cell("Link") { Link("Open", destination: Links.page) }
      Cell("OutlineGroup") {
        VStack(alignment: .leading) {
          OutlineGroup(Branch.tree, children: \.children) { Text(verbatim: $0.id).font(.caption) }
        }
      }
    }
  }
}

private struct Branch: Identifiable {
  var id: String
  var children: [Branch]?

  static let tree = [Branch(id: "Fruit", children: [Branch(id: "Apple")]), Branch(id: "Bread")]
}

enum Links {
  static let page = URL(string: "gallery://page")!
}
