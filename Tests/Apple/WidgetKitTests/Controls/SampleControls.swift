import AppIntents
import HostLink
import Testing

@testable import SwiftUI
@testable import WidgetKit

struct SampleSwitch: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct SamplePress: AppIntent {
  static let title: LocalizedStringResource = "Press"
  @Parameter(title: "Lamp") var lamp: String?
  init() {}
  init(lamp: String) { self.lamp = lamp }
  func perform() async throws -> some IntentResult { .result() }
}

enum SamplePlace: String, AppEnum {
  case kitchen, cellar
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let caseDisplayRepresentations: [SamplePlace: DisplayRepresentation] = [
    .kitchen: "Kitchen", .cellar: "Cellar",
  ]
}

struct SampleOpen: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Place") var target: SamplePlace
}

struct SampleGuarded: SetValueIntent, AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Guarded"
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }
  @Parameter(title: "On") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

/// A bundle with one control of kind `sample` that shows a template.
@MainActor
func runtime<Template: ControlWidgetTemplate>(
  @ControlWidgetTemplateBuilder _ template: @escaping @MainActor () -> Template
) -> ExtensionRuntime {
  runtime(of: StaticControlConfiguration(kind: "sample") { template() })
}

@MainActor
func runtime<C: ControlWidgetConfiguration>(of configuration: C) -> ExtensionRuntime {
  var list = _WidgetList()
  C._registerControl(configuration, in: &list)
  return ExtensionRuntime(list)
}

extension ExtensionRuntime {
  /// The reply to a request for the control of kind `sample`.
  func control(
    _ configuration: [String: ConfigurationValue] = [:], isPreview: Bool = false,
    forms: [ControlForm] = []
  ) async throws -> ControlReply {
    let reply = await answer(
      .control(
        ControlRequest(
          kind: "sample", configuration: configuration, isPreview: isPreview, forms: forms)))
    switch reply {
    case .control(let control): return control
    case .failure(let report): throw report
    default: throw Unexpected(reply)
    }
  }
}

/// A reply of another case than expected.
struct NoAnswer: Error {}
