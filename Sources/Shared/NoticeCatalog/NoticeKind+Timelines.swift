/// Kinds of notices about providers and reloads.
extension NoticeKind {
  public static let timerEnded = NoticeKind(
    id: "timer-ended", question: "count",
    text: "Text(timerInterval:) has ended … before its entry: it stands still.",
    cause: "Such text counts from the start to the end of its range, and shows the end after it.",
    cure: "Use a range around the dates at which the entry is on screen, or other text once the "
      + "time is up.")

  public static let secondCompletion = NoticeKind(
    id: "second-completion", question: "show the newer of two timelines",
    text: "… called its completion handler again: only the first call counts.",
    cause: "A request has one answer.",
    cure: "Call the handler once, when the data has arrived, and request another timeline with "
      + "WidgetCenter when it changes.")

  public static let widgetLocation = NoticeKind(
    id: "widget-location", question: "get the location",
    text: "The extension's Info.plist has no NSWidgetWantsLocation: its widgets get no "
      + "location.",
    cause: "The user allows the location for the app and its widgets only if the extension asks "
      + "for it in its Info.plist. Source: Accessing location information in widgets.",
    cure: "Set NSWidgetWantsLocation to true in the Info.plist of the widget extension, and "
      + "request the permission in the app.")

  public static let unknownKind = NoticeKind(
    id: "unknown-kind", question: "reload when the app asks",
    text: "…(ofKind: \"…\") reloads nothing: the extension has no … of this kind.",
    cause: "The kind is that of the configuration, letter by letter, and not the type's name.",
    cure: "Use one constant for the configuration and the request.")
}
