import DeviceEngine
import HostLink

extension ScreenElement {
  /// What an element is part of. `element` is an index that `TapTarget.element` accepts; nil is the
  /// whole widget or presentation.
  package enum Target: Equatable, Sendable {
    case placement(PlacementID, element: Int?)
    case control(ControlID)
    case activity(ActivityID, ActivityPresentationName, element: Int?)
    /// The icon of an app.
    case icon(ExtensionID)
    /// A module of Control Center, by its device setting.
    case module(String)
    /// The window of the app in front.
    case app(element: Int)
    /// The card of a shortcut.
    case snippet(SnippetPart)
    /// The form "Edit Widget" or "Edit Control".
    case form(FormPart)
  }

  /// A part of the card of a shortcut.
  package enum SnippetPart: Equatable, Sendable {
    case dialog, accept, cancel, done, field
    case option(Int)
    /// An element of the view.
    case element(Int)
  }

  /// A part of a form.
  package enum FormPart: Equatable, Sendable {
    case title, done
    case parameter(String)
    /// A choice of an open picker.
    case choice(String, Int)
  }
}

extension ScreenElement.Target: CustomStringConvertible {
  package var description: String {
    func text(_ item: some CustomStringConvertible, _ element: Int?) -> String {
      element.map { "\(item)/\($0)" } ?? "\(item)"
    }
    switch self {
    case .placement(let id, let element): return text(id, element)
    case .control(let id): return id.rawValue
    case .activity(let id, let presentation, let element):
      return text("\(id).\(presentation.rawValue)", element)
    case .icon(let id): return "icon.\(id)"
    case .module(let setting): return "module.\(setting)"
    case .app(let element): return "app/\(element)"
    case .snippet(.option(let index)): return "snippet.option/\(index)"
    case .snippet(.element(let index)): return "snippet/\(index)"
    case .snippet(let part): return "snippet.\(part)"
    case .form(.parameter(let name)): return "form.parameter/\(name)"
    case .form(.choice(let name, let index)): return "form.choice/\(name)/\(index)"
    case .form(let part): return "form.\(part)"
    }
  }

  /// The id of the widget, control or activity, or `app`, `snippet` or `form`; nil for what belongs
  /// to the system.
  package var item: String? {
    switch self {
    case .placement(let id, _): id.rawValue
    case .control(let id): id.rawValue
    case .activity(let id, _, _): id.rawValue
    case .app: "app"
    case .snippet: "snippet"
    case .form: "form"
    case .icon, .module: nil
    }
  }
}
