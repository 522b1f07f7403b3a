import Foundation
import HostLink
import ViewArchive

extension NodeAction {
  /// The intent as a button's action. nil if it cannot be encoded; the reason goes to standard
  /// error.
  static func performing(_ intent: some AppIntent) -> NodeAction? {
    encoded(intent).map { .intent(identifier: $0.identifier, parameters: $0.parameters) }
  }

  static func toggling(_ isOn: Bool, _ intent: some AppIntent) -> NodeAction? {
    encoded(intent).map {
      .toggle(isOn: isOn, identifier: $0.identifier, parameters: $0.parameters)
    }
  }

  private static func encoded(_ intent: some AppIntent) -> IntentAction? {
    do {
      return try intent.action()
    } catch {
      FileHandle.standardError.write(Data("A button or toggle has no action: \(error)\n".utf8))
      return nil
    }
  }
}
