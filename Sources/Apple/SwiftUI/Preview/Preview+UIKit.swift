import UIKit

/// Previews of UIKit. Its views are not drawn: a stand-in is, with a notice.
extension Preview {
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(
      name,
      content: ViewPreview(settings: PreviewSettings(traits)) { ControllerPreview(make: body) })
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    body: @escaping @MainActor () -> UIView
  ) {
    self.init(
      name, content: ViewPreview(settings: PreviewSettings(traits)) { UIKitPreview(make: body) })
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    body: @escaping @MainActor (T) -> UIViewController
  ) {
    self.init(name, traits, arguments) { argument in ControllerPreview { body(argument) } }
  }

  public init<T>(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [T],
    body: @escaping @MainActor (T) -> UIView
  ) {
    self.init(name, traits, arguments) { argument in UIKitPreview { body(argument) } }
  }

  private init<T>(
    _ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ arguments: [T],
    shown: @escaping @MainActor (T) -> any View
  ) {
    self.init(
      name,
      content: ArgumentPreviews(
        name: name, settings: PreviewSettings(traits), arguments: arguments, body: shown))
  }
}

private struct ControllerPreview: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

private struct UIKitPreview: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Builds the body of a `#Preview` of UIKit.
@resultBuilder
public struct PreviewMacroBodyBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}

/// The same, for bodies that are called with arguments.
public typealias PreviewBodyBuilder = PreviewMacroBodyBuilder
