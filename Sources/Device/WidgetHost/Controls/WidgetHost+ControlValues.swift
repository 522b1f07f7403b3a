import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// Carries out the control engine's actions: requests to extensions, stored and published changes.
extension WidgetHost {
  /// Carries out the control engine's pending actions.
  func performControlActions() {
    for action in controlEngine.takeActions() {
      switch action {
      case .fetch(let fetch): Task { await self.fetch(fetch) }
      case .record(let row): record(row)
      case .changed(let id): pending.touch(control: id)
      }
    }
  }

  private func fetch(_ fetch: ControlFetch) async {
    beginWork()
    let previews = Task {
      await showPreviews(for: fetch)
      endWork()
    }
    let result: Result<ControlAnswer, FetchFailure>
    do {
      let control = fetch.control
      if let failure = misfit(control) { throw FetchFailure(message: failure, isRetryable: false) }
      let request = ControlRequest(
        kind: control.kind, configuration: control.configuration, forms: fetch.forms)
      let reply = try await extensions.control(
        request, of: try app(control.extension), clock: clock.extensionClock, device: device)
      result = .success(try ControlAnswer(reply, forms: fetch.forms))
    } catch {
      result = .failure(FetchFailure(error))
    }
    await refreshExtensionStates()
    switch result {
    case .success: previews.cancel()
    // The preview stays on screen.
    case .failure: await previews.value
    }
    guard isStarted else { return }
    switch result {
    case .success(let answer):
      let archived = keep(answer, of: fetch)
      controlEngine.handle(
        .fetched(token: fetch.token, answer.template, answer.issues), at: clock.now)
      flush(archived: archived)
    case .failure(let failure):
      controlEngine.handle(.fetchFailed(token: fetch.token, failure), at: clock.now)
      flush()
    }
  }

  /// The changes to store for an answer. Controls that no longer wait for it are left out.
  private func keep(_ answer: ControlAnswer, of fetch: ControlFetch) -> [StoreChange] {
    let now = clock.now
    return fetch.members.filter { controlEngine.records[$0.id]?.fetch == fetch.token }.map {
      controls.drawn.insert($0.id)
      controls.previews[$0.id] = nil
      controls.unsetParameters[$0.id] = answer.unsetParameters
      let value = StoredControlValue(
        fetched: now, template: answer.template, issues: answer.issues, form: fetch.forms[$0.form])
      return .controlValue($0.id, value, answer.faces[$0.form])
    }
  }

  /// Why the installed extension cannot show a control; nil if it can.
  func misfit(_ control: Control) -> String? {
    if let reason = absence(of: control.role) { return reason }
    guard let app = installed[control.extension] else {
      return "the extension \(control.extension) is not installed; the control keeps its last "
        + "value. Remove it or install the extension again"
    }
    guard app.control(ofKind: control.kind) != nil else {
      return "\(app.name) no longer has the control \"\(control.kind)\"; it keeps its last value. "
        + "Remove it or install a version that has it"
    }
    return nil
  }
}

/// A complete and bounded reply of an extension: every form has a face of every state.
struct ControlAnswer {
  let template: ControlTemplateDescription
  let issues: [ConfigurationIssue]
  let unsetParameters: [String]
  /// The faces by form.
  let faces: [[StoredFace]]

  /// The maximum number of characters of a text. Longer texts are truncated.
  private static let textLimit = 500

  /// Throws `FetchFailure` if the reply is incomplete.
  init(_ reply: ControlReply, forms: [ControlForm]) throws(FetchFailure) {
    var template = reply.template
    guard !template.states.isEmpty, template.states.count <= 2,
      template.role == .button || template.states.count == 2
    else {
      throw FetchFailure(
        message: "the extension returned \(template.states.count) states for a "
          + template.role.rawValue)
    }
    for index in template.states.indices { template.states[index].limit(Self.textLimit) }
    var faces: [[StoredFace]] = []
    for form in forms.indices {
      var own: [StoredFace] = []
      for state in template.faceStates {
        guard let face = reply.faces.first(where: { $0.form == form && $0.state == state }) else {
          throw .missing("face for state \(state)")
        }
        guard face.symbolFrame.isFinite else {
          throw FetchFailure(message: "the symbol frame of state \(state) is not finite")
        }
        own.append(
          StoredFace(
            state: state, platter: face.platter.data, symbol: face.symbol.data,
            symbolFrame: face.symbolFrame))
      }
      faces.append(own)
    }
    self.template = template
    self.faces = faces
    issues = reply.issues
    unsetParameters = reply.unsetParameters
  }
}

extension ControlStateDescription {
  fileprivate mutating func limit(_ count: Int) {
    title = String(title.prefix(count))
    value = value.map { String($0.prefix(count)) }
    status = status.map { String($0.prefix(count)) }
    hint = hint.map { String($0.prefix(count)) }
    symbol = symbol.map { String($0.prefix(count)) }
    symbolEffects = symbolEffects.prefix(8).map { String($0.prefix(count)) }
  }
}

extension LinkRect {
  fileprivate var isFinite: Bool { [x, y, width, height].allSatisfy(\.isFinite) }
}
