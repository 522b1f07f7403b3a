import Foundation

extension ArchiveDecoder {
  mutating func path() throws(ArchiveError) -> ArchivePath {
    let count = try body.count()
    var elements: [ArchivePath.Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try element()) }
    return ArchivePath(elements)
  }

  private mutating func element() throws(ArchiveError) -> ArchivePath.Element {
    switch try body.byte() {
    case 0: .move(try point("path"))
    case 1: .line(try point("path"))
    case 2: .quadCurve(try point("path"), control: try point("path"))
    case 3: .curve(try point("path"), control1: try point("path"), control2: try point("path"))
    case 4: .close
    case let tag: throw unknown("path element", tag)
    }
  }

  mutating func color() throws(ArchiveError) -> PaintColor {
    PaintColor(
      red: try number("color"), green: try number("color"), blue: try number("color"),
      alpha: try number("color"))
  }

  mutating func paint() throws(ArchiveError) -> Paint {
    switch try body.byte() {
    case 0: .color(try color())
    case 1:
      .linearGradient(try stops(), start: try point("gradient"), end: try point("gradient"))
    case 2:
      .radialGradient(
        try stops(), center: try point("gradient"), startRadius: try number("gradient"),
        endRadius: try number("gradient"))
    case 3:
      .ellipticalGradient(
        try stops(), bounds: try rectangle("gradient"), center: try point("gradient"),
        startFraction: try number("gradient"), endFraction: try number("gradient"))
    case 4:
      .angularGradient(
        try stops(), center: try point("gradient"), startAngle: try number("gradient"),
        endAngle: try number("gradient"))
    case 5:
      .image(
        index: try image(), origin: try point("image paint"), scale: try number("image paint"))
    case 6: .material(blurRadius: try number("material"), tint: try color())
    case let tag: throw unknown("paint", tag)
    }
  }

  private mutating func stops() throws(ArchiveError) -> [Paint.GradientStop] {
    let count = try body.count(of: 40)
    var stops: [Paint.GradientStop] = []
    stops.reserveCapacity(count)
    for _ in 0..<count {
      stops.append(Paint.GradientStop(color: try color(), location: try number("gradient stop")))
    }
    return stops
  }

  mutating func stroke() throws(ArchiveError) -> StrokeGeometry {
    var geometry = StrokeGeometry(width: try number("line width"))
    geometry.cap = try choice("line cap")
    geometry.join = try choice("line join")
    geometry.miterLimit = try number("miter limit")
    for _ in 0..<(try body.count(of: 8)) { geometry.dash.append(try number("dash")) }
    geometry.dashPhase = try number("dash phase")
    return geometry
  }

  mutating func imageDrawing() throws(ArchiveError) -> ImageDrawing {
    var drawing = ImageDrawing(image: try image())
    drawing.interpolation = try choice("interpolation")
    drawing.resizing = try choice("resizing")
    for edge in 0..<4 { drawing.capInsets[edge] = try number("cap inset") }
    drawing.template = try flag() ? try paint() : nil
    return drawing
  }

  mutating func progress() throws(ArchiveError) -> TimedProgress {
    TimedProgress(
      start: try date("start"), end: try date("end"), countsDown: try flag(),
      shape: try choice("progress shape"), lineWidth: try number("line width"),
      track: try paint(), fill: try paint(), rightToLeft: try flag())
  }
}
