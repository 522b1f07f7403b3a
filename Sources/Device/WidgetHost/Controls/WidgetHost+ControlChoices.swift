import DeviceEngine
import Foundation
import HostLink

// The choices for a control's parameters.
extension WidgetHost {
  /// Records whether a required parameter has choices. A search without results is ignored: it does
  /// not mean that the list is empty.
  func noteChoices(
    _ reply: OptionsReply, to request: OptionsRequest, _ parameter: ParameterDescription,
    of id: ExtensionID
  ) {
    let isEmpty = reply.sections.allSatisfy(\.options.isEmpty)
    if isEmpty, request.search?.isEmpty == false { return }
    let isNeeded = !parameter.isOptional && !parameter.isList
    let problem =
      isEmpty && isNeeded ? ControlSentences.noChoices(request.parameter) : nil
    note(problem, for: request, of: id)
  }

  func noteChoices(
    failed reason: String, to request: OptionsRequest, of id: ExtensionID
  ) {
    note(ControlSentences.choicesFailed(request.parameter, reason), for: request, of: id)
  }

  private func note(
    _ problem: String?, for request: OptionsRequest, of id: ExtensionID
  ) {
    controlEngine.handle(
      .choicesRequested(
        id, kind: request.kind, parameter: request.parameter, problem: problem),
      at: clock.now)
    flush()
  }
}
