import ViewArchive

/// A picture: a symbol, an image of the asset catalog, or one made of data.
///
/// An image has its own size until `resizable(capInsets:resizingMode:)` lets it fill what it is
/// offered.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case system(String)
    /// An image set, or a loose file of the bundle.
    case asset(String, resources: URL?)
    /// An encoded image and its pixels a point.
    case data(Data, scale: CGFloat)
    /// An image of no size.
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
  /// Fills the image's alpha in place of the foreground style.
  var tint: Color?
  var interpolation = Interpolation.medium
  var symbolRenderingMode: SymbolRenderingMode?

  init(_ source: Source, label: Label = .automatic) {
    self.source = source
    self.label = label
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image's alpha, filled with the foreground style.
    case template
    case original
  }

  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// How large a symbol is beside its text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}

extension Image {
  /// An image of the asset catalog, read out by its name.
  ///
  /// `bundle`: nil is the extension's own.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, resources: bundle?.resourceURL))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, resources: bundle?.resourceURL), label: .text(label))
  }

  /// An image that assistive technology passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, resources: bundle?.resourceURL), label: .decorative)
  }

  /// `variableValue`: accepted and not shown: symbols are drawn whole.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }

  /// A symbol by its SF name; one without a glyph draws a stand-in, with a notice.
  public init(systemName: String) {
    self.init(.system(systemName))
  }

  /// `variableValue`: accepted and not shown: symbols are drawn whole.
  public init(systemName: String, variableValue: Double?) {
    self.init(.system(systemName))
  }

  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}
