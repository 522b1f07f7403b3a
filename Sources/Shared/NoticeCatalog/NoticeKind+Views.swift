/// Kinds of notices about what views show.
extension NoticeKind {
  public static let viewClock = NoticeKind(
    id: "view-clock", question: "show the current time",
    text: "“…” follows the time at which the view is archived: … it would be “…”.",
    cause: "The views of all entries are evaluated when the timeline is requested, and not while "
      + "they are on screen. Date() in a view is the time of that request.",
    cure: "Compute it from the entry's date, with an entry for each change, or let the text follow "
      + "the clock: Text(_:style:), Text(timerInterval:).")

  public static let appearAnimation = NoticeKind(
    id: "appear-animation", question: "animate when it appears",
    text: "withAnimation(_:_:) does not animate in a widget: the view is drawn after the change.",
    cause: "A widget's views are archived after they have appeared. Source: Animating data updates "
      + "in widgets and Live Activities.",
    cure: "Animate from one entry to the next: animation(_:value:) with a value of the entry, or "
      + "contentTransition(_:).")

  public static let presentation = NoticeKind(
    id: "presentation", question: "show a sheet or an alert",
    text: "… presents nothing in a widget.",
    cause: "A widget is a picture inside of another program's window.",
    cure: "Show the content in the widget, or open the app with a Link.")

  public static let colorScheme = NoticeKind(
    id: "color-scheme", question: "stay light or dark",
    text: "preferredColorScheme(_:) does nothing in a widget.",
    cause: "It asks the window for an appearance. A widget has no window: its appearance is that "
      + "of the place where it is shown.",
    cure: "Use environment(\\.colorScheme, .dark) and a containerBackground(for:) in fixed colors.")

  public static let contentMargins = NoticeKind(
    id: "content-margins", question: "fill its edge",
    text: "A background ends at the content margins, … points inside of the widget's edge.",
    cause: "Since iOS 17, the system adds margins around the content of a widget. Only the "
      + "container background covers them. Source: Adopting the new widget design.",
    cure: "Move it into containerBackground(for: .widget), or call contentMarginsDisabled() on the "
      + "configuration.")

  public static let emptyView = NoticeKind(
    id: "empty-view", question: "show anything",
    text: "The view draws nothing.",
    cause: "The body is empty for this entry and family, such as an if without an else.",
    cure: "Show what is missing, such as a hint to open the app.")

  public static let duplicateIDs = NoticeKind(
    id: "duplicate-ids", question: "show each element of a collection",
    text: "ForEach has the id … several times.",
    cause: "Views with equal ids count as one view: which one is shown or animated is undefined.",
    cure: "Use ids that are unique in the collection, such as those of Identifiable elements.")

  public static let outOfRange = NoticeKind(
    id: "out-of-range", question: "show its value",
    text: "The value … of a … is outside of …: the nearest end is shown.",
    cause: "ProgressView and Gauge limit their value to the range.",
    cure: "Check the unit: without a range, the values are 0 to 1.")
}
