import SwiftUI

/// Symbols and images in lines of text, and texts that a renderer draws.
struct InlinePage: Page {
  static let kind = "Inline"

  var body: some View {
    Cells(columns: 2, height: 52) {
      Group {
        Cell("hierarchical") {
          Text("\(cloud.symbolRenderingMode(.hierarchical)) 21°").foregroundStyle(.blue)
        }
        Cell("palette") { Text("Done \(check)").foregroundStyle(.indigo, .teal) }
        Cell("multicolor") { Text("\(cloud) Sunny").symbolRenderingMode(.multicolor) }
        Cell("badge, slash") {
          Text("\(Image(systemName: "bell.badge")) on \(Image(systemName: "wifi.slash")) off")
        }
        Cell("variableValue 0.5") {
          Text("\(Image(systemName: "wifi", variableValue: 0.5)) Weak")
        }
        Cell("image") { Text("A \(picture) B").font(.caption) }
      }
      Group {
        Cell("symbolColorRenderingMode(.gradient)") {
          Image(systemName: "heart.fill").foregroundStyle(.red)
            .symbolColorRenderingMode(.gradient).font(.largeTitle)
        }
        Cell("symbolVariableValueMode(.draw)") {
          HStack {
            Image(systemName: "circle", variableValue: 0.3)
            Image(systemName: "wifi", variableValue: 0.5)
          }
          .symbolVariableValueMode(.draw).font(.largeTitle)
        }
        Cell("nested Markdown") { Text("***Both** one* [li**n**k](https://a.b) `c*d*`") }
        Cell("AttributedString(markdown:)") { Text(markdown) }
        Cell("textRenderer") { Text("A wave of letters").textRenderer(Wave()) }
        Cell("customAttribute") {
          (Text("Only ") + Text("this").customAttribute(Boxed()) + Text(" word"))
            .textRenderer(BoxRenderer())
        }
      }
    }
    .font(.callout)
  }

  private var cloud: Image { Image(systemName: "cloud.sun.fill") }
  private var check: Image { Image(systemName: "checkmark.circle.fill") }

  private var picture: Image {
    Image(size: CGSize(width: 24, height: 24)) { context in
      context.fill(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 24, height: 24)), with: .color(.orange))
    }
  }

  private var markdown: AttributedString {
    (try? AttributedString(markdown: "**Bold** ~~old~~ [link](https://a.b)")) ?? ""
  }
}

private struct Wave: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for (index, slice) in layout.flatMap({ $0 }).flatMap({ $0 }).enumerated() {
      var letter = ctx
      letter.translateBy(x: 0, y: 4 * sin(Double(index)))
      letter.opacity = 1 - Double(index) / 24
      letter.draw(slice)
    }
  }
}

private struct Boxed: TextAttribute {}

private struct BoxRenderer: TextRenderer {
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      if run[Boxed.self] != nil {
        let box = run.typographicBounds.rect.insetBy(dx: -2, dy: 0)
        ctx.fill(Path(roundedRect: box, cornerRadius: 4), with: .color(.yellow))
      }
      ctx.draw(run)
    }
  }
}
