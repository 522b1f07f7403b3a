import SwiftUI
import WidgetKit

/// A picture whose colors and edges show what an effect does.
struct Sample: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
      Image(systemName: "leaf.fill").foregroundStyle(.white)
    }
    .frame(width: 44, height: 44)
  }
}

struct EffectsPage: Page {
  static let kind = "Effects"

  var body: some View {
    Cells(columns: 4, height: 64) {
      Group {
        Cell("none") { Sample() }
        Cell("opacity") { Sample().opacity(0.4) }
        Cell("blur") { Sample().blur(radius: 3) }
        Cell("shadow") { Sample().shadow(color: .blue, radius: 4, x: 3, y: 3) }
        Cell("brightness") { Sample().brightness(0.3) }
        Cell("contrast") { Sample().contrast(2) }
        Cell("saturation") { Sample().saturation(0.2) }
        Cell("grayscale") { Sample().grayscale(1) }
      }
      Group {
        Cell("hueRotation") { Sample().hueRotation(.degrees(120)) }
        Cell("colorInvert") { Sample().colorInvert() }
        Cell("colorMultiply") { Sample().colorMultiply(.green) }
        Cell("luminanceToAlpha") { Sample().luminanceToAlpha() }
        Cell("compositingGroup") { overlapping.compositingGroup().opacity(0.5) }
        Cell("without a group") { overlapping.opacity(0.5) }
        Cell("drawingGroup") { overlapping.drawingGroup() }
        Cell("visualEffect") {
          Sample().visualEffect { content, proxy in content.offset(x: proxy.size.width / 4) }
        }
      }
    }
  }

  private var overlapping: some View {
    ZStack {
      Circle().fill(.red).frame(width: 34).offset(x: -9)
      Circle().fill(.blue).frame(width: 34).offset(x: 9)
    }
  }
}

struct BlendingPage: Page {
  static let kind = "Blend modes"
  private let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationOut", .destinationOut), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
  ]

  var body: some View {
    Cells(columns: 4, height: 52) {
      ForEach(modes, id: \.0) { name, mode in
        Cell(name) {
          ZStack {
            Circle().fill(.orange).frame(width: 34).offset(x: -9)
            Circle().fill(.blue).frame(width: 34).offset(x: 9).blendMode(mode)
          }
          .compositingGroup()
        }
      }
    }
  }
}

struct TransformsPage: Page {
  static let kind = "Transforms"

  var body: some View {
    Cells(columns: 3, height: 78) {
      Cell("rotationEffect") { Sample().rotationEffect(.degrees(20)) }
      Cell("rotationEffect(anchor:)") {
        Sample().rotationEffect(.degrees(20), anchor: .bottomTrailing)
      }
      Cell("scaleEffect") { Sample().scaleEffect(0.6) }
      Cell("scaleEffect(x:y:)") { Sample().scaleEffect(x: -1, y: 0.6) }
      Cell("transformEffect") {
        Sample().transformEffect(.init(a: 1, b: 0, c: 0.4, d: 1, tx: 0, ty: 0))
      }
      Cell("rotation3DEffect") {
        Sample().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      }
      Cell("projectionEffect") {
        Sample().projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.2)))
      }
      Cell("offset") { Sample().offset(x: 20) }
      Cell("GeometryEffect") { Sample().modifier(Skew()) }
    }
  }
}

private struct Skew: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0.3, c: 0, d: 1, tx: 0, ty: 0))
  }
}

struct LayersPage: Page {
  static let kind = "Layers"

  var body: some View {
    Cells(columns: 3, height: 78) {
      Group {
        Cell("background") { Text("Text").padding(8).background(.yellow, in: .capsule) }
        Cell("background(alignment:)") {
          Sample().background(alignment: .topLeading) {
            Circle().fill(.red).frame(width: 20).offset(x: -10)
          }
        }
        Cell("overlay") {
          Sample().overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 14) }
        }
        Cell("mask") { Sample().mask { Image(systemName: "star.fill").font(.largeTitle) } }
        Cell("clipShape") { Sample().clipShape(.circle) }
        Cell("clipped") { Sample().frame(width: 44, height: 20).clipped() }
      }
      Group {
        Cell("cornerRadius") { Sample().cornerRadius(12) }
        Cell("containerShape") {
          Sample().clipShape(ContainerRelativeShape()).containerShape(.rect(cornerRadius: 16))
        }
        Cell("hidden") {
          HStack {
            Sample().hidden()
            Text("Beside")
          }.font(.caption)
        }
        Cell("AccessoryWidgetBackground") { AccessoryWidgetBackground().clipShape(.circle) }
        Cell("colorScheme") {
          Text("Dark").padding(6).background(.background).environment(\.colorScheme, .dark)
        }
        Cell("layoutDirection") {
          HStack {
            Image(systemName: "arrow.forward")
            Text("RTL")
          }
          .environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
  }
}

struct RedactionPage: Page {
  static let kind = "Redaction"

  var body: some View {
    Cells(columns: 2, height: 78) {
      Cell("none") { content }
      Cell("redacted(.placeholder)") { content.redacted(reason: .placeholder) }
      Cell("redacted(.privacy)") { content.privacySensitive().redacted(reason: .privacy) }
      Cell("unredacted") { content.unredacted().redacted(reason: .placeholder) }
      Cell("redacted image") { Sample().redacted(reason: .placeholder) }
      Cell("redacted gauge") {
        Gauge(value: 0.5) { Text("Gauge") }.gaugeStyle(.accessoryCircularCapacity)
          .redacted(reason: .placeholder)
      }
      Cell("redacted toggle") {
        Toggle("Toggle", isOn: true, intent: TapIntent()).redacted(reason: .placeholder)
      }
    }
  }

  private var content: some View {
    HStack {
      Image(systemName: "sun.max.fill")
      VStack(alignment: .leading) {
        Text("Sunny").font(.headline)
        Text("21 degrees").font(.caption)
      }
    }
  }
}
