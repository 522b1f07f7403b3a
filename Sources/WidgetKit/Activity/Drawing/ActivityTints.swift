import SwiftUI

/// What an activity's views say of the surface that they stand on; the outermost counts.
@MainActor
final class ActivityTints {
  /// `RRGGBBAA`.
  fileprivate(set) var background: String?
  fileprivate(set) var systemAction: String?
}

/// Unchecked: only made and read on the main actor; the environment carries it there.
private struct ActivityTintsBox: @unchecked Sendable {
  let tints: ActivityTints?
}

private enum ActivityTintsKey: EnvironmentKey {
  static var defaultValue: ActivityTintsBox { ActivityTintsBox(tints: nil) }
}

extension EnvironmentValues {
  /// Takes what the views say; nil where nobody wants to know.
  var activityTints: ActivityTints? {
    get { self[ActivityTintsKey.self].tints }
    set { self[ActivityTintsKey.self] = ActivityTintsBox(tints: newValue) }
  }
}

/// `activityBackgroundTint(_:)` and its like.
private struct ActivityTintModifier: ViewModifier {
  enum Target { case background, systemAction }

  typealias Body = Never

  let target: Target
  let color: Color?

  static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let nodes = content(context)
    let tint = modifier.color?.hexadecimalWithAlpha(in: context.environment)
    switch modifier.target {
    case .background: context.environment.activityTints?.background = tint
    case .systemAction: context.environment.activityTints?.systemAction = tint
    }
    return nodes
  }
}

extension View {
  /// The colour of the Lock Screen's card; nil is the system's.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    modifier(ActivityTintModifier(target: .background, color: color))
  }

  /// The colour of the texts of the Lock Screen's own buttons beside the activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    modifier(ActivityTintModifier(target: .systemAction, color: color))
  }
}
