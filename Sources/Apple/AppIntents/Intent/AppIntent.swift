// Compatibility: works | `AppIntent`
// Compatibility: partial | `@Parameter` (truth values, numbers, strings, dates, `URL`,
//   `AttributedString`, `DateComponents`, `Measurement`, `IntentCurrencyAmount`, `IntentFile`,
//   `AppEnum`, `AppEntity`, their lists and optionals) | options for editing only
//   (`controlStyle`, `inputOptions`, `size`, `kind`, dialogs, resolvers) have no effect
// Compatibility: partial | `@Parameter` of `IntentPerson`, `IntentPaymentMethod` | compile;
//   cannot be chosen

/// An action of an app. A widget's button performs one, and a widget's configuration is one.
///
/// ```swift
/// struct Water: AppIntent {
///   static let title: LocalizedStringResource = "Water a plant"
///   @Parameter(title: "Plant") var plant: Plant
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, _DescribedIntent,
  Sendable
{
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  /// Whether the app opens after the intent has been performed.
  static var openAppWhenRun: Bool { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }
  /// The processes that may perform the intent.
  static var allowedExecutionTargets: IntentExecutionTargets { get }
  /// Replaces `openAppWhenRun` from iOS 26 on.
  static var supportedModes: IntentModes { get }
  /// The parameters that a form shows, and the sentence they are in.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition
  public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
    ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var isDiscoverable: Bool { true }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }

  /// Shows every parameter, for intents without a summary.
  public static var parameterSummary: some ParameterSummary { _AllParameters<Self>() }
}

/// Whether a locked device performs an intent.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

/// Whether an intent runs in the background or opens the app.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// Where an intent runs.
  public struct Current: Hashable, Sendable, CustomDebugStringConvertible {
    private let isForeground: Bool

    public static var background: Current { Current(isForeground: false) }
    public static var foreground: Current { Current(isForeground: true) }

    /// Whether the intent may move to the foreground.
    public var canContinueInForeground: Bool { isForeground }
    public var debugDescription: String { isForeground ? "foreground" : "background" }
  }

  /// When the app opens.
  public enum ForegroundMode: Hashable, Sendable {
    case immediate, dynamic, deferred
  }

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let background = IntentModes(rawValue: 1 << 0)
  public static let foreground = IntentModes(rawValue: 1 << 1)
  private static let dynamic = IntentModes(rawValue: 1 << 2)
  private static let deferred = IntentModes(rawValue: 1 << 3)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: foreground
    case .dynamic: dynamic
    case .deferred: deferred
    }
  }

  /// True if the app opens regardless of what the intent does.
  package var alwaysOpensApp: Bool {
    !contains(.background) && !isDisjoint(with: [.foreground, .deferred])
  }
}
