import SwiftUI

struct ColorsPage: Page {
  static let kind = "Colors"
  private let colors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint),
    ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple),
    ("pink", .pink), ("brown", .brown), ("gray", .gray), ("white", .white), ("black", .black),
    ("primary", .primary), ("secondary", .secondary), ("accentColor", .accentColor),
    ("opacity", .red.opacity(0.4)), ("mix", .red.mix(with: .blue, by: 0.5)),
    ("uiColor: systemFill", Color(uiColor: .systemFill)),
    ("hue:", Color(hue: 0.8, saturation: 0.6, brightness: 0.9)),
    ("displayP3", Color(.displayP3, red: 1, green: 0.2, blue: 0)), ("white:", Color(white: 0.6)),
  ]

  var body: some View {
    Cells(columns: 4, height: 52) {
      ForEach(colors, id: \.0) { name, color in
        Cell(name) { RoundedRectangle(cornerRadius: 8).fill(color) }
      }
    }
  }
}

struct StylesPage: Page {
  static let kind = "Styles"

  var body: some View {
    Cells(columns: 4, height: 64) {
      Group {
        Cell("linearGradient") {
          swatch(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        }
        Cell("radialGradient") {
          swatch(.radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 40))
        }
        Cell("angularGradient") {
          swatch(
            .angularGradient(
              colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(360)))
        }
        Cell("conicGradient") { swatch(.conicGradient(colors: colors, center: .center)) }
        Cell("ellipticalGradient") { swatch(.ellipticalGradient(colors: colors)) }
        Cell("MeshGradient") {
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .yellow, .blue, .green])
        }
        Cell("Color.gradient") { swatch(.blue.gradient) }
        Cell("shadow(.drop)") { swatch(.white.shadow(.drop(radius: 3, y: 2))).padding(6) }
      }
      Group {
        Cell("primary") { swatch(.primary) }
        Cell("secondary") { swatch(.secondary) }
        Cell("tertiary") { swatch(.tertiary) }
        Cell("quaternary") { swatch(.quaternary) }
        Cell("tint") { swatch(.tint).tint(.orange) }
        Cell("fill") { swatch(.fill) }
        Cell("separator") { swatch(.separator) }
        Cell("placeholder") { swatch(.placeholder) }
        Cell("link") { swatch(.link) }
        Cell("background.secondary") { swatch(.background.secondary) }
        Cell("backgroundStyle") { swatch(.background).backgroundStyle(.mint) }
        Cell("selection") { swatch(.selection) }
      }
    }
  }

  private let colors: [Color] = [.pink, .orange, .yellow]

  private func swatch(_ style: some ShapeStyle) -> some View {
    RoundedRectangle(cornerRadius: 8).fill(style)
  }
}

struct GlassPage: Page {
  static let kind = "Glass and materials"

  var body: some View {
    Cells(columns: 3, height: 62) {
      Cell("ultraThinMaterial") { pane(.ultraThinMaterial) }
      Cell("thinMaterial") { pane(.thinMaterial) }
      Cell("regularMaterial") { pane(.regularMaterial) }
      Cell("thickMaterial") { pane(.thickMaterial) }
      Cell("ultraThickMaterial") { pane(.ultraThickMaterial) }
      Cell("bar") { pane(.bar) }
      Cell("glassEffect") { stripes.overlay { Text("Glass").padding(8).glassEffect() } }
      Cell("glassEffect(in:)") {
        stripes.overlay { Text("Glass").padding(8).glassEffect(in: .rect(cornerRadius: 8)) }
      }
      Cell("tint") {
        stripes.overlay { Text("Glass").padding(8).glassEffect(.regular.tint(.orange)) }
      }
      Cell("GlassEffectContainer") {
        stripes.overlay {
          GlassEffectContainer {
            HStack { ForEach(0..<2) { _ in Image(systemName: "star").padding(8).glassEffect() } }
          }
        }
      }
      Cell("buttonStyle(.glass)") {
        stripes.overlay { Button("Glass", intent: TapIntent()).buttonStyle(.glass) }
      }
      Cell("buttonStyle(.glassProminent)") {
        stripes.overlay { Button("Glass", intent: TapIntent()).buttonStyle(.glassProminent) }
      }
    }
  }

  private var stripes: some View {
    HStack(spacing: 0) {
      ForEach([Color.red, .yellow, .green, .blue], id: \.self) { $0 }
    }
  }

  private func pane(_ style: some ShapeStyle) -> some View {
    stripes.overlay {
      Text("Aa").frame(maxWidth: .infinity, maxHeight: .infinity).background(style).padding(8)
    }
  }
}
