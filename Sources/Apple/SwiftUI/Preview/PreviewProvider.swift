// Compatibility (modifiers): works | `previewContext`, `previewDisplayName`, `previewLayout`,
//   `previewInterfaceOrientation`, `PreviewProvider`, `PreviewModifier`, `#Preview` | drawn by
//   `vitrine previews`
// Compatibility (modifiers): accepted | `previewDevice`, `LibraryContentProvider` |

/// Provides previews: each view in `previews` is one.
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

extension View {
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    containerValue(\.previewSettings.context, value)
  }

  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewSettings.name, value)
  }

  /// Accepted: the device is chosen when previews are drawn.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewSettings.layout, value)
  }

  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    containerValue(\.previewSettings.orientation, value)
  }
}

private struct PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}

extension ContainerValues {
  fileprivate var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}

extension PreviewProvider {
  /// The settings of the views in `previews`, in order.
  package static func settings(
    _ archiver: ViewArchiver, _ environment: EnvironmentValues, now: Date
  ) -> [PreviewSettings] {
    var found: [PreviewSettings] = []
    func note(_ subviews: SubviewsCollection) -> EmptyView {
      found = subviews.map(\.containerValues.previewSettings)
      return EmptyView()
    }
    let group = Group(subviews: previews) { note($0) }
    _ = archiver.archive(group, size: .zero, environment: environment, now: now)
    return found
  }

  /// One of the views in `previews`.
  package static func view(at index: Int) -> AnyView {
    AnyView(
      Group(subviews: previews) { subviews in
        if subviews.indices.contains(index) { subviews[index] }
      })
  }
}
