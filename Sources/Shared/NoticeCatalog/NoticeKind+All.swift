extension NoticeKind {
  /// In the order of docs/serve.md.
  public static let all: [NoticeKind] = [
    .gesture, .endlessMotion, .timerPastEnd, .policyInPast, .revertedToggle,
    .unresolvedEntity, .emptyGroup, .unlocalizedText, .extensionStrings, .accentedText,
    .decodedImage, .islandWidth, .unreadStaleness, .unixDate, .slowView, .viewTask,
    .mirroredText, .lostStatic, .unchangedTimeline, .extensionActivities,
    .viewClock, .appearAnimation, .presentation, .colorScheme, .contentMargins, .emptyView,
    .duplicateIDs, .outOfRange, .timerEnded, .secondCompletion, .unknownKind,
    .widgetLocation,
  ]

  public static let gesture = NoticeKind(
    id: "gesture", question: "react to a tap or a gesture",
    text: "… does nothing in a widget: the extension does not run when the widget is touched.",
    cause: "A widget is a picture. Only links, and buttons and toggles with an intent, can be "
      + "tapped. Source: Adding interactivity to widgets and Live Activities.",
    cure: "Use Button(intent:), Toggle(isOn:intent:) or Link.")

  public static let endlessMotion = NoticeKind(
    id: "endless-motion", question: "move all the time",
    text: "… does not move in a widget: it is drawn at rest.",
    cause: "Widgets animate from one entry to the next, for at most two seconds. Source: Animating "
      + "data updates in widgets and Live Activities.",
    cure: "Show a value, or text and progress that follow the clock: Text(timerInterval:), "
      + "ProgressView(timerInterval:).")

  public static let timerPastEnd = NoticeKind(
    id: "timer-past-end", question: "stop its countdown at zero",
    text: "Text(_:style: .timer) counts down to …, and then up from it until …",
    cause: "The style .timer shows the distance to a date, before and after it. The picture stays "
      + "until the next entry.",
    cure: "Use Text(timerInterval: .now...date), which stops at 0:00, or add an entry at this date."
  )

  public static let policyInPast = NoticeKind(
    id: "policy-in-past", question: "wait for its reload date",
    text:
      "The date of the policy, …, has passed when the timeline arrives: the reload is requested "
      + "at once.",
    cause: "A date computed in the past, such as startOfDay(for: .now + 86_400 s) on a day of 25 "
      + "hours, requests a reload immediately, and again after it, until the budget is used up.",
    cure: "Compute the date with Calendar.date(byAdding:value:to:) or nextDate(after:matching:"
      + "matchingPolicy:), and check that it is later than now.")

  public static let revertedToggle = NoticeKind(
    id: "reverted-toggle", question: "keep the state of a toggle",
    text: "It was switched on. Its intent has returned without an error, but the provider still "
      + "returns off, which is shown.",
    cause: "The timeline is requested when perform() returns. What the intent stores later is not "
      + "in it.",
    cure: "Store the value before perform() returns: await the request instead of starting a task "
      + "for it.")

  public static let unresolvedEntity = NoticeKind(
    id: "unresolved-entity", question: "keep the entity that was chosen",
    text: "The parameter … has no value: … no longer resolves.",
    cause: "Only the identifier of an entity is stored. The query returned no entity for it.",
    cure: "Give the entity an id that stays the same each time it is loaded, and return it from "
      + "entities(for:).")

  public static let emptyGroup = NoticeKind(
    id: "empty-group", question: "read what the app has stored",
    text: "\"…\" was read in the app group …, where nothing was ever written; … has it.",
    cause: "Each app group has separate UserDefaults. A misspelled name is a group that stays "
      + "empty.",
    cure: "Use one name in the app, the extension and the entitlements of both.")

  public static let unlocalizedText = NoticeKind(
    id: "unlocalized-text", question: "appear in the user's language",
    text: "“…” is drawn verbatim, but the strings have this key in ….",
    cause: "Text(_:) localizes literals. A String in a variable is drawn as it is.",
    cure: "Use Text(LocalizedStringKey(…)), or LocalizedStringResource as the type of the variable."
  )

  public static let extensionStrings = NoticeKind(
    id: "extension-strings", question: "have its app's translations",
    text: "The app has strings in …, the extension has none.",
    cause: "App and extension have separate bundles. The extension cannot read the app's strings.",
    cure: "Add the string catalog to the extension's target, too.")

  public static let accentedText = NoticeKind(
    id: "accented-text", question: "show its text in the tinted look",
    text: "“…” has the color of what is behind it in accented mode.",
    cause: "In this mode the system keeps only the opacity of colors. Opaque text on an opaque "
      + "shape has the same color. Source: Optimizing your widget for accented rendering mode.",
    cure: "Add widgetAccentable() to one of the two, or leave the shape out if "
      + "widgetRenderingMode is .accented.")

  public static let decodedImage = NoticeKind(
    id: "decoded-image", question: "survive on a device",
    text: "An image of … × … pixels was decoded: … MB of memory.",
    cause: "A device ends a widget extension that uses more than about 30 MB. A decoded image has "
      + "four bytes a pixel, however small it is drawn.",
    cure: "Decode a thumbnail: CGImageSourceCreateThumbnailAtIndex with "
      + "kCGImageSourceThumbnailMaxPixelSize, or preparingThumbnail(of:).")

  public static let islandWidth = NoticeKind(
    id: "island-width", question: "stay compact in the Dynamic Island",
    text: "Text that follows the clock takes all the width of ….",
    cause: "Such text asks for all the width that it is offered, because its length changes.",
    cure: "Give it a frame, such as .frame(width: 44), or .monospacedDigit() and .frame(maxWidth:)."
  )

  public static let unreadStaleness = NoticeKind(
    id: "unread-staleness", question: "show that it is out of date",
    text: "The pictures of the stale activity equal the previous ones.",
    cause: "The system draws an activity again when its stale date passes, with isStale set. Views "
      + "that do not read it look the same.",
    cure: "Read context.isStale in the views, and show when the content is from.")

  public static let unixDate = NoticeKind(
    id: "unix-date", question: "show the date that a server has sent",
    text: "\"…\" is in the year …: this looks like seconds since 1970.",
    cause:
      "JSONDecoder, and ActivityKit with it, decodes a Date from seconds since 2001-01-01 00:00 UTC.",
    cure: "Send timeIntervalSinceReferenceDate: the Unix time minus 978307200.")

  public static let slowView = NoticeKind(
    id: "slow-view", question: "appear at all",
    text: "The body of a view has not returned.",
    cause: "The views of all entries are evaluated on the main thread before the timeline is "
      + "returned. A view that waits, for a request or a lock, delays the whole widget.",
    cure: "Load the data in the provider and pass it to the view in the entry.")

  public static let viewTask = NoticeKind(
    id: "view-task", question: "load data in its views",
    text: "… does not run in a widget: its views are archived when the timeline is requested.",
    cause: "The system shows the archived views. No code of the extension runs while they are "
      + "visible. Source: Adding interactivity to widgets and Live Activities.",
    cure: "Load the data in the timeline provider, and add an entry for each change.")

  public static let mirroredText = NoticeKind(
    id: "mirrored-text", question: "show its text the right way round",
    text: "“…” is drawn mirrored.",
    cause: "A negative scale, half a turn about the vertical axis, or "
      + "flipsForRightToLeftLayoutDirection mirrors everything inside.",
    cure: "Mirror the shapes and images, and put the text over them.")

  public static let lostStatic = NoticeKind(
    id: "lost-static", question: "keep what it has counted",
    text: "… sets the static variable …, which is lost when the process of the extension ends.",
    cause: "The system starts and ends the extension's process as it needs to. The app is another "
      + "process with its own variables.",
    cure: "Store the value in the UserDefaults of an app group or in a file.")

  public static let unchangedTimeline = NoticeKind(
    id: "unchanged-timeline", question: "change after a reload",
    text: "The last … timelines are equal.",
    cause: "Each reload costs some of the day's budget. The provider returned the same entries, "
      + "apart from their dates: it reads something else than what has changed, or it reloads too "
      + "often.",
    cure: "Reload when the data changes, and check that the provider reads what the app stores.")

  public static let extensionActivities = NoticeKind(
    id: "extension-activities", question: "find its Live Activity in an intent",
    text: "Activity<…>.activities is empty in the extension.",
    cause: "Live Activities belong to the process of the app. In the extension, ActivityKit lists "
      + "none and starts none.",
    cure: "Adopt LiveActivityIntent, and make the intent's file a member of the app's target, too: "
      + "the system then performs the intent in the app.")
}
