import Foundation

extension ArchiveEncoder {
  mutating func path(_ path: ArchivePath) throws(ArchiveError) {
    body.count(path.elements.count)
    for element in path.elements {
      switch element {
      case .move(let point):
        body.byte(0)
        try self.point(point, "path")
      case .line(let point):
        body.byte(1)
        try self.point(point, "path")
      case .quadCurve(let point, let control):
        body.byte(2)
        try self.point(point, "path")
        try self.point(control, "path")
      case .curve(let point, let control1, let control2):
        body.byte(3)
        try self.point(point, "path")
        try self.point(control1, "path")
        try self.point(control2, "path")
      case .close:
        body.byte(4)
      }
    }
  }

  mutating func color(_ color: PaintColor) throws(ArchiveError) {
    for component in [color.red, color.green, color.blue, color.alpha] {
      try number(component, "color")
    }
  }

  mutating func paint(_ paint: Paint) throws(ArchiveError) {
    switch paint {
    case .color(let color):
      body.byte(0)
      try self.color(color)
    case .linearGradient(let stops, let start, let end):
      body.byte(1)
      try self.stops(stops)
      try point(start, "gradient")
      try point(end, "gradient")
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      body.byte(2)
      try self.stops(stops)
      try point(center, "gradient")
      try number(startRadius, "gradient")
      try number(endRadius, "gradient")
    case .ellipticalGradient(let stops, let bounds, let center, let start, let end):
      body.byte(3)
      try self.stops(stops)
      try rectangle(bounds, "gradient")
      try point(center, "gradient")
      try number(start, "gradient")
      try number(end, "gradient")
    case .angularGradient(let stops, let center, let start, let end):
      body.byte(4)
      try self.stops(stops)
      try point(center, "gradient")
      try number(start, "gradient")
      try number(end, "gradient")
    case .image(let index, let origin, let scale):
      body.byte(5)
      try image(index)
      try point(origin, "image paint")
      try number(scale, "image paint")
    case .material(let radius, let tint):
      body.byte(6)
      try number(radius, "material")
      try color(tint)
    }
  }

  private mutating func stops(_ stops: [Paint.GradientStop]) throws(ArchiveError) {
    body.count(stops.count)
    for stop in stops {
      try color(stop.color)
      try number(stop.location, "gradient stop")
    }
  }

  mutating func stroke(_ geometry: StrokeGeometry) throws(ArchiveError) {
    try number(geometry.width, "line width")
    body.byte(geometry.cap.rawValue)
    body.byte(geometry.join.rawValue)
    try number(geometry.miterLimit, "miter limit")
    body.count(geometry.dash.count)
    for length in geometry.dash { try number(length, "dash") }
    try number(geometry.dashPhase, "dash phase")
  }

  mutating func image(_ drawing: ImageDrawing) throws(ArchiveError) {
    try image(drawing.image)
    body.byte(drawing.interpolation.rawValue)
    body.byte(drawing.resizing.rawValue)
    guard drawing.capInsets.count == 4 else {
      throw .badValue("\(drawing.capInsets.count) cap insets, not 4", place: place)
    }
    for inset in drawing.capInsets { try number(inset, "cap inset") }
    try optional(drawing.template) { encoder, paint throws(ArchiveError) in
      try encoder.paint(paint)
    }
  }

  mutating func progress(_ progress: TimedProgress) throws(ArchiveError) {
    try date(progress.start, "start")
    try date(progress.end, "end")
    flag(progress.countsDown)
    body.byte(progress.shape.rawValue)
    try number(progress.lineWidth, "line width")
    try paint(progress.track)
    try paint(progress.fill)
    flag(progress.rightToLeft)
  }
}
