/// A corner of a watch face, as on a wrist: leading is left, also for languages that are written
/// from right to left.
///
/// It decides where the content and the curved label of a complication are. In top corners, labels
/// run clockwise above the face's center; in bottom corners, counter-clockwise below it.
public enum ComplicationCorner: String, Codable, CaseIterable, Sendable {
  case topLeading, topTrailing, bottomLeading, bottomTrailing

  /// Whether labels run clockwise, above the face's center.
  public var isTop: Bool { self == .topLeading || self == .topTrailing }
  public var isLeading: Bool { self == .topLeading || self == .bottomLeading }
}
