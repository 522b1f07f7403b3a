/// What the user does with a focused view.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let activate = FocusInteractions(rawValue: 1 << 0)
  public static let automatic = FocusInteractions(rawValue: 1 << 1)
  public static let edit = FocusInteractions(rawValue: 1 << 2)
}

/// When the default focus applies.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let name: String

  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let command = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let function = EventModifiers(rawValue: 1 << 3)
  public static let numericPad = EventModifiers(rawValue: 1 << 4)
  public static let option = EventModifiers(rawValue: 1 << 5)
  public static let shift = EventModifiers(rawValue: 1 << 6)
  public static let all: EventModifiers = [
    .capsLock, .command, .control, .function, .numericPad, .option, .shift,
  ]
}

/// The label of the keyboard's return key.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String

  public static let `continue` = SubmitLabel(name: "continue")
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let join = SubmitLabel(name: "join")
  public static let next = SubmitLabel(name: "next")
  public static let `return` = SubmitLabel(name: "return")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let send = SubmitLabel(name: "send")
}

/// What submits a value.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let search = SubmitTriggers(rawValue: 1 << 0)
  public static let text = SubmitTriggers(rawValue: 1 << 1)
}

/// What starts dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let name: String

  public static let onLook = TextInputDictationActivation(name: "onLook")
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// The side of a line break on which the insertion point is.
public enum TextSelectionAffinity: Equatable, Hashable {
  case automatic, downstream, upstream
}

/// A hand gesture that performs an action.
public struct HandGestureShortcut: Sendable, Equatable {
  private let name: String

  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}
