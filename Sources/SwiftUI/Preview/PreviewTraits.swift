/// A preview. The macro `#Preview` declares one; it is type-checked but never evaluated.
@MainActor
public struct Preview {
  /// The traits of previews of views.
  public enum ViewTraits {}

  nonisolated public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {}
}

/// A property of a preview.
@MainActor
public struct PreviewTrait<T> {
  nonisolated private init() {}

  /// Several traits together.
  nonisolated public init(_ traits: PreviewTrait<T>...) {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var assistiveAccess: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// Lengths are in points.
  public static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<T> {
    PreviewTrait()
  }

  public static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait()
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
  public var body: some View { EmptyView() }
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
