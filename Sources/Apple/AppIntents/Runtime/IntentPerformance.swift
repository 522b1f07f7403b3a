import AuthorNotices
import HostLink

/// Performs the intents of buttons, toggles and shortcuts.
package enum IntentPerformance {
  /// The maximum number of intents in a chain, where each one's result opens the next.
  private static let maximumChainLength = 8

  /// Performs the intent of a request. An error that the intent throws is part of the reply.
  ///
  /// - Throws: `IntentActionError` if the request names no intent of this extension.
  package static func perform(_ request: PerformRequest) async throws -> PerformReply {
    var (type, values) = try request.action.payload()
    if request.isQuestion == true {
      return PerformReply(app: type.opensApp ? .foreground : .background)
    }
    if request.hasApp, let app = type.appState { return PerformReply(app: app) }
    if let problem = type.missingProcess(hasApp: request.hasApp || request.isInApp == true) {
      return PerformReply(error: problem)
    }
    values.merge(request.values ?? [:]) { _, given in given }
    return await IntentRun.$display.withValue(request.display) { [values] in
      await perform(type, values, for: request)
    }
  }

  private static func perform<Intent: AppIntent>(
    _ type: Intent.Type, _ values: [String: ConfigurationValue], for request: PerformRequest
  ) async -> PerformReply {
    do {
      let intent = try await Intent.configured(checking: values)
      if let newValue = request.newValue { try await intent.setNewValue(newValue) }
      var reply = PerformReply()
      let readsValue = request.values != nil
      try await run(intent, into: &reply, readsValue: readsValue, remaining: maximumChainLength)
      return reply
    } catch let error as AppIntentError {
      return await reply(to: error)
    } catch {
      return PerformReply(error: text(of: error))
    }
  }

  private static func run<Intent: AppIntent>(
    _ intent: Intent, into reply: inout PerformReply, readsValue: Bool, remaining: Int
  ) async throws {
    try await requestMissingValues(of: intent)
    // Reading one would end the process and all its other requests.
    if let unset = intent.unsetParameters.first {
      throw AppIntentError(kind: .needsValue(unset, nil))
    }
    if let represented = intent as? any URLRepresentableIntent,
      Intent.PerformResult.self == Never.self
    {
      guard let url = await represented.urlRepresentation else {
        throw AppIntentError.Unrecoverable.entityNotFound
      }
      reply.url = url
      reply.opensApp = true
      return
    }
    try await DeletionQuestion(intent)?.ask()
    let progress = _IntentProgress.indeterminate()
    let result = try await IntentRun.$progress.withValue(progress) {
      try await IntentRun.$cancellation.withValue(IntentCancellation()) {
        try await intent.perform()
      }
    }
    reply.opensApp = reply.opensApp || Intent.opensApp
    if let open = intent as? OpenURLIntent {
      reply.url = open.url
      Self.adviseOnScheme(of: open.url)
    }
    guard let result = result as? any AnyIntentResult else { return }
    if readsValue, let value = result.anyValue { reply.value = ResolvedValue(value) }
    if let dialog = result.anyDialog { reply.dialog = String(localized: dialog.full) }
    if let display = IntentRun.display, let snippet = result.anySnippet {
      reply.snippet = try await IntentStage.current.message(of: snippet, on: display)
      if intent is any SnippetIntent { reply.snippet?.intent = try intent.action() }
    }
    if let next = result.anyNext, remaining > 1 {
      try await run(next, into: &reply, readsValue: readsValue, remaining: remaining - 1)
    }
  }

  /// Asks the user of a shortcut for the values that the intent needs, as Siri does. Widgets and
  /// controls cannot ask.
  private static func requestMissingValues(of intent: some AppIntent) async throws {
    guard IntentRun.display != nil else { return }
    try await ConfiguredIntentScope.$intent.withValue(intent) {
      for (name, parameter) in intent.parameters
      where parameter.requiresValue && !parameter.hasValue {
        try await parameter.requestMissingValue(named: name)
      }
    }
  }

  /// Apple documents universal links for `OpenURLIntent`; reports on custom schemes disagree.
  private static func adviseOnScheme(of url: URL) {
    guard let scheme = url.scheme?.lowercased(), !["http", "https"].contains(scheme) else { return }
    AuthorNotice.report(
      "OpenURLIntent takes universal links (https). \(scheme): is a custom scheme, which reports "
        + "from devices say is not opened.", once: "OpenURLIntent \(scheme)")
  }

  /// The reply to an error. An intent that needs the app ends here and continues in the app.
  private static func reply(to error: AppIntentError) async -> PerformReply {
    if case .cancelled = error.kind {
      var reply = PerformReply()
      reply.isCancelled = true
      return reply
    }
    guard case .needsForeground(let dialog, let continuation) = error.kind else {
      return PerformReply(error: error.description)
    }
    do {
      try await continuation?()
      return PerformReply(opensApp: true, dialog: dialog.map { String(localized: $0.full) })
    } catch {
      return PerformReply(error: text(of: error), opensApp: true)
    }
  }

  /// The text of an error for the user: its localized description if it has one.
  package static func text(of error: any Error) -> String {
    if let shown = error as? any CustomLocalizedStringResourceConvertible {
      return String(localized: shown.localizedStringResource)
    }
    if let described = error as? any LocalizedError, let text = described.errorDescription {
      return text
    }
    return "\(error)"
  }
}

extension AppIntent {
  /// Creates an intent with these values. Throws `IntentValueError` if one of them is unusable, or
  /// what the author's query throws.
  static func configured(checking values: [String: ConfigurationValue]) async throws -> Self {
    let configured = try await configured(with: values)
    if let issue = configured.issues.first {
      throw IntentValueError(intent: persistentIdentifier, issue: issue)
    }
    return configured.intent
  }

  /// The state in which the app's process performs the intent; nil if the extension performs it.
  ///
  /// As on iOS, an intent that opens the app, changes Live Activities or plays audio belongs to the
  /// app's process if its type is part of the app. `ForegroundContinuableIntent` moves any other
  /// intent there.
  static var appState: AppState? {
    let targets = allowedExecutionTargets
    if targets.contains(.main), !targets.contains(.widgetKitExtension) {
      return opensApp ? .foreground : .background
    }
    if opensApp || self is any OpenIntent.Type { return .foreground }
    let isOfApp =
      self is any LiveActivityIntent.Type || self is any AudioPlaybackIntent.Type
      || self is any ForegroundContinuableIntent.Type
    return isOfApp ? .background : nil
  }

  /// Why no process performs the intent; nil if one does.
  static func missingProcess(hasApp: Bool) -> String? {
    let targets = allowedExecutionTargets
    if targets.contains(.widgetKitExtension) || (hasApp && targets.contains(.main)) { return nil }
    let reason =
      targets.contains(.main)
      ? "only the app, which is not built here. Build the extension from its project"
      : "no process that is built here. Add .widgetKitExtension or .main"
    return "allowedExecutionTargets of \(Self.self) allows \(reason)."
  }

  /// Whether the app opens after the intent has been performed.
  package static var opensApp: Bool {
    openAppWhenRun || supportedModes.alwaysOpensApp || self is any CameraCaptureIntent.Type
  }

  /// Sets the value of a `SetValueIntent` to the new state of its toggle.
  fileprivate func setNewValue(_ newValue: Bool) async throws {
    guard self is any SetValueIntent,
      let parameter = parameters.first(where: { $0.name == "value" })?.parameter
    else { return }
    if let issue = try await parameter.read(.bool(newValue), named: "value").first {
      throw IntentValueError(intent: Self.persistentIdentifier, issue: issue)
    }
  }
}
