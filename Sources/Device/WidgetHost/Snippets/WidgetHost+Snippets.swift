import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import ViewArchive

// The card at the top of the screen: what the user does with it, and the questions of intents.
extension WidgetHost {
  /// The view of the card. Throws `HostError.noSnippet` if there is none.
  public func shownSnippet() throws(HostError) -> ShownScreen {
    guard let state = snippets.engine.visible, let view = snippets.engine.view else {
      throw .noSnippet
    }
    return ShownScreen(
      extension: state.extension, archive: view.archive.data, version: state.version,
      size: view.size)
  }

  /// Answers what the intent asks. A cancellation dismisses a card that asks nothing. Returns like
  /// `runShortcut(_:of:)`. Throws `HostError.noSnippet`, `.nothingToConfirm`, `.unsuitableAnswer`,
  /// `.badValue`.
  public func answerSnippet(_ answer: SnippetAnswer) async throws(HostError) -> SnippetState? {
    guard snippets.engine.visible != nil else { throw .noSnippet }
    let card = snippets.engine.card
    if !(try snippets.engine.answer(answer)) {
      guard answer == .cancelled else { throw .nothingToConfirm }
      snippets.engine.close()
    }
    performSnippetActions()
    return await settledSnippet(card)
  }

  /// Taps the view of the card. Returns when the intent of the button or toggle has ended and the
  /// card shows its result.
  ///
  /// - Parameter version: The version that the user saw; nil means the current one.
  /// - Throws: `HostError.noSnippet`, `.staleTap`, `.extensionFailed`.
  public func tapSnippet(
    at target: TapTarget, version: Int? = nil
  ) async throws(HostError) -> TapOutcome {
    let shown = try shownSnippet()
    let app = try app(shown.extension)
    guard version == nil || version == shown.version else {
      throw .staleTap("the snippet", shownVersion: shown.version)
    }
    let archive = try ViewArchive(tapped: shown.archive, of: app.id)
    guard let action = archive.target(target, flipped: [])?.action else { return .nothing }
    if case .link(let url) = action {
      let link = deliver(url: url, from: app.id.rawValue, info: [:], to: app)
      snippets.engine.close()
      performSnippetActions()
      return .link(link)
    }
    let card = snippets.engine.card
    guard let request = PerformRequest(action, display: device.snippetDisplay(card: card)) else {
      return .nothing
    }
    beginWork()
    defer { endWork() }
    let reply = await snippetReply(to: request, of: app)
    snippets.engine.pressed(reply, card: card)
    performSnippetActions()
    // The first update may have begun before the intent ended.
    while snippets.engine.isUpdating { await snippets.update?.value }
    do {
      if let link = try open(reply, from: app.id.rawValue, in: app) { return .opened(link) }
    } catch {
      throw .extensionFailed(app.id, reason: reply.error ?? "\(error)")
    }
    return .performed
  }

  // MARK: Questions

  /// Shows what an intent asks, and waits for the user. The host is idle meanwhile.
  func answer(_ question: SnippetQuestion, from id: ExtensionID) async -> HostAnswer {
    guard isStarted, installed[id] != nil else {
      return .failure("the extension is not installed")
    }
    snippets.lastQuestion += 1
    let number = snippets.lastQuestion
    return await withCheckedContinuation { continuation in
      snippets.questions[number] = HostedSnippets.Question(continuation: continuation)
      snippets.engine.ask(question, number: number, from: id)
      performSnippetActions()
      guard snippets.questions[number] != nil else { return }
      snippets.questions[number]?.isWaiting = true
      endWork()
    }
  }

  // MARK: Effects

  /// Performs an intent of a shortcut or of its card. If the call itself fails, the reply's `error`
  /// says why.
  func snippetReply(
    to request: PerformRequest, of app: InstalledExtension
  ) async -> PerformReply {
    let reply: PerformReply
    do {
      reply = try await performedInApp(request, of: app)
    } catch {
      reply = PerformReply(error: FetchFailure(error).message)
    }
    await refreshExtensionStates()
    return reply
  }

  /// Waits until the intent of a card has ended or asks something. Returns the card if it is still
  /// on the screen.
  func settledSnippet(_ card: Int) async -> SnippetState? {
    while isStarted, snippets.isPerforming(card) {
      await withCheckedContinuation { snippets.add($0) }
    }
    return snippets.engine.card == card ? snippets.engine.visible : nil
  }

  /// Carries out what the card's engine has decided.
  func performSnippetActions() {
    var isChanged = false
    for action in snippets.engine.takeActions() {
      switch action {
      case .answer(let number, let answer):
        guard let question = snippets.questions.removeValue(forKey: number) else { continue }
        if question.isWaiting { beginWork() }
        question.continuation.resume(
          returning: question.isWaiting
            ? .user(answer) : .failure("no card can show the question"))
      case .perform(let intent, let id, let card, let number):
        guard let app = installed[id] else { continue }
        beginWork()
        snippets.update = Task {
          let request = PerformRequest(action: intent, display: device.snippetDisplay(card: card))
          let reply = await snippetReply(to: request, of: app)
          snippets.engine.update(reply, card: card, number: number)
          performSnippetActions()
          endWork()
        }
      case .changed: isChanged = true
      }
    }
    guard isChanged else { return }
    pending.changes.append(.snippet(snippets.engine.visible))
    reportSnippetNotices()
    flush()
    snippets.resumeWaiting()
  }

  /// Reports what is wrong with the view on the card.
  private func reportSnippetNotices() {
    guard let shown = try? shownSnippet(), let app = installed[shown.extension],
      let archive = try? ViewArchive(decoding: shown.archive)
    else { return }
    for text in archive.notices where snippets.reported.insert("\(app.id): \(text)").inserted {
      notice("\(app.name): \(text)")
    }
  }

  /// The device's settings have changed: a locked device shows no snippets, and a new look draws
  /// them again.
  func snippetDeviceChanged(from old: DeviceSettings) {
    if device.isLocked {
      snippets.engine.close()
    } else if device.snippetDisplay(card: 0) != old.snippetDisplay(card: 0) {
      snippets.engine.environmentChanged(locale: device.locale)
    }
    performSnippetActions()
  }
}
