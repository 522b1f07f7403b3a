import SwiftUI
import Testing

/// A value that can be created more than once.
struct EqualityCase<Value: Equatable>: Sendable {
  let name: String
  let make: @Sendable @MainActor () -> Value

  init(_ name: String, _ make: @escaping @Sendable @MainActor () -> Value) {
    self.name = name
    self.make = make
  }
}

/// Texts and keys are compared by their values.
@MainActor
@Suite struct TextEqualityTests {
  /// Texts that differ from each other.
  nonisolated private static let texts: [EqualityCase<Text>] = [
    EqualityCase("verbatim") { Text(verbatim: "a") },
    EqualityCase("other characters") { Text(verbatim: "b") },
    EqualityCase("key") { Text("a") },
    EqualityCase("table") { Text("a", tableName: "Other") },
    EqualityCase("bundle") { Text("a", bundle: .main) },
    EqualityCase("resource") { Text(LocalizedStringResource("a")) },
    EqualityCase("attributed") { Text(AttributedString("a")) },
    EqualityCase("attributed with font") {
      var string = AttributedString("a")
      string[AttributeScopes.SwiftUIAttributes.FontAttribute.self] = Font.body
      return Text(string)
    },
    EqualityCase("format") {
      Text(0.5, format: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")))
    },
    EqualityCase("other format") {
      Text(
        0.5, format: FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US")))
    },
    EqualityCase("interpolated number") { Text("\(1) of \(2)") },
    EqualityCase("other number") { Text("\(1) of \(3)") },
    EqualityCase("interpolated text") { Text("\(Text("a").bold()) of \(2)") },
    EqualityCase("interpolated text, other style") { Text("\(Text("a").italic()) of \(2)") },
    EqualityCase("symbol") { Text(Image(systemName: "star")) },
    EqualityCase("other symbol") { Text(Image(systemName: "circle")) },
    EqualityCase("image in template mode") {
      Text(Image(systemName: "star").renderingMode(.template))
    },
    EqualityCase("relative date") { Text(Archiving.now, style: .relative) },
    EqualityCase("timer") { Text(Archiving.now, style: .timer) },
    EqualityCase("other date") { Text(Archiving.now + 1, style: .timer) },
    EqualityCase("date range") { Text(Archiving.now...Archiving.now + 60) },
    EqualityCase("timer interval") {
      Text(timerInterval: Archiving.now...Archiving.now + 60, countsDown: false)
    },
    EqualityCase("joined to the left") { (Text("a") + Text("b")) + Text("c") },
    EqualityCase("joined to the right") { Text("a") + (Text("b") + Text("c")) },
    EqualityCase("joined, inner style") { (Text("a") + Text("b").bold()) + Text("c") },
    EqualityCase("font") { Text("a").font(.body) },
    EqualityCase("other font") { Text("a").font(.title) },
    EqualityCase("weight") { Text("a").fontWeight(.heavy) },
    EqualityCase("bold") { Text("a").bold() },
    EqualityCase("bold italic") { Text("a").bold().italic() },
    EqualityCase("italic bold") { Text("a").italic().bold() },
    EqualityCase("tracking") { Text("a").tracking(1) },
    EqualityCase("baseline") { Text("a").baselineOffset(1) },
    EqualityCase("underline") { Text("a").underline() },
    EqualityCase("dotted underline") { Text("a").underline(pattern: .dot) },
    EqualityCase("red underline") { Text("a").underline(color: .red) },
    EqualityCase("strikethrough") { Text("a").strikethrough() },
    EqualityCase("scale") { Text("a").textScale(.secondary) },
    EqualityCase("label") { Text("a").accessibilityLabel("b") },
    EqualityCase("other label") { Text("a").accessibilityLabel("c") },
  ]

  /// The same text in styles that differ from each other.
  nonisolated private static let styles: [EqualityCase<Text>] = [
    styled("red", Color.red),
    styled("blue", Color.blue),
    styled("custom color", Color(red: 0.1, green: 0.2, blue: 0.3)),
    styled("half red", Color.red.opacity(0.5)),
    styled("shade", Color.red.gradient),
    styled("primary", HierarchicalShapeStyle.primary),
    styled("secondary", HierarchicalShapeStyle.secondary),
    styled("tint", TintShapeStyle()),
    styled("foreground", ForegroundStyle()),
    styled("linear", linear(.bottom)),
    styled("linear, other end", linear(.trailing)),
    styled(
      "radial", RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 9)),
    styled(
      "radial, other radius",
      RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 8)),
    styled("elliptical", EllipticalGradient(colors: [.red, .blue])),
    styled("elliptical, other center", EllipticalGradient(colors: [.red, .blue], center: .top)),
    styled("angular", AngularGradient(colors: [.red], center: .center)),
    styled(
      "angular, other angle",
      AngularGradient(colors: [.red], center: .center, angle: .degrees(90))),
    styled("mesh", mesh(.red)),
    styled("mesh, other color", mesh(.green)),
    styled("image", ImagePaint(image: Image("a"))),
    styled("other image", ImagePaint(image: Image("b"))),
    styled("image, other scale", ImagePaint(image: Image("a"), scale: 2)),
    styled("material", Material.thin),
    styled("second level", ForegroundStyle().secondary),
    styled("third level", ForegroundStyle().tertiary),
    styled("opacity", TintShapeStyle().opacity(0.5)),
    styled("other opacity", TintShapeStyle().opacity(0.25)),
    styled("opacity of another style", ForegroundStyle().opacity(0.5)),
    styled("blend", ForegroundStyle().blendMode(.multiply)),
    styled("other blend", ForegroundStyle().blendMode(.screen)),
    styled("shadow", ForegroundStyle().shadow(.drop(radius: 1))),
    styled("bounds", Color.red.in(CGRect(x: 0, y: 0, width: 1, height: 1))),
    styled("other bounds", Color.red.in(CGRect(x: 0, y: 0, width: 2, height: 1))),
    styled("erased", AnyShapeStyle(Color.green)),
    styled("author's style", AuthorStyle(level: 1)),
    styled("author's style, other value", AuthorStyle(level: 2)),
  ]

