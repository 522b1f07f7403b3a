import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// The control engine's actions become questions, stored facts and told changes.
extension WidgetHost {
  /// Does what the control engine wants done.
  func takeControlActions() {
    for action in controlEngine.takeActions() {
      switch action {
      case .fetch(let fetch): Task { await self.fetch(fetch) }
      case .record(let row): record(row)
      case .changed(let id): pending.touch(control: id)
      }
    }
  }

  private func fetch(_ fetch: ControlFetch) async {
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

  /// What has to be stored of an answer, for the controls that still wait for it.
  private func keep(_ answer: ControlAnswer, of fetch: ControlFetch) -> [StoreChange] {
    let now = clock.now
    return fetch.members.filter { controlEngine.records[$0.id]?.fetch == fetch.token }.map {
      controls.drawn.insert($0.id)
      let value = StoredControlValue(
        fetched: now, template: answer.template, issues: answer.issues, form: fetch.forms[$0.form])
      return .controlValue($0.id, value, answer.faces[$0.form])
    }
  }

  /// Why the extension as it is installed now cannot show a control; nil where it can.
  func misfit(_ control: Control) -> String? {
    guard let app = installed[control.extension] else {
      return "the extension \(control.extension) is not installed: the control keeps its last "
        + "value; remove it, or install the extension again"
    }
    guard app.control(ofKind: control.kind) != nil else {
      return "\(app.name) no longer has the control \"\(control.kind)\": it keeps its last value; "
        + "remove it, or install a version that has it"
    }
    return nil
  }
}

/// An extension's answer, complete and bounded: every form has a face of every state.
struct ControlAnswer {
  let template: ControlTemplateDescription
  let issues: [ConfigurationIssue]
  /// By form.
  let faces: [[StoredFace]]

  /// Letters of a text; more is cut.
  private static let textLimit = 500

  /// Throws `FetchFailure`.
  init(_ reply: ControlReply, forms: [ControlForm]) throws(FetchFailure) {
    var template = reply.template
    guard !template.states.isEmpty, template.states.count <= 2,
      template.role == .button || template.states.count == 2
    else {
      throw FetchFailure(
        message: "the extension gave \(template.states.count) states of a \(template.role.rawValue)"
      )
    }
    for index in template.states.indices { template.states[index].limit(Self.textLimit) }
    var faces: [[StoredFace]] = []
    for form in forms.indices {
      var own: [StoredFace] = []
      for state in template.faceStates {
        guard let face = reply.faces.first(where: { $0.form == form && $0.state == state }) else {
          throw FetchFailure(message: "the extension gave no face of state \(state)")
        }
        guard face.symbolFrame.isFinite else {
          throw FetchFailure(message: "the symbol of state \(state) has no finite frame")
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
