import Foundation
import ViewArchive

/// A conic gradient, computed per pixel because Cairo has none.
struct AngularGradient {
  private static let tableSize = 1024

  let start: Double
  let end: Double
  /// `tableSize` premultiplied colours, from the start angle to the end angle.
  private let table: [UInt32]

  init(stops: [Paint.GradientStop], start: Double, end: Double) {
    self.start = start.clamped(to: -1e4...1e4)
    self.end = end.clamped(to: -1e4...1e4)
    var stops = stops.sorted { $0.location < $1.location }
    if stops.isEmpty { stops = [Paint.GradientStop(color: .clear, location: 0)] }
    var next = 0
    table = (0..<Self.tableSize).map { index in
      let location = Double(index) / Double(Self.tableSize - 1)
      while next < stops.count, stops[next].location <= location { next += 1 }
      guard next > 0 else { return Self.pixel(stops[0].color) }
      guard next < stops.count else { return Self.pixel(stops[next - 1].color) }
      let (low, high) = (stops[next - 1], stops[next])
      let part = (location - low.location) / (high.location - low.location)
      func mix(_ component: KeyPath<PaintColor, Double>) -> Double {
        low.color[keyPath: component]
          + (high.color[keyPath: component] - low.color[keyPath: component]) * part
      }
      return Self.pixel(
        PaintColor(
          red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
    }
  }

  private static func pixel(_ color: PaintColor) -> UInt32 {
    let alpha = color.alpha.clamped(to: 0...1)
    func byte(_ value: Double) -> UInt32 {
      UInt32((value.clamped(to: 0...1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
      | byte(color.blue)
  }

  /// Fills `region`. `toGradient` converts pixels to coordinates relative to the centre.
  func fill(_ region: PixelRegion, toGradient: AffineMatrix) {
    let length = end - start
    let turn = 2 * Double.pi
    let isWhole = abs(length) >= turn - 1e-9
    let gap = turn - abs(length)
    table.withUnsafeBufferPointer { table in
      for y in 0..<region.height {
        let row = UnsafeMutableRawPointer(region.base + y * region.stride)
          .assumingMemoryBound(to: UInt32.self)
        let v = Double(y) + 0.5
        for x in 0..<region.width {
          let u = Double(x) + 0.5
          let dx = toGradient.a * u + toGradient.c * v + toGradient.tx
          let dy = toGradient.b * u + toGradient.d * v + toGradient.ty
          var angle = Self.angle(dx, dy) - start
          if length < 0 { angle = -angle }
          angle -= (angle / turn).rounded(.down) * turn
          var part = abs(length) < 1e-9 ? 1 : angle / abs(length)
          if isWhole {
            // Of several turns, the last one is visible.
            let rest = abs(length) - turn
            part = (angle + (rest / turn).rounded(.down) * turn) / abs(length)
          } else if part > 1, angle - abs(length) > gap / 2 {
            part = 0
          }
          row[x] = table[min(max(Int(part * Double(Self.tableSize - 1) + 0.5), 0), 1023)]
        }
      }
    }
  }

  /// The arctangent of y / x, by a polynomial with an error below 0.00001. The C library's result
  /// can differ in its last bits between machines; pictures must not.
  static func angle(_ x: Double, _ y: Double) -> Double {
    let (ax, ay) = (abs(x), abs(y))
    let high = max(ax, ay)
    guard high > 0 else { return 0 }
    let t = min(ax, ay) / high
    let s = t * t
    var result =
      ((((-0.0464964749 * s + 0.15931422) * s - 0.327622764) * s) * t + t)
    // Refines the estimate once: tan(result) must be t.
    let (sine, cosine) = sineAndCosine(result)
    result += (t * cosine - sine) / (cosine + t * sine)
    if ay > ax { result = .pi / 2 - result }
    if x < 0 { result = .pi - result }
    return y < 0 ? -result : result
  }

  /// For angles from 0 to π/4.
  private static func sineAndCosine(_ x: Double) -> (Double, Double) {
    let s = x * x
    let sine = x * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72))))
    let cosine = 1 - s / 2 * (1 - s / 12 * (1 - s / 30 * (1 - s / 56)))
    return (sine, cosine)
  }
}
