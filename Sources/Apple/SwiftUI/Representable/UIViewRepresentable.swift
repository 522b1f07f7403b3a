import UIKit

// Compatibility (views): accepted | `UIViewRepresentable`, `UIViewControllerRepresentable`,
//   `UIHostingController` | drawn as WidgetKit's placeholder, with a warning; never made, except
//   for a camera (`UIImagePickerController`) in an app's window

/// A view of UIKit inside a SwiftUI view. WidgetKit does not draw it, and neither does an app's
/// window here: a stand-in is drawn, with a notice, and its methods are not called.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    Representable.standIn(Self.self, context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view receives.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public let environment: EnvironmentValues
}

/// A view controller of UIKit inside a SwiftUI view; see `UIViewRepresentable`.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    if let camera = CameraStandIn(view, in: context) {
      return CameraStandIn._makeNodes(camera, context)
    }
    return Representable.standIn(Self.self, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view controller receives.
@MainActor
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction: Transaction
  public let environment: EnvironmentValues
}

private enum Representable {
  @MainActor
  static func standIn<V: View>(_ type: V.Type, _ context: _ViewContext) -> [_LayoutNode] {
    UnavailableView(
      name: "\(type)", suggestion: "Draw the content with SwiftUI views or a Canvas instead."
    ).makeNodes(context)
  }
}
