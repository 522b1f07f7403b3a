/// A preview. The macro `#Preview` declares one, and `vitrine previews` draws it.
@MainActor
public struct Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}

  package let name: String?
  package let content: any PreviewContent

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, content: ViewPreview(settings: PreviewSettings(traits), body: body))
  }

  /// One preview for each argument.
  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    let settings = PreviewSettings(traits)
    self.init(
      name,
      content: ArgumentPreviews(name: name, settings: settings, arguments: arguments, body: body))
  }

  package init(_ name: String?, content: any PreviewContent) {
    self.name = name
    self.content = content
  }
}

/// What a preview shows: a view, or content of WidgetKit.
@MainActor
package protocol PreviewContent {}

/// A preview of a view.
package struct ViewPreview: PreviewContent {
  package let settings: PreviewSettings
  private let body: @MainActor () -> any View

  init(settings: PreviewSettings, body: @escaping @MainActor () -> any View) {
    self.settings = settings
    self.body = body
  }

  /// The view with the modifiers of its traits. Throws what their contexts throw.
  package func view() async throws -> AnyView {
    var view = AnyView(body())
    for modify in settings.modifiers { view = try await modify(view) }
    return view
  }
}

/// Previews of a view, one for each argument.
package struct ArgumentPreviews: PreviewContent {
  /// More are not drawn, because each one is a picture.
  package static let limit = 256

  package let settings: PreviewSettings
  /// The names of the previews, as many as there are arguments, but at most `limit`.
  package let names: [String]
  /// The number of all arguments.
  package let count: Int
  private let body: @MainActor (Int) -> any View

  init<T>(
    name: String?, settings: PreviewSettings, arguments: [T],
    body: @escaping @MainActor (T) -> any View
  ) {
    self.settings = settings
    self.body = { body(arguments[$0]) }
    count = arguments.count
    names = arguments.prefix(Self.limit).enumerated().map { index, argument in
      let text = String(String(describing: argument).prefix(40))
      return [name, text.isEmpty ? "\(index + 1)" : text].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// The preview with one of the arguments; nil if there is none.
  package subscript(index: Int) -> ViewPreview? {
    guard names.indices.contains(index) else { return nil }
    return ViewPreview(settings: settings) { body(index) }
  }
}

/// What traits and modifiers say about a preview.
package struct PreviewSettings {
  package var name: String?
  package var layout = PreviewLayout.device
  package var orientation = InterfaceOrientation.portrait
  package var context: (any PreviewContext)?
  package var modifiers: [@MainActor (AnyView) async throws -> AnyView] = []

  init() {}

  @MainActor
  init<T>(_ traits: [PreviewTrait<T>]) {
    for trait in traits { trait.apply(&self) }
  }
}

/// A property of a preview.
@MainActor
public struct PreviewTrait<T> {
  let apply: (inout PreviewSettings) -> Void

  private init(apply: @escaping (inout PreviewSettings) -> Void) {
    self.apply = apply
  }

  /// Several traits together.
  public init(_ traits: PreviewTrait<T>...) {
    apply = { settings in
      for trait in traits { trait.apply(&settings) }
    }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the device.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { layout(.device) }
  /// The size that the view chooses.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { layout(.sizeThatFits) }
  public static var portrait: PreviewTrait<Preview.ViewTraits> { orientation(.portrait) }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    orientation(.portraitUpsideDown)
  }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { orientation(.landscapeLeft) }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    orientation(.landscapeRight)
  }
  /// Accepted: there is no Assistive Access.
  public static var assistiveAccess: PreviewTrait<Preview.ViewTraits> { PreviewTrait { _ in } }

  /// Lengths are in points.
  public static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<T> {
    layout(.fixed(width: width, height: height))
  }

  public static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait { settings in
      settings.modifiers.append { try await modified($0, by: modifier) }
    }
  }

  private static func modified<M: PreviewModifier>(
    _ view: AnyView, by modifier: M
  ) async throws -> AnyView {
    let context = try await M.makeSharedContext()
    return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
  }

  private static func layout(_ layout: PreviewLayout) -> PreviewTrait<T> {
    PreviewTrait { $0.layout = layout }
  }

  private static func orientation(_ orientation: InterfaceOrientation) -> PreviewTrait<T> {
    PreviewTrait { $0.orientation = orientation }
  }
}

/// Changes the views of previews, with a context that they share.
@MainActor
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = PreviewModifierContent

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, as passed to a modifier.
public struct PreviewModifierContent: View {
  let view: AnyView

  public var body: some View { view }
}

/// Why a preview cannot be shown.
public struct PreviewUnavailable: Error {
  public init() {}
}

/// A type that declares a preview.
public protocol PreviewRegistry {
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}
