import SwiftUI
import WidgetKit

/// A loaf as seen from above. On a tinted Home Screen, which shows opaque colors alike, the cuts
/// are holes in the crust.
struct LoafPicture: View {
  @Environment(\.widgetRenderingMode) private var renderingMode
  let loaf: Loaf

  var body: some View {
    ZStack {
      LoafShape(path: loaf.outline).subtracting(LoafShape(path: loaf.cuts))
        .fill(LinearGradient(colors: [.crust, .darkCrust], startPoint: .top, endPoint: .bottom))
        .widgetAccentable()
      if renderingMode == .fullColor {
        LoafShape(path: loaf.cuts).fill(Color(red: 1, green: 0.91, blue: 0.72))
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .accessibilityHidden(true)
  }
}

/// Fits a path of the unit square.
private struct LoafShape: Shape {
  let path: Path

  func path(in rect: CGRect) -> Path {
    path.applying(
      CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .scaledBy(x: rect.width, y: rect.height))
  }
}

extension Loaf {
  fileprivate var outline: Path {
    switch self {
    case .country: Path(ellipseIn: CGRect(x: 0.03, y: 0.06, width: 0.94, height: 0.88))
    case .baguette:
      Path(roundedRect: CGRect(x: -0.1, y: 0.34, width: 1.2, height: 0.32), cornerRadius: 0.16)
        .applying(.tilt)
    case .focaccia:
      Path(roundedRect: CGRect(x: 0.05, y: 0.1, width: 0.9, height: 0.8), cornerRadius: 0.2)
    }
  }

  fileprivate var cuts: Path {
    switch self {
    case .country: slashes(at: [0.3, 0.5, 0.7], from: 0.7, to: 0.3)
    case .baguette: slashes(at: [0.08, 0.36, 0.64, 0.92], from: 0.59, to: 0.41).applying(.tilt)
    case .focaccia:
      Path { path in
        for (x, y) in [
          (0.28, 0.32), (0.62, 0.28), (0.45, 0.5), (0.74, 0.56), (0.28, 0.7), (0.6, 0.74),
        ] {
          path.addEllipse(in: CGRect(x: x - 0.05, y: y - 0.05, width: 0.1, height: 0.1))
        }
      }
    }
  }

  private func slashes(at positions: [Double], from bottom: Double, to top: Double) -> Path {
    Path { path in
      for x in positions {
        path.move(to: CGPoint(x: x - 0.06, y: bottom))
        path.addLine(to: CGPoint(x: x + 0.06, y: top))
      }
    }
    .strokedPath(StrokeStyle(lineWidth: 0.06, lineCap: .round))
  }
}

extension CGAffineTransform {
  fileprivate static let tilt = CGAffineTransform(translationX: 0.5, y: 0.5)
    .rotated(by: -.pi / 4)
    .translatedBy(x: -0.5, y: -0.5)
}

/// The color of buttons and progress: dark enough on a light background.
struct Ember: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .orange : Color(red: 0.56, green: 0.24, blue: 0.02)
  }
}

extension Color {
  fileprivate static let crust = Color(red: 0.87, green: 0.55, blue: 0.22)
  fileprivate static let darkCrust = Color(red: 0.68, green: 0.36, blue: 0.12)
}

#Preview("Picture", traits: .sizeThatFitsLayout, arguments: Loaf.allCases) { loaf in
  LoafPicture(loaf: loaf).frame(width: 96).padding()
}
