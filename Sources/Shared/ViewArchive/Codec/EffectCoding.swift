import Foundation

// Effects as bytes. A tag is used once; docs/contributing/drawing-effect.md says what a new effect
// needs.
extension ArchiveEncoder {
  mutating func effect(_ effect: NodeEffect) throws(ArchiveError) {
    switch effect {
    case .opacity(let value): try amount(0, value)
    case .clip(let path, let evenOdd, let antialiased):
      body.byte(1)
      try self.path(path)
      flag(evenOdd)
      flag(antialiased)
    case .mask(let mask):
      body.byte(2)
      try node(mask)
    case .transform(let matrix):
      body.byte(3)
      try self.matrix(matrix)
    case .projection(let projection):
      version = max(version, 5)
      body.byte(16)
      try matrix(projection.affine)
      for value in [projection.px, projection.py, projection.pw] {
        try number(value, "projection")
      }
    case .bend(let curve):
      version = max(version, 8)
      body.byte(17)
      for value in [
        Double(curve.center.x), Double(curve.center.y), curve.radius, curve.angle,
        Double(curve.anchor.x), Double(curve.anchor.y),
      ] {
        try number(value, "bend")
      }
      flag(curve.isClockwise)
    case .blur(let radius, let opaque):
      try amount(4, radius)
      flag(opaque)
    case .shadow(let color, let radius, let x, let y):
      try amount(5, radius)
      try number(x, "shadow")
      try number(y, "shadow")
      try self.color(color)
    case .blend(let mode):
      if mode.rawValue > BlendMode.plusLighter.rawValue { version = max(version, 6) }
      body.byte(6)
      body.byte(mode.rawValue)
    case .compositingGroup: body.byte(7)
    case .brightness(let value): try amount(8, value)
    case .contrast(let value): try amount(9, value)
    case .saturation(let value): try amount(10, value)
    case .grayscale(let value): try amount(11, value)
    case .hueRotation(let value): try amount(12, value)
    case .colorInvert: body.byte(13)
    case .colorMultiply(let color):
      body.byte(14)
      try self.color(color)
    case .luminanceToAlpha: body.byte(15)
    }
  }

  private mutating func matrix(_ matrix: AffineMatrix) throws(ArchiveError) {
    for value in [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty] {
      try number(value, "transform")
    }
  }

  private mutating func amount(_ tag: UInt8, _ value: Double) throws(ArchiveError) {
    body.byte(tag)
    try number(value, "effect")
  }
}

extension ArchiveDecoder {
  mutating func effect() throws(ArchiveError) -> NodeEffect {
    switch try body.byte() {
    case 0: .opacity(try number("effect"))
    case 1: .clip(try path(), evenOdd: try flag(), antialiased: try flag())
    case 2: .mask(try node())
    case 3: .transform(try matrix())
    case 4: .blur(radius: try number("effect"), opaque: try flag())
    case 5: try shadow()
    case 6: .blend(try choice("blend mode"))
    case 7: .compositingGroup
    case 8: .brightness(try number("effect"))
    case 9: .contrast(try number("effect"))
    case 10: .saturation(try number("effect"))
    case 11: .grayscale(try number("effect"))
    case 12: .hueRotation(try number("effect"))
    case 13: .colorInvert
    case 14: .colorMultiply(try color())
    case 15: .luminanceToAlpha
    case 16:
      .projection(
        ProjectionMatrix(
          affine: try matrix(), px: try number("projection"), py: try number("projection"),
          pw: try number("projection")))
    case 17: .bend(try curve())
    case let tag: throw unknown("effect", tag)
    }
  }

  private mutating func matrix() throws(ArchiveError) -> AffineMatrix {
    AffineMatrix(
      a: try number("transform"), b: try number("transform"), c: try number("transform"),
      d: try number("transform"), tx: try number("transform"), ty: try number("transform"))
  }

  private mutating func curve() throws(ArchiveError) -> ArchiveCurve {
    let center = CGPoint(x: try number("bend"), y: try number("bend"))
    let radius = try number("bend")
    let angle = try number("bend")
    let anchor = CGPoint(x: try number("bend"), y: try number("bend"))
    guard radius > 0 else { throw ArchiveError.badValue("radius \(radius)", place: "bend") }
    return ArchiveCurve(
      center: center, radius: radius, angle: angle, anchor: anchor, isClockwise: try flag())
  }

  private mutating func shadow() throws(ArchiveError) -> NodeEffect {
    let radius = try number("effect")
    let x = try number("shadow")
    let y = try number("shadow")
    return .shadow(color: try color(), radius: radius, x: x, y: y)
  }
}
