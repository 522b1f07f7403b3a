/// The form of a presentation in a compact size class.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String

  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
}

/// Whether a drag resizes a sheet or scrolls its content.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The importance of a dialog.
public struct DialogSeverity: Equatable, Sendable {
  private let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}

/// The point of a view to which a popover points.
public enum PopoverAttachmentAnchor {
  case point(UnitPoint)
  case rect(Anchor<CGRect>.Source)
}

/// Which writing tools a text view offers.
public struct WritingToolsBehavior: Sendable, Hashable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let disabled = WritingToolsBehavior(name: "disabled")
  public static let limited = WritingToolsBehavior(name: "limited")
}