  nonisolated private static func styled<S: ShapeStyle>(
    _ name: String, _ style: @autoclosure @escaping @Sendable () -> S
  ) -> EqualityCase<Text> {
    EqualityCase(name) { Text("a").foregroundStyle(style()) }
  }

  nonisolated private static func linear(_ end: UnitPoint) -> LinearGradient {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: end)
  }

  nonisolated private static func mesh(_ color: Color) -> MeshGradient {
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [color, .red, .red, .red])
  }

  nonisolated private static let keys: [EqualityCase<LocalizedStringKey>] = [
    EqualityCase("literal") { "a" },
    EqualityCase("other literal") { "b" },
    EqualityCase("integer") { "a \(1)" },
    EqualityCase("other integer") { "a \(2)" },
    EqualityCase("real") { "a \(1.0)" },
    EqualityCase("specifier") { "a \(1.0, specifier: "%.1f")" },
    EqualityCase("string") { "a \("1")" },
    EqualityCase("text") { "a \(Text("1"))" },
    EqualityCase("bold text") { "a \(Text("1").bold())" },
    EqualityCase("symbol") { "a \(Image(systemName: "star"))" },
    EqualityCase("date") { "a \(Archiving.now, style: .timer)" },
  ]

  @Test func textsAreEqualIfTheirValuesAre() { check(Self.texts) }

  @Test func stylesOfTextsAreEqualIfTheirValuesAre() { check(Self.styles) }

  @Test func keysAreEqualIfTheirValuesAre() { check(Self.keys) }

  /// Each value equals a second one from the same case, and no value of another case.
  private func check<Value: Equatable>(_ cases: [EqualityCase<Value>]) {
    for (index, left) in cases.enumerated() {
      for (otherIndex, right) in cases.enumerated() {
        #expect(
          (left.make() == right.make()) == (index == otherIndex), "\(left.name), \(right.name)")
      }
    }
  }

  @Test func imagesFromDataOfEqualLengthDiffer() throws {
    #expect(try Text(image(ending: 0)) == Text(image(ending: 0)))
    #expect(try Text(image(ending: 0)) != Text(image(ending: 1)))
  }

  /// An image of one pixel, from a PNG header and one more byte.
  private func image(ending byte: UInt8) throws -> Image {
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
      0, 0, 0, 1, byte,
    ]
    return Image(uiImage: try #require(UIImage(data: Data(header))))
  }

  @Test func styleThatCannotBeComparedEqualsItsCopies() {
    let text: Text = Text("a").foregroundStyle(OpaqueStyle { .red })
    let copy = text
    #expect(text == copy)
    #expect(text != Text("a").foregroundStyle(OpaqueStyle { .red }))
  }
}

private struct AuthorStyle: ShapeStyle, Equatable {
  let level: Int

  func resolve(in environment: EnvironmentValues) -> Color { .red.opacity(1 / Double(level)) }
}

/// A style whose only value is a closure.
private struct OpaqueStyle: ShapeStyle {
  let color: @Sendable () -> Color

  func resolve(in environment: EnvironmentValues) -> Color { color() }
}
