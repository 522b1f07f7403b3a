import SwiftUI

struct SymbolsPage: Page {
  static let kind = "Symbols"

  var body: some View {
    Cells(columns: 4, height: 52) {
      Group {
        Cell("Label") { Label("Rain", systemImage: "cloud.rain").font(.caption) }
        Cell(".iconOnly") { Label("Rain", systemImage: "cloud.rain").labelStyle(.iconOnly) }
        Cell(".titleOnly") { Label("Rain", systemImage: "cloud.rain").labelStyle(.titleOnly) }
        Cell("monochrome") { symbol.symbolRenderingMode(.monochrome) }
        Cell("hierarchical") { symbol.symbolRenderingMode(.hierarchical) }
        Cell("palette") { symbol.symbolRenderingMode(.palette).foregroundStyle(.blue, .yellow) }
        Cell("multicolor") { symbol.symbolRenderingMode(.multicolor) }
        Cell("imageScale") { symbol.imageScale(.large) }
      }
      Group {
        Cell("heart") { Image(systemName: "heart") }
        Cell("symbolVariant(.fill)") { Image(systemName: "heart").symbolVariant(.fill) }
        Cell("symbolVariant(.circle)") { Image(systemName: "heart").symbolVariant(.circle) }
        Cell("symbolVariant(.slash)") { Image(systemName: "heart").symbolVariant(.slash) }
        Cell("variableValue 0.5") { Image(systemName: "wifi", variableValue: 0.5) }
        Cell("variableValue 1") { Image(systemName: "wifi", variableValue: 1) }
        Cell("fontWeight") { Image(systemName: "heart").fontWeight(.black) }
        Cell("badge") { Image(systemName: "calendar.badge.plus") }
      }
      Group {
        Cell("arrow.forward") { Image(systemName: "arrow.forward") }
        Cell("figure.walk") { Image(systemName: "figure.walk") }
        Cell("gearshape.fill") { Image(systemName: "gearshape.fill") }
        Cell("checkmark.circle.fill") { Image(systemName: "checkmark.circle.fill") }
        Cell("battery.75percent") { Image(systemName: "battery.75percent") }
        Cell("bolt.fill") { Image(systemName: "bolt.fill").foregroundStyle(.yellow) }
        Cell("person.2.fill") { Image(systemName: "person.2.fill") }
        Cell("tram.fill") { Image(systemName: "tram.fill") }
      }
    }
    .font(.title2)
  }

  private var symbol: Image { Image(systemName: "cloud.sun.fill") }
}

struct ImagesPage: Page {
  static let kind = "Images"

  var body: some View {
    Cells(columns: 3, height: 78) {
      Cell("Image(size:renderer:)") { picture }
      Cell("resizable") { picture.resizable() }
      Cell("scaledToFit") { picture.resizable().scaledToFit() }
      Cell("scaledToFill") {
        picture.resizable().scaledToFill().frame(width: 90, height: 40).clipped()
      }
      Cell("resizingMode: .tile") { picture.resizable(resizingMode: .tile) }
      Cell("capInsets") {
        picture.resizable(capInsets: EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12))
      }
      Cell("aspectRatio") { picture.resizable().aspectRatio(2, contentMode: .fit) }
      Cell("clipShape") { picture.resizable().scaledToFit().clipShape(.circle) }
      Cell("template") { picture.renderingMode(.template).foregroundStyle(.purple) }
      Cell("interpolation(.none)") { picture.interpolation(.none).resizable().scaledToFit() }
      Cell("ImagePaint") { Rectangle().fill(ImagePaint(image: picture, scale: 0.5)) }
    }
  }

  private var picture: Image {
    Image(size: CGSize(width: 36, height: 36)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 36, height: 36)), with: .color(.orange))
      context.fill(Path(ellipseIn: CGRect(x: 6, y: 6, width: 24, height: 24)), with: .color(.white))
      context.fill(Path(CGRect(x: 18, y: 0, width: 18, height: 18)), with: .color(.indigo))
    }
  }
}

struct CanvasPage: Page {
  static let kind = "Canvas"

  var body: some View {
    Cells(columns: 2, height: 108) {
      Cell("fill, stroke") {
        Canvas { context, size in
          let bounds = CGRect(origin: .zero, size: size).insetBy(dx: 10, dy: 10)
          context.fill(Path(ellipseIn: bounds), with: .color(.teal))
          context.stroke(
            Path(bounds), with: .color(.red), style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
        }
      }
      Cell("gradients") {
        Canvas { context, size in
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .radialGradient(
              Gradient(colors: [.yellow, .orange, .purple]), center: middle, startRadius: 0,
              endRadius: 70))
        }
      }
      Cell("text, images") {
        Canvas { context, size in
          let middle = CGPoint(x: size.width / 2, y: size.height / 2)
          context.draw(Text("Canvas").font(.title2).bold(), at: middle)
          context.draw(Image(systemName: "star.fill"), at: CGPoint(x: middle.x, y: 14))
        }
      }
      Cell("symbols") {
        Canvas { context, size in
          guard let leaf = context.resolveSymbol(id: 0) else { return }
          for index in 0..<5 {
            context.draw(leaf, at: CGPoint(x: 20 + 26 * index, y: 20 + 14 * index))
          }
        } symbols: {
          Image(systemName: "leaf.fill").foregroundStyle(.green).tag(0)
        }
      }
      Cell("clip, opacity, rotate") {
        Canvas { context, size in
          context.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
          context.opacity = 0.6
          for index in 0..<6 {
            var layer = context
            layer.translateBy(x: size.width / 2, y: size.height / 2)
            layer.rotate(by: .degrees(Double(index) * 30))
            layer.fill(Path(CGRect(x: -90, y: -6, width: 180, height: 12)), with: .color(.pink))
          }
        }
      }
      Cell("filters, blendMode") {
        Canvas { context, size in
          context.addFilter(.shadow(color: .black.opacity(0.5), radius: 4, y: 3))
          context.fill(
            Path(roundedRect: CGRect(x: 30, y: 14, width: 60, height: 60), cornerRadius: 12),
            with: .color(.mint))
          context.blendMode = .multiply
          context.fill(
            Path(ellipseIn: CGRect(x: 60, y: 24, width: 60, height: 60)), with: .color(.orange))
        }
      }
    }
  }
}
