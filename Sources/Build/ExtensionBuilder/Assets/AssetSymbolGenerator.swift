import Foundation
import ProjectReader

/// Writes the symbols that Xcode generates for assets.
///
/// ```swift
/// extension ColorResource { static var sky: ColorResource { … } }     // Color(.sky)
/// extension Color { static var sky: Color { … } }                     // Color.sky
/// extension ShapeStyle where Self == Color { … }                      // .fill(.sky)
/// extension UIColor { static var sky: UIColor { … } }
/// extension ImageResource { enum Icons { static var star: … } }       // Image(.Icons.star)
/// extension UIImage { … }
/// ```
/// A catalog folder that provides a namespace becomes an enum. As in Xcode, a color whose symbol
/// the framework declares, such as "Red", is a member of `ColorResource` only.
enum AssetSymbolGenerator {
  /// The build setting for extensions of framework types.
  static let extensionSetting = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"

  /// The source text; nil if there are no assets.
  /// - Parameters:
  ///   - bundle: The expression for the bundle with the catalogs: `.main` or `.module`.
  ///   - hasExtensions: Whether `Color`, `UIColor`, `UIImage` and `ShapeStyle` are extended:
  ///     `extensionSetting`.
  ///   - declared: The members of these types that the sources declare (`DeclaredAssetNames`);
  ///     only read if it matters.
  static func generate(
    colors: Set<String>, images: Set<String>, bundle: String = ".main",
    hasExtensions: Bool = true, declared: @autoclosure () -> Set<String> = []
  ) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    let colors = AssetNamespace(colors, droppedSuffix: "Color")
    let images = AssetNamespace(images, droppedSuffix: "Image")
    let resources = [
      resources("ColorResource", colors, bundle), resources("ImageResource", images, bundle),
    ]
    let extensions = hasExtensions ? extensions(colors, images, besides: declared()) : []
    let parts = (resources + extensions).filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    return "import Foundation\nimport SwiftUI\nimport UIKit\n" + parts.joined()
  }

  /// The source text for the assets of a folder; nil if there are none.
  static func generate(_ resources: ResourceCollector, hasExtensions: Bool) -> String? {
    generate(
      colors: resources.colors, images: resources.images, hasExtensions: hasExtensions,
      declared: DeclaredAssetNames.all(in: resources.sources.swift, of: resources.sources.project))
  }

  /// The source text for the assets of catalogs; nil if there are none.
  /// - Parameters:
  ///   - root: The folders whose files are used.
  ///   - sources: The sources beside which the symbols are compiled.
  static func generate(
    catalogs: [URL], in root: ProjectRoot, beside sources: [URL], bundle: String = ".main",
    hasExtensions: Bool = true
  ) -> String? {
    guard !catalogs.isEmpty else { return nil }
    var reader = AssetCatalogReader(in: root)
    for catalog in catalogs { reader.read(catalog) }
    return generate(
      colors: Set(reader.colors.keys).union(reader.colorsWithoutValue),
      images: Set(reader.images.keys), bundle: bundle, hasExtensions: hasExtensions,
      declared: DeclaredAssetNames.all(in: sources, of: root))
  }

  private static func extensions(
    _ colors: AssetNamespace, _ images: AssetNamespace, besides declared: Set<String>
  ) -> [String] {
    [
      members(of: "SwiftUI.Color", colors, besides: swiftUIColors.union(declared)) {
        "\($0)(\($1))"
      },
      members(of: "UIKit.UIColor", colors, besides: uiKitColors.union(declared)) {
        "\($0)(resource: \($1))"
      },
      members(of: "UIKit.UIImage", images, besides: uiKitImages.union(declared)) {
        "\($0)(resource: \($1))"
      },
      styles(colors, besides: declared),
    ]
  }

  private static func resources(
    _ type: String, _ namespace: AssetNamespace, _ bundle: String
  ) -> String {
    extend(type, namespace, besides: []) { symbol in
      "\(type)(name: \(IntentClassGenerator.literal(symbol.name)), bundle: \(bundle))"
    }
  }

  private static func members(
    of type: String, _ namespace: AssetNamespace, besides declared: Set<String>,
    value: (_ type: String, _ resource: String) -> String
  ) -> String {
    let resource = type == "UIKit.UIImage" ? "ImageResource" : "ColorResource"
    return extend(type, namespace, besides: declared) { value(type, "\(resource).\($0.path)") }
  }

  /// The symbols outside of namespaces: an extension of a protocol cannot contain types.
  private static func styles(
    _ namespace: AssetNamespace, besides declared: Set<String>
  ) -> String {
    var flat = namespace
    flat.namespaces = [:]
    let type = "SwiftUI.ShapeStyle where Self == SwiftUI.Color"
    return extend(
      type, flat, besides: swiftUIColors.union(styleNames).union(declared), as: "SwiftUI.Color"
    ) {
      "SwiftUI.Color(ColorResource.\($0.path))"
    }
  }

  private static func extend(
    _ type: String, _ namespace: AssetNamespace, besides declared: Set<String>,
    as result: String? = nil, value: (AssetNamespace.Symbol) -> String
  ) -> String {
    var namespace = namespace
    namespace.symbols.removeAll { declared.contains($0.identifier) }
    let members = declarations(namespace, type: result ?? type, indent: "  ", value: value)
    return members.isEmpty ? "" : "\nextension \(type) {\n\(members)}\n"
  }

  private static func declarations(
    _ namespace: AssetNamespace, type: String, indent: String,
    value: (AssetNamespace.Symbol) -> String
  ) -> String {
    let symbols = namespace.symbols.map { symbol in
      "\(indent)static var `\(symbol.identifier)`: \(type) { \(value(symbol)) }\n"
    }
    let enums = namespace.namespaces.sorted { $0.key < $1.key }.map { name, inner in
      "\(indent)enum `\(name)` {\n"
        + declarations(inner, type: type, indent: indent + "  ", value: value) + "\(indent)}\n"
    }
    return (symbols + enums).joined()
  }

  // MARK: Declared names

  private static let swiftUIColors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint",
    "orange", "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]

  private static let styleNames: Set = [
    "background", "bar", "fill", "foreground", "link", "placeholder", "quaternary", "quinary",
    "selection", "separator", "tertiary", "tint", "windowBackground",
  ]

  private static let uiKitColors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint",
    "tintColor", "white", "yellow",
  ]

  private static let uiKitImages: Set = [
    "actions", "add", "checkmark", "remove", "strokedCheckmark",
  ]
}
