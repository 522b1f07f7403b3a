import DeviceEngine
import Foundation
import HostLink
import ViewArchive

// What the taps on widgets, activities, windows and snippets have in common.

extension ViewArchive {
  /// The archive that the user tapped. Throws `HostError.extensionFailed`.
  init(tapped data: Data, of id: ExtensionID) throws(HostError) {
    do {
      self = try ViewArchive(decoding: data)
    } catch {
      throw .extensionFailed(id, reason: "\(error)")
    }
  }
}

extension PerformRequest {
  /// The intent of a button, or that of a toggle with its new value.
  ///
  /// - Parameter display: Where the intent can show something; nil if it can do so nowhere.
  /// - Returns: nil for an action that performs no intent.
  init?(_ action: NodeAction, display: SnippetDisplay? = nil) {
    switch action {
    case .intent(let identifier, let parameters):
      self.init(
        action: IntentAction(identifier: identifier, parameters: parameters), display: display)
    case .toggle(let isOn, let identifier, let parameters):
      self.init(
        action: IntentAction(identifier: identifier, parameters: parameters), newValue: !isOn,
        display: display)
    case .link, .app: return nil
    }
  }
}
