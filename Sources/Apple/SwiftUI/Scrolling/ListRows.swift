import UIKit
import ViewArchive

/// The rows of `List` and `Form` in an app's window: groups of rows on cards, which scroll. In a
/// widget the placeholder is drawn.
struct ListRows<Content: View>: PrimitiveView {
  let name: String
  let suggestion: String
  let content: Content

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard context.session.live != nil else {
      return UnavailableView(name: name, suggestion: suggestion).makeNodes(context)
    }
    var inner = context.insideContainer(nil)
    inner.environment.isInList = true
    inner.environment.isListRow = true
    let rows = Content._makeNodes(content, inner)
    let list = ListNode(rows, context)
    return [ListBackgroundNode(ScrollNode(list, axes: .vertical, context), context)]
  }
}

/// A section of a list: its header, rows and footer. Only lists create it.
@MainActor
final class ListSectionNode: ContainerNode {
  let header, footer: _LayoutNode?
  let rows: [_LayoutNode]

  init(
    header: _LayoutNode?, rows: [_LayoutNode], footer: _LayoutNode?, _ context: _ViewContext
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows
    super.init([header, footer].compactMap { $0 } + rows, context)
  }
}

/// The background of a list, which reaches to the edges of the screen.
@MainActor
private final class ListBackgroundNode: WrapperNode {
  private let context: _ViewContext

  override init(_ content: _LayoutNode, _ context: _ViewContext) {
    self.context = context
    super.init(content, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(proposal)
    return CGSize(width: proposal.width ?? size.width, height: size.height)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = drawableSize(size(proposal))
    let context = context
    let node = ArchiveNode(kind: "background", frame: CGRect(origin: .zero, size: size))
    let background = session.geometry.deferred(node) { placed, frame, _ in
      let beyond = context.environment.screenInsets?.reach(of: frame) ?? EdgeInsets()
      let bounds = CGRect(
        x: -beyond.leading, y: -beyond.top,
        width: size.width + beyond.leading + beyond.trailing,
        height: size.height + beyond.top + beyond.bottom)
      placed.children = [
        ArchiveNode.card(bounds, Color(UIColor.systemGroupedBackground), radius: 0, context)
      ]
    }
    return ArchiveNode(
      kind: "List", frame: CGRect(origin: .zero, size: size),
      children: [
        background, content.placeCentered(in: CGRect(origin: .zero, size: size)),
      ])
  }
}

extension ArchiveNode {
  @MainActor
  fileprivate static func card(
    _ frame: CGRect, _ color: Color, radius: CGFloat, _ context: _ViewContext
  ) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return ArchiveNode(
      kind: "card", frame: frame,
      content: .fill(
        Path(roundedRect: bounds, cornerRadius: radius).archived,
        color._paint(_PaintRequest(context, bounds: bounds)), evenOdd: false))
  }
}

/// Lays out a list's rows, like the inset grouped style of iOS 17.
@MainActor
private final class ListNode: _LayoutNode {
  /// In points. Measured on iOS 17.
  private enum Measure {
    static let margin: CGFloat = 16
    static let padding: CGFloat = 16
    static let rowPadding: CGFloat = 11
    static let rowHeight: CGFloat = 44
    static let sectionGap: CGFloat = 35
    static let headerGap: CGFloat = 7
    static let radius: CGFloat = 10
  }

  private let sections: [ListSectionNode]
  private let context: _ViewContext

  init(_ nodes: [_LayoutNode], _ context: _ViewContext) {
    self.context = context
    var sections: [ListSectionNode] = []
    var loose: [_LayoutNode] = []
    func endLooseRows() {
      guard !loose.isEmpty else { return }
      sections.append(ListSectionNode(header: nil, rows: loose, footer: nil, context))
      loose = []
    }
    for node in nodes {
      if let section = node as? ListSectionNode {
        endLooseRows()
        sections.append(section)
      } else {
        loose.append(node)
      }
    }
    endLooseRows()
    self.sections = sections
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: layout(width, places: false).height)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let width = proposal.width ?? 320
    let (children, height) = layout(width, places: true)
    return ArchiveNode(
      kind: "rows", frame: CGRect(x: 0, y: 0, width: width, height: height), children: children)
  }

  private func layout(_ width: CGFloat, places: Bool) -> (children: [ArchiveNode], height: CGFloat)
  {
    let card = max(width - 2 * Measure.margin, 0)
    let inside = max(card - 2 * Measure.padding, 0)
    var children: [ArchiveNode] = []
    var y: CGFloat = 0
    /// Adds a header or a footer.
    func addEdge(_ node: _LayoutNode) {
      let proposal = ProposedViewSize(width: inside, height: nil)
      let size = node.size(proposal)
      if places {
        var placed = node.place(proposal)
        placed.frame.origin.x = left(Measure.margin + Measure.padding, width: size.width, in: width)
        placed.frame.origin.y = y
        children.append(placed)
      }
      y += size.height
    }
    for (index, section) in sections.enumerated() {
      y += index == 0 ? Measure.headerGap + 8 : Measure.sectionGap - Measure.headerGap
      if let header = section.header {
        addEdge(header)
        y += Measure.headerGap
      }
      let top = y
      var rows: [ArchiveNode] = []
      for (number, row) in section.rows.enumerated() {
        let proposal = ProposedViewSize(width: inside, height: nil)
        let size = row.size(proposal)
        let height = max(size.height + 2 * Measure.rowPadding, Measure.rowHeight)
        if places {
          rows.append(
            placed(row, proposal, size, in: CGRect(x: 0, y: y - top, width: card, height: height)))
          if number > 0 { rows.append(separator(y: y - top, width: card)) }
        }
        y += height
      }
      if places, !rows.isEmpty {
        var background = ArchiveNode.card(
          CGRect(x: Measure.margin, y: top, width: card, height: y - top),
          Color(UIColor.secondarySystemGroupedBackground), radius: Measure.radius, context)
        background.children = rows
        children.append(background)
      }
      if let footer = section.footer {
        y += Measure.headerGap
        addEdge(footer)
      }
    }
    return (children, y + Measure.sectionGap)
  }

  private func separator(y: CGFloat, width: CGFloat) -> ArchiveNode {
    let height = 1 / session.displayScale
    return ArchiveNode.card(
      CGRect(
        x: isRightToLeft ? 0 : Measure.padding, y: y, width: width - Measure.padding,
        height: height),
      Color(UIColor.separator), radius: 0, context)
  }

  /// A row whose whole area responds to taps if its view has one action.
  private func placed(
    _ row: _LayoutNode, _ proposal: ProposedViewSize, _ size: CGSize, in frame: CGRect
  ) -> ArchiveNode {
    var node = row.placeIdentified(proposal)
    node.frame.origin = CGPoint(
      x: left(Measure.padding, width: size.width, in: frame.width),
      y: (frame.height - size.height) / 2)
    node.extendAction(to: CGRect(origin: .zero, size: frame.size))
    return ArchiveNode(kind: "row", frame: frame, children: [node])
  }
}

extension ArchiveNode {
  /// Makes the action of a row's only control respond in the whole row, given in the coordinates of
  /// the parent.
  fileprivate mutating func extendAction(to area: CGRect) {
    let own = area.offsetBy(dx: -frame.minX, dy: -frame.minY)
    if action != nil {
      if hitShape == nil { hitShape = Path(own).archived }
    } else if children.count == 1, effects.isEmpty {
      children[0].extendAction(to: own)
    }
  }
}
