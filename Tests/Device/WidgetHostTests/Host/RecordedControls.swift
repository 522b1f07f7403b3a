import Foundation
import HostLink

/// The controls of recorded extensions.
extension ControlDescription {
  static let fan = ControlDescription(
    kind: "fan", displayName: "Fan", description: "Turns the fan on.", hasPushHandler: true)

  static let light = ControlDescription(
    kind: "light",
    configuration: .intent(
      name: "LightIntent", title: "Light",
      parameters: [ParameterDescription(name: "room", title: "Room", type: .string)]),
    promptsForUserConfiguration: true)

  static let door = ControlDescription(kind: "door", displayName: "Door")
}

extension ControlReply {
  func without(_ parameters: [String]) -> ControlReply {
    var reply = self
    reply.unsetParameters = parameters
    return reply
  }

  /// Faces whose bytes name their form and state.
  init(_ template: ControlTemplateDescription, for request: ControlRequest) {
    self.init(
      template: template,
      faces: request.forms.indices.flatMap { form in
        template.faceStates.map { state in
          let name = "\(request.forms[form].size.rawValue) \(state)"
          return ControlFace(
            form: form, state: state, platter: Data("platter \(name)".utf8),
            symbol: Data("symbol \(name)".utf8),
            symbolFrame: LinkRect(x: 17, y: 17, width: 30, height: 30))
        }
      })
  }
}
