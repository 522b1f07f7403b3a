import DeviceEngine
import HostLink

/// The controls of a new device: each kind once in Control Center, toggles at the size that shows
/// text; and the first kinds that need no configuration on the Lock Screen and the Action button.
/// Controls that only a companion runs go to its Control Center.
struct DefaultControls {
  struct Step: Equatable {
    var `extension`: ExtensionID
    var kind: String
    /// nil for the end of the Control Center of the device that runs it.
    var place: ControlPlace?
  }

  /// The maximum number of controls in Control Center.
  private static let centerLimit = 12

  /// In the order in which they are added.
  static func steps(_ gallery: [ControlGalleryItem]) -> [Step] {
    let others = gallery.filter { !$0.runs(on: .main) }
    let gallery = gallery.filter { $0.runs(on: .main) }
    let center = gallery.prefix(centerLimit).enumerated().map { position, item in
      Step(item, .controlCenter(position: position, size: item.role == .toggle ? .medium : .small))
    }
    let ready = gallery.filter { !$0.needsConfiguration }
    let places: [ControlPlace] = [.lock(.left), .lock(.right)]
    return center + zip(ready, places).map { Step($0, $1) }
      + ready.prefix(1).map { Step($0, .actionButton) }
      + others.prefix(centerLimit).map { Step($0, nil) }
  }
}

extension ControlGalleryItem {
  /// Whether the user must choose something, as far as the description says.
  fileprivate var needsConfiguration: Bool {
    promptsForUserConfiguration
      || configuration.parameters.contains { $0.defaultValue == .none }
  }
}

extension DefaultControls.Step {
  fileprivate init(_ item: ControlGalleryItem, _ place: ControlPlace?) {
    self.init(extension: item.extension, kind: item.kind, place: place)
  }
}
