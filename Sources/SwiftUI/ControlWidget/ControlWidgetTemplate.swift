/// What a control is at one moment: a button or a toggle, with what is said of it.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }

  /// What the template comes down to.
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

/// A button or a toggle, and what modifiers say of it; the innermost modifier counts.
@MainActor
public struct _ControlTemplateOutput {
  /// nil where the template is empty.
  public var content: (any _ControlTemplateContent)?
  package var tint: Color?
  package var isPrivacySensitive: Bool?
  package var isDisabled = false

  public init(content: (any _ControlTemplateContent)? = nil) {
    self.content = content
  }
}

/// A button or a toggle as WidgetKit makes it.
@MainActor
public protocol _ControlTemplateContent {}

/// A template of nothing.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = Never

  nonisolated public init() {}

  public var body: Never { fatalError("EmptyControlWidgetTemplate has no body") }

  public static func _output(of template: Self) -> _ControlTemplateOutput {
    _ControlTemplateOutput()
  }
}

/// A template with something said of it.
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
  /// The colour of a toggle's symbol while it is on; nil is the system's.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { $0.tint = $0.tint ?? tint }
  }

  /// A locked device shows neither the control's state nor its value.
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) {
      $0.isPrivacySensitive = $0.isPrivacySensitive ?? sensitive
    }
  }

  /// The control is dimmed and does nothing.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { $0.isDisabled = $0.isDisabled || disabled }
  }
}
