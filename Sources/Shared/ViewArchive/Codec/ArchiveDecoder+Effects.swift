import Foundation

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
