import Foundation

/// One view in the layout tree of a widget.
public struct OutlineRow: Equatable, Sendable {
  /// The number of nodes around it.
  public var depth: Int
  /// The node's line in `ViewArchive.tree(precision:)`.
  public var text: String
  /// The bounds in points from the widget's top left corner, with all transforms.
  public var frame: CGRect
}

extension ViewArchive {
  /// The views in drawing order: the container background, then the content. Parents precede their
  /// children.
  public func outline() -> [OutlineRow] {
    var rows: [OutlineRow] = []
    let printer = TreePrinter(numbers: NumberPrinter(precision: 2))
    func add(_ node: ArchiveNode, in parent: AffineMatrix, depth: Int) {
      let place = node.matrix(in: parent)
      rows.append(
        OutlineRow(
          depth: depth, text: printer.description(of: node),
          frame: place.bounds(of: CGRect(origin: .zero, size: node.frame.size))))
      for child in node.children { add(child, in: place, depth: depth + 1) }
    }
    for node in [containerBackground, content].compactMap(\.self) {
      add(node, in: .identity, depth: 0)
    }
    return rows
  }
}
