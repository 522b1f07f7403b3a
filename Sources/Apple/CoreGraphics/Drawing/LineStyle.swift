/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable, Codable {
  case butt
  case round
  case square
}

/// The shape of the joint between two stroked lines.
public enum CGLineJoin: Int32, Sendable, Codable {
  case miter
  case round
  case bevel
}

/// The rule that decides which points are inside a self-intersecting path.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
