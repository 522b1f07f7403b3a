import ViewArchive

/// The marker of open and linear gauges: a dot in a round gap of the track.
enum GaugeMarker {
  /// In points.
  static let gapDiameter: CGFloat = 10

  /// The gap and the marker. The gap erases earlier drawings in the same compositing group.
  static func nodes(at center: CGPoint, _ paint: Paint) -> [ArchiveNode] {
    [
      disc("gap", at: center, gapDiameter, .color(.black), [.blend(.destinationOut)]),
      disc("marker", at: center, RingGeometry.accessoryLineWidth, paint, []),
    ]
  }

  private static func disc(
    _ kind: String, at center: CGPoint, _ diameter: CGFloat, _ paint: Paint,
    _ effects: [NodeEffect]
  ) -> ArchiveNode {
    let bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    return ArchiveNode(
      kind: kind,
      frame: bounds.offsetBy(dx: center.x - diameter / 2, dy: center.y - diameter / 2),
      content: .fill(Path(ellipseIn: bounds).archived, paint, evenOdd: false), effects: effects,
      marks: .privateValue)
  }
}
