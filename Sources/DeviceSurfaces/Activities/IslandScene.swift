import WidgetHost

/// What the Dynamic Island shows over a screen. A presentation that is not there yet is nil.
public enum IslandScene: Sendable {
  case compact(leading: ShownActivity?, trailing: ShownActivity?)
  /// One activity in the pill with the camera, another in the circle beside it.
  case minimal(attached: ShownActivity?, detached: ShownActivity?)
  case expanded(ShownActivity?)
}

/// What StandBy shows of activities.
public enum StandByScene: Sendable {
  /// At the top, over the widgets. One that is not there yet is nil.
  case circles([ShownActivity?])
  /// One fills the screen, in the place of the widgets.
  case full(SurfaceScene.Activity)
}

extension SurfaceScene {
  /// An activity of the Lock Screen's stack.
  public struct Activity: Sendable {
    /// nil: nothing is there yet, and a plain shape is drawn.
    public var shown: ShownActivity?
    /// `ActivityState.backgroundTint`, `RRGGBBAA`; nil is glass.
    public var backgroundTint: String?

    public init(shown: ShownActivity?, backgroundTint: String? = nil) {
      self.shown = shown
      self.backgroundTint = backgroundTint
    }
  }
}
