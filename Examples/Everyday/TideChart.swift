import SwiftUI

/// The water level over twelve hours as a curve, with a mark at the current time.
struct TideChart: View {
  let start: Date

  private static let hours = 12.0
  /// The fraction of the chart before the current time.
  private static let past = 0.25

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack(alignment: .topLeading) {
        TideCurve(start: chartStart, hours: Self.hours, isClosed: true)
          .fill(
            LinearGradient(
              colors: [.white.opacity(0.45), .white.opacity(0.05)], startPoint: .top,
              endPoint: .bottom))
        TideCurve(start: chartStart, hours: Self.hours, isClosed: false)
          .stroke(.white, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
        Circle()
          .fill(.white)
          .frame(width: 11, height: 11)
          .shadow(color: .black.opacity(0.3), radius: 3)
          .position(
            x: size.width * Self.past,
            y: size.height * TideCurve.fraction(Tide.height(at: start)))
      }
    }
  }

  private var chartStart: Date { start.addingTimeInterval(-Self.hours * 3600 * Self.past) }
}

struct TideCurve: Shape {
  let start: Date
  let hours: Double
  let isClosed: Bool

  /// The vertical position of a water level: 0 at the top, 1 at the bottom.
  static func fraction(_ height: Double) -> Double {
    1 - min(max(height / 5.2, 0), 1)
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let steps = 48
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let date = start.addingTimeInterval(part * hours * 3600)
      let point = CGPoint(
        x: rect.minX + rect.width * part,
        y: rect.minY + rect.height * Self.fraction(Tide.height(at: date)))
      if step == 0 {
        path.move(to: point)
      } else {
        path.addLine(to: point)
      }
    }
    if isClosed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}
