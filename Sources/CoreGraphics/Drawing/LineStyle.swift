/// How a stroked line ends.
public enum CGLineCap: Int32, Sendable, Codable {
  case butt
  case round
  case square
}

/// How two stroked lines meet.
public enum CGLineJoin: Int32, Sendable, Codable {
  case miter
  case round
  case bevel
}

/// Which regions a self-crossing path encloses.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}
