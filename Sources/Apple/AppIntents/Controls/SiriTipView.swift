import SwiftUI

// Compatibility: accepted | `PredictableIntent`, donations, `RelevantIntent`,
//   `SetFocusFilterIntent`, `DeprecatedAppIntent`, `SiriTipView`, `ShortcutsLink` | no Siri,
//   Shortcuts or Focus

// There is no Siri and no Shortcuts app here: these views are empty.

public struct SiriTipView: View {
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}

  public var body: some View { EmptyView() }
}

public struct SiriTipViewStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = SiriTipViewStyle(name: "automatic")
  public static let light = SiriTipViewStyle(name: "light")
  public static let dark = SiriTipViewStyle(name: "dark")
}

public struct ShortcutsLink: View {
  public init(action: @escaping () -> Void = {}) {}

  public var body: some View { EmptyView() }
}

public struct ShortcutsLinkStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  public static let light = ShortcutsLinkStyle(name: "light")
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  public static let dark = ShortcutsLinkStyle(name: "dark")
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
