import ViewArchive

// Compatibility (views): works | `Image` | assets, symbols, `ImageResource`, `UIImage`, resizable
//   with cap insets and tiling, template and original, interpolation
// Compatibility (views): partial | `Image(systemName:variableValue:)` | `wifi`, `cellularbars`,
//   `speaker.wave.*`, `chart.bar`, `ellipsis` and radio waves; other symbols and catalogs'
//   symbols are drawn completely

/// A symbol, an image from the asset catalog, or an image created from data or by drawing.
///
/// An image has its natural size, unless `resizable(capInsets:resizingMode:)` makes it fill the
/// proposed size.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case system(String)
    /// An image set or a loose file in the bundle.
    case asset(String, resources: URL?)
    /// An encoded image and its pixels per point.
    case data(Data, scale: CGFloat)
    /// A drawing or pixels, and pixels per point.
    case graphics(CGImage, scale: CGFloat)
    /// An image that a closure draws.
    case canvas(CanvasImage)
    /// An image of size zero.
    case empty
  }

  enum Label: Equatable, Sendable {
    /// The image's own name.
    case automatic
    case decorative
    case text(Text)
  }

  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var label = Label.automatic
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  /// The colour that fills a template image or symbol instead of the foreground style.
  var tint: Color?
  var interpolation = Interpolation.medium
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  var symbolVariableValueMode: SymbolVariableValueMode?
  var symbolRenderingMode: SymbolRenderingMode?
  /// 0…1; layers of a symbol that need a higher value are faint. Nil draws all layers.
  var variableValue: Double?

  init(_ source: Source, label: Label = .automatic) {
    self.source = source
    self.label = label
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Fills the image's alpha with the foreground style.
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 0
    case upMirrored = 2
    case down = 6
    case downMirrored = 4
    case left = 1
    case leftMirrored = 3
    case right = 7
    case rightMirrored = 5
  }

  /// The size of a symbol relative to the text beside it.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}

extension Image {
  /// Creates an image from the asset catalog. Assistive technology reads its name.
  ///
  /// `bundle` contains the catalog; nil is the extension's bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, resources: bundle?.resourceURL))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, resources: bundle?.resourceURL), label: .text(label))
  }

  /// Creates an image that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, resources: bundle?.resourceURL), label: .decorative)
  }

  /// `variableValue` has no effect on images from the asset catalog.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// Creates a symbol from its SF Symbols name. An unknown symbol draws a placeholder and adds a
  /// notice.
  public init(systemName: String) {
    self.init(.system(systemName))
  }

  /// Creates a symbol whose layers become active one after the other as `variableValue` rises from
  /// 0 to 1, such as `wifi`. Nil draws all layers.
  public init(systemName: String, variableValue: Double?) {
    self.init(.system(systemName))
    self.variableValue = variableValue
  }

  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
