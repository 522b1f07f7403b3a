import SwiftUI

// Compatibility: works | `activityBackgroundTint`, `activitySystemActionForegroundColor` | the
//   outermost one counts

/// The colours that an activity's views set for their surface. The outermost modifier wins.
@MainActor
final class ActivityTints {
  /// `RRGGBBAA`.
  fileprivate(set) var background: String?
  fileprivate(set) var systemAction: String?
}

/// Unchecked: created and read on the main actor only.
private struct ActivityTintsBox: @unchecked Sendable {
  let tints: ActivityTints?
}

private enum ActivityTintsKey: EnvironmentKey {
  static var defaultValue: ActivityTintsBox { ActivityTintsBox(tints: nil) }
}

extension EnvironmentValues {
  /// Collects the colours that the views set; nil if they are not needed.
  var activityTints: ActivityTints? {
    get { self[ActivityTintsKey.self].tints }
    set { self[ActivityTintsKey.self] = ActivityTintsBox(tints: newValue) }
  }
}

/// Implements `activityBackgroundTint(_:)` and `activitySystemActionForegroundColor(_:)`.
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
  /// Sets the colour of the card on the Lock Screen; nil selects the system's colour.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View {
    modifier(ActivityTintModifier(target: .background, color: color))
  }

  /// Sets the text colour of the system's buttons beside the activity on the Lock Screen.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    modifier(ActivityTintModifier(target: .systemAction, color: color))
  }
}
