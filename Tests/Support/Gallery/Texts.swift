import SwiftUI

struct FontsPage: Page {
  static let kind = "Fonts"

  var body: some View {
    Cells(columns: 3, height: 37) {
      Group {
        Cell("largeTitle") { Text("Title").font(.largeTitle) }
        Cell("title") { Text("Title").font(.title) }
        Cell("title2") { Text("Title").font(.title2) }
        Cell("title3") { Text("Title").font(.title3) }
        Cell("headline") { Text("Headline").font(.headline) }
        Cell("subheadline") { Text("Subheadline").font(.subheadline) }
        Cell("body") { Text("Body").font(.body) }
        Cell("callout") { Text("Callout").font(.callout) }
        Cell("footnote") { Text("Footnote").font(.footnote) }
        Cell("caption") { Text("Caption").font(.caption) }
        Cell("caption2") { Text("Caption 2").font(.caption2) }
        Cell("ultraLight") { Text("Weight").fontWeight(.ultraLight) }
      }
      Group {
        Cell("semibold") { Text("Weight").fontWeight(.semibold) }
        Cell("black") { Text("Weight").fontWeight(.black) }
        Cell("fontDesign(.serif)") { Text("Serif").fontDesign(.serif) }
        Cell("fontDesign(.rounded)") { Text("Rounded").fontDesign(.rounded) }
        Cell("monospaced") { Text("let x = 1").monospaced() }
        Cell("monospacedDigit") { Text("11:11").monospacedDigit() }
        Cell("smallCaps") { Text("Small Caps").font(.body.smallCaps()) }
        Cell("italic") { Text("Italic").italic() }
        Cell("bold") { Text("Bold").bold() }
        Cell("leading(.tight)") { Text("Two\nlines").font(.system(size: 9).leading(.tight)) }
        Cell("leading(.loose)") { Text("Two\nlines").font(.system(size: 9).leading(.loose)) }
      }
    }
  }
}

struct TextPage: Page {
  static let kind = "Text"
  private let pangram = "The quick brown fox jumps over the lazy dog"

  var body: some View {
    Cells(columns: 3, height: 44) {
      Group {
        Cell("underline") { Text("Underline").underline() }
        Cell("underline(pattern:)") { Text("Dots").underline(pattern: .dot, color: .red) }
        Cell("strikethrough") { Text("Strike").strikethrough(color: .red) }
        Cell("kerning") { Text("Kerning").kerning(3) }
        Cell("tracking") { Text("Tracking").tracking(-1) }
        Cell("baselineOffset") { Text("H\(Text("2").baselineOffset(-4).font(.caption))O") }
        Cell("textCase") { Text("Upper").textCase(.uppercase) }
        Cell("textScale") { Text("Secondary").textScale(.secondary) }
        Cell("lineLimit") { Text(pangram).font(.caption).lineLimit(1) }
        Cell("truncationMode") { Text(pangram).font(.caption).lineLimit(1).truncationMode(.middle) }
        Cell("minimumScaleFactor") { Text(pangram).lineLimit(1).minimumScaleFactor(0.3) }
        Cell("lineSpacing") { Text("Two\nlines").font(.system(size: 9)).lineSpacing(6) }
      }
      Group {
        Cell("lineHeight") { Text("Two\nlines").font(.system(size: 9)).lineHeight(.loose) }
        Cell("multilineTextAlignment") {
          Text("Aligned\nto the trailing edge").font(.caption2).multilineTextAlignment(.trailing)
        }
        Cell("allowsTightening") {
          Text(pangram).font(.caption2).lineLimit(2).allowsTightening(true)
        }
        Cell("foregroundStyle") {
          Text("Gradient").bold().foregroundStyle(
            .linearGradient(
              colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
        }
        Cell("Markdown") { Text("**Bold**, *italic*, `code`").font(.caption) }
        Cell("AttributedString") { Text(attributed).font(.caption) }
        Cell("+") { Text("Red ").foregroundColor(.red) + Text("blue").foregroundColor(.blue) }
        Cell("symbol in text") { Text("\(Image(systemName: "sun.max.fill")) 21°") }
        Cell("dynamicTypeSize") { Text("xSmall").dynamicTypeSize(.xSmall) }
      }
    }
  }

  private var attributed: AttributedString {
    var text = AttributedString("Attributed")
    text.foregroundColor = .teal
    text.underlineStyle = .single
    return text
  }
}

struct FormatsPage: Page {
  static let kind = "Formats"
  private let now = Date.now

  var body: some View {
    Cells(columns: 2, height: 37) {
      Group {
        Cell("style: .date") { Text(now, style: .date) }
        Cell("style: .time") { Text(now, style: .time) }
        Cell("style: .relative") { Text(now.addingTimeInterval(3_700), style: .relative) }
        Cell("style: .offset") { Text(now.addingTimeInterval(3_700), style: .offset) }
        Cell("style: .timer") { Text(now.addingTimeInterval(754), style: .timer) }
        Cell("timerInterval") { Text(timerInterval: now...now.addingTimeInterval(754)) }
        Cell("date range") { Text(now...now.addingTimeInterval(7_200)) }
        Cell("DateInterval") { Text(DateInterval(start: now, duration: 7_200)) }
      }
      Group {
        Cell("dateTime") { Text(now, format: .dateTime.weekday(.wide).day().month()) }
        Cell("number") { Text(1_234.5, format: .number) }
        Cell("percent") { Text(0.42, format: .percent) }
        Cell("currency") { Text(9.99, format: .currency(code: "EUR")) }
        Cell("Measurement") {
          Text(
            Measurement(value: 21, unit: UnitTemperature.celsius),
            format: .measurement(width: .narrow))
        }
        Cell("byteCount") { Text(Int64(1_500_000), format: .byteCount(style: .file)) }
        Cell("list") { Text(["Salt", "Bread", "Tea"], format: .list(type: .and)) }
        Cell("Duration") {
          Text(Duration.seconds(5_025), format: .time(pattern: .hourMinuteSecond))
        }
      }
    }
    .font(.callout)
    .lineLimit(1)
    .minimumScaleFactor(0.5)
  }
}
