import Foundation

extension TreePrinter {
  func details(of content: NodeContent) -> [String] {
    switch content {
    case .none: []
    case .fill(let path, let paint, let evenOdd):
      [shape(path), describe(paint)] + (evenOdd ? ["evenOdd"] : [])
    case .stroke(let path, let paint, let geometry):
      [shape(path), describe(paint), "line \(numbers(geometry.width))"]
    case .text(let block): details(of: block)
    case .dynamicText(let text, _): text.segments.map(describe)
    case .image(let drawing): details(of: drawing)
    case .timedProgress(let progress):
      [
        progress.shape == .bar ? "bar" : "ring", interval(progress.start, progress.end),
        describe(progress.fill),
      ] + (progress.countsDown ? ["countsDown"] : [])
    }
  }

  private func details(of block: TextBlock) -> [String] {
    var parts = [Self.quoted(block.string)]
    if block.lines.count != 1 { parts.append("\(block.lines.count) lines") }
    if block.isTruncated { parts.append("truncated") }
    if block.scaleFactor != 1 { parts.append("scaled \(numbers(block.scaleFactor))") }
    var paints: [String] = []
    for run in block.lines.flatMap(\.runs) {
      let paint = describe(run.paint)
      if paints.last != paint { paints.append(paint) }
    }
    let attachments = block.lines.flatMap(\.attachments).map { describe($0.content) }
    return parts + paints + attachments
  }

  private func describe(_ attachment: TextAttachment) -> String {
    let parts = attachment.parts.map { part in
      switch part {
      case .fill(_, let paint): describe(paint)
      case .image(let drawing, _): details(of: drawing).joined(separator: " ")
      }
    }
    return "\(attachment.name)[\(parts.joined(separator: ", "))]"
  }

  private func details(of drawing: ImageDrawing) -> [String] {
    var parts = ["image \(drawing.image)"]
    if drawing.resizing == .tile { parts.append("tile") }
    if let template = drawing.template { parts.append("template \(describe(template))") }
    return parts
  }

  private func describe(_ segment: StyledText.Segment) -> String {
    switch segment.content {
    case .string(let string): Self.quoted(string)
    case .symbol(let name, _): "symbol \(name)"
    case .attachment(let attachment): describe(attachment)
    case .dynamic(let value): describe(value)
    }
  }

  private func describe(_ value: DynamicDate) -> String {
    switch value {
    case .date(let date): "date \(instant(date))"
    case .time(let date): "time \(instant(date))"
    case .relative(let date): "relative \(instant(date))"
    case .offset(let date): "offset \(instant(date))"
    case .timer(let date): "timer \(instant(date))"
    case .range(let start, let end): "range \(interval(start, end))"
    case .timerInterval(let start, let end, let pause, let countsDown, _):
      "timer \(interval(start, end)) \(countsDown ? "down" : "up")"
        + (pause.map { " paused \(instant($0))" } ?? "")
    case .steps(let steps):
      "steps \(steps.count)"
        + (steps.first.map { " from \(instant($0.date)) \(Self.quoted($0.text))" } ?? "")
    }
  }

  private func interval(_ start: Date, _ end: Date) -> String {
    "\(instant(start))…\(instant(end))"
  }

  /// ISO 8601 in UTC; for dates beyond a calendar's range, seconds since 2001.
  private func instant(_ date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    guard abs(seconds) < 1e11 else { return "\(numbers(seconds)) s" }
    return date.formatted(.iso8601)
  }

  /// The bounds of a rectangle or other path.
  func shape(_ path: ArchivePath) -> String {
    guard let bounds = path.controlBounds else { return "empty path" }
    return "\(path.isRectangle ? "rect" : "path")\(numbers(bounds))"
  }

  func describe(_ color: PaintColor) -> String {
    func component(_ value: Double) -> String {
      let byte = Int((min(max(value, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let alpha = component(color.alpha)
    return "#\(component(color.red))\(component(color.green))\(component(color.blue))"
      + (alpha == "FF" ? "" : alpha)
  }

  func describe(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): describe(color)
    case .linearGradient(let stops, let start, let end):
      "linear(\(list(stops)) \(numbers(start))→\(numbers(end)))"
    case .radialGradient(let stops, let center, let start, let end):
      "radial(\(list(stops)) \(numbers(center)) \(numbers(start))→\(numbers(end)))"
    case .ellipticalGradient(let stops, _, let center, let start, let end):
      "elliptical(\(list(stops)) \(numbers(center)) \(numbers(start))→\(numbers(end)))"
    case .angularGradient(let stops, let center, let start, let end):
      "angular(\(list(stops)) \(numbers(center)) \(numbers(start))→\(numbers(end)))"
    case .image(let index, _, let scale): "imagePaint(\(index) ×\(numbers(scale)))"
    case .material(let radius, let tint):
      "material(\(numbers(radius)) \(describe(tint)))"
    }
  }

  private func list(_ stops: [Paint.GradientStop]) -> String {
    stops.map { "\(describe($0.color)) \(numbers($0.location))" }.joined(separator: ", ")
  }
}
