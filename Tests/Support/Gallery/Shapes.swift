import SwiftUI

struct ShapesPage: Page {
  static let kind = "Shapes"

  var body: some View {
    Cells(columns: 4, height: 64) {
      Group {
        Cell("Rectangle") { Rectangle().fill(.blue) }
        Cell("RoundedRectangle") { RoundedRectangle(cornerRadius: 14).fill(.blue) }
        Cell("UnevenRoundedRectangle") {
          UnevenRoundedRectangle(topLeadingRadius: 24, bottomTrailingRadius: 24).fill(.blue)
        }
        Cell("Circle") { Circle().fill(.blue) }
        Cell("Ellipse") { Ellipse().fill(.blue) }
        Cell("Capsule") { Capsule().fill(.blue).frame(height: 30) }
        Cell("ContainerRelativeShape") { ContainerRelativeShape().fill(.blue) }
        Cell("ConcentricRectangle") {
          ConcentricRectangle().fill(.blue).padding(6)
            .background(.blue.opacity(0.3)).containerShape(.rect(cornerRadius: 18))
        }
      }
      Group {
        Cell("stroke") { Circle().stroke(.green, lineWidth: 6).padding(3) }
        Cell("strokeBorder") { Circle().strokeBorder(.green, lineWidth: 6) }
        Cell("dash") {
          Circle().stroke(
            .green, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [2, 9])
          ).padding(3)
        }
        Cell("trim") { Circle().trim(from: 0.1, to: 0.7).stroke(.green, lineWidth: 6).padding(3) }
        Cell("rotation") { Rectangle().rotation(.degrees(30)).fill(.orange).padding(12) }
        Cell("scale") { Circle().scale(0.5).fill(.orange) }
        Cell("offset") { Circle().offset(x: 10).fill(.orange).padding(8) }
        Cell("inset") { RoundedRectangle(cornerRadius: 14).inset(by: 10).fill(.orange) }
        Cell("fill and stroke") { Circle().fill(.yellow).stroke(.red, lineWidth: 3).padding(2) }
        Cell("rect(corners:)") {
          Rectangle().fill(.purple).clipShape(
            .rect(cornerRadii: .init(topLeading: 24, bottomLeading: 24)))
        }
      }
    }
  }
}

struct PathsPage: Page {
  static let kind = "Paths"

  var body: some View {
    Cells(columns: 3, height: 78) {
      Cell("lines") { Star().fill(.indigo) }
      Cell("eoFill") { Star().fill(.indigo, style: FillStyle(eoFill: true)) }
      Cell("quad curve, curve") { Wave().stroke(.indigo, lineWidth: 3) }
      Cell("arc") { Pie().fill(.indigo) }
      Cell("union") { left.union(right).fill(.teal) }
      Cell("intersection") { left.intersection(right).fill(.teal) }
      Cell("subtracting") { left.subtracting(right).fill(.teal) }
      Cell("symmetricDifference") { left.symmetricDifference(right).fill(.teal) }
      Cell("lineIntersection") {
        left.lineIntersection(right).stroke(.teal, lineWidth: 3)
      }
      Cell("lineSubtraction") { left.lineSubtraction(right).stroke(.teal, lineWidth: 3) }
      Cell("AnyShape") { AnyShape(Star()).stroke(.teal, lineWidth: 2) }
      Cell("transform") { Star().transform(.init(scaleX: 1, y: 0.5)).fill(.teal) }
    }
  }

  private var left: some Shape { Circle().offset(x: -14) }
  private var right: some Shape { Circle().offset(x: 14) }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 4 * .pi / 5 - .pi / 2
          return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        })
      path.closeSubpath()
    }
  }
}

private struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addQuadCurve(
        to: CGPoint(x: rect.midX, y: rect.midY), control: CGPoint(x: rect.width / 4, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY),
        control1: CGPoint(x: rect.width * 0.6, y: rect.maxY),
        control2: CGPoint(x: rect.width * 0.9, y: rect.maxY))
    }
  }
}

private struct Pie: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: middle)
      path.addArc(
        center: middle, radius: rect.height / 2, startAngle: .degrees(-60), endAngle: .degrees(200),
        clockwise: false)
      path.closeSubpath()
    }
  }
}
