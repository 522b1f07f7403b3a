/// Provides previews for Xcode's canvas. Previews compile but are never evaluated.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// The size of a preview's canvas.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device, identified by its model name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral: String) {
    rawValue = stringLiteral
  }
}

public enum InterfaceOrientation: String, CaseIterable, Identifiable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  public var id: String { rawValue }
}

/// The context in which a preview is shown.
public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Accepted without effect, because previews are not evaluated.
extension View {
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    self
  }
}
