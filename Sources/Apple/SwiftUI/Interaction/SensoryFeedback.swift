/// Haptic or audio feedback. Widgets give none.
public struct SensoryFeedback: Equatable, Sendable {
  /// How hard the touched object is.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  /// How heavy the touched object is.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// The control that is pressed.
  public struct PressFeedback: Hashable, Sendable {
    fileprivate let name: String

    public static let button = PressFeedback(name: "button")
    public static let buttonIconOnly = PressFeedback(name: "buttonIconOnly")
    public static let slider = PressFeedback(name: "slider")
    public static let tab = PressFeedback(name: "tab")
    public static let toggle = PressFeedback(name: "toggle")
  }

  /// The control that is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    fileprivate let name: String

    public static let slider = ReleaseFeedback(name: "slider")
  }

  /// The value that is selected.
  public struct SelectionFeedback: Hashable, Sendable {
    fileprivate let name: String

    public static let minimum = SelectionFeedback(name: "minimum")
    public static let maximum = SelectionFeedback(name: "maximum")
    public static let on = SelectionFeedback(name: "on")
    public static let off = SelectionFeedback(name: "off")
  }

  private let name: String
  private var intensity = 1.0

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let impact = SensoryFeedback(name: "impact")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// `intensity` is from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact.\(weight.name)", intensity: intensity)
  }

  /// `intensity` is from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact.\(flexibility.name)", intensity: intensity)
  }

  public static func press(_ feedback: PressFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "press.\(feedback.name)")
  }

  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "release.\(feedback.name)")
  }

  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(name: "selection.\(feedback.name)")
  }
}
