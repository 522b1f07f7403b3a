import TextEngine
import ViewArchive

extension Font {
  /// Returns the face, size and line height to request in `environment`.
  func request(in environment: EnvironmentValues) -> FontRequest {
    let typeSize = environment.dynamicTypeSize
    var request: FontRequest
    switch base {
    case .style(let style, let design, let weight):
      let metrics = TypeScale.metrics(style, typeSize)
      request = FontRequest(
        size: metrics.size, weight: weight?.value ?? metrics.weight,
        lineHeight: metrics.lineHeight)
      apply(design, to: &request)
    case .system(let size, let weight, let design):
      request = FontRequest(size: Self.validSize(size), weight: weight?.value ?? 400)
      apply(design, to: &request)
    case .custom(let name, let size, let style):
      let size = Self.validSize(size)
      let factor =
        style.map {
          TypeScale.metrics($0, typeSize).size / TypeScale.metrics($0, .large).size
        } ?? 1
      request = FontRequest(family: name, size: size * factor)
    }
    for change in changes { apply(change, to: &request) }
    if environment.legibilityWeight == .bold { request.weight = min(request.weight + 200, 900) }
    request.family = request.family ?? SystemFonts.family(request.design)
    return request
  }

  private func apply(_ design: Design?, to request: inout FontRequest) {
    switch design {
    case .serif: request.design = .serif
    case .rounded: request.design = .rounded
    case .monospaced: request.design = .monospaced
    case .default: request.design = .standard
    case nil: break
    }
  }

  func apply(_ change: Change, to request: inout FontRequest) {
    switch change {
    case .weight(let weight): request.weight = weight.value
    case .width(let width): request.width = 100 * (1 + Double(width.value))
    case .bold: request.weight = max(request.weight, boldWeight)
    case .italic: request.isItalic = true
    case .monospaced: request.design = .monospaced
    case .monospacedDigit: request.hasMonospacedDigits = true
    case .smallCaps: request.hasSmallCaps = true
    case .leading(let leading):
      guard request.lineHeight > 0 else { return }
      switch leading {
      case .standard: break
      case .tight: request.lineHeight -= 2
      case .loose: request.lineHeight += 2
      }
    case .scale(let factor): resize(&request, to: request.size * factor)
    case .size(let size): resize(&request, to: size)
    }
  }

  /// The weight of bold text. Text styles up to title3 become semibold. Source: Human Interface
  /// Guidelines, "Typography", "Emphasized weight".
  private var boldWeight: Double {
    switch base {
    case .style(.largeTitle, _, _), .style(.title, _, _), .style(.title2, _, _): 700
    case .style: 600
    case .system, .custom: 700
    }
  }

  /// Changes the size, and the line height in proportion.
  private func resize(_ request: inout FontRequest, to size: CGFloat) {
    let size = Self.validSize(size)
    if request.size > 0 { request.lineHeight *= size / request.size }
    request.size = size
  }

  /// Clamps the size to 1…2000 points; a NaN or infinite size becomes body's 17.
  private static func validSize(_ size: CGFloat) -> CGFloat {
    guard size.isFinite else { return 17 }
    return min(max(size, 1), 2000)
  }
}
