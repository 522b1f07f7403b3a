/// The content of a control for one value: a button or a toggle with its modifiers.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }

  /// Evaluates the template.
  @MainActor static func _output(of template: Self) -> _ControlTemplateOutput
}

extension ControlWidgetTemplate {
  public static func _output(of template: Self) -> _ControlTemplateOutput {
    Body._output(of: template.body)
  }
}

extension Never: ControlWidgetTemplate {
  public static func _output(of template: Never) -> _ControlTemplateOutput {}
}

/// An evaluated template: a button or a toggle, and the values of its modifiers. Of several tints
/// or privacy settings, the innermost takes effect.
@MainActor
public struct _ControlTemplateOutput {
  /// nil if the template is empty.
  public var content: (any _ControlTemplateContent)?
  package var tint: Color?
  package var isPrivacySensitive: Bool?
  package var isDisabled = false

  public init(content: (any _ControlTemplateContent)? = nil) {
    self.content = content
  }
}

/// A button or a toggle. WidgetKit declares the conforming types.
@MainActor
public protocol _ControlTemplateContent {}

/// An empty template.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = Never

  nonisolated public init() {}

  public var body: Never { fatalError("EmptyControlWidgetTemplate has no body") }

  public static func _output(of template: Self) -> _ControlTemplateOutput {
    _ControlTemplateOutput()
  }
}

/// A template with one modifier.
struct ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate {
  typealias Body = Never

  let base: Base
  let change: @MainActor (inout _ControlTemplateOutput) -> Void

  var body: Never { fatalError("ModifiedControlTemplate has no body") }

  static func _output(of template: Self) -> _ControlTemplateOutput {
    var output = Base._output(of: template.base)
    template.change(&output)
    return output
  }
}

extension ControlWidgetTemplate {
  /// Sets the colour of a toggle's symbol while the toggle is on; nil is the system's colour.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { $0.tint = $0.tint ?? tint }
  }

  /// Hides the control's state and value on a locked device.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) {
      $0.isPrivacySensitive = $0.isPrivacySensitive ?? sensitive
    }
  }

  /// Dims the control and disables its action.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
