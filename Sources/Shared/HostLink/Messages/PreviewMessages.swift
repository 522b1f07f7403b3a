import Foundation

/// Where a preview is declared.
public struct PreviewLocation: Codable, Equatable, Sendable {
  /// Module and file, such as `Widgets/Tide.swift`; the type's name for a `PreviewProvider`.
  public var file: String
  /// From 1; nil for a `PreviewProvider`.
  public var line: Int?

  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

/// A preview as its author describes it. A `PreviewProvider` can have several.
public struct PreviewDescription: Codable, Equatable, Sendable {
  public enum Layout: Codable, Equatable, Sendable {
    case device
    case sizeThatFits
    /// In points.
    case fixed(LinkSize)
  }

  public enum Content: Codable, Equatable, Sendable {
    case view(Layout, isLandscape: Bool)
    case widget(WidgetFamilyName)
    case activity(PreviewedActivity)
  }

  public var name: String?
  public var content: Content
  /// nil if the preview uses no intent.
  public var configuration: PreviewedConfiguration?

  public init(name: String?, content: Content, configuration: PreviewedConfiguration? = nil) {
    self.name = name
    self.content = content
    self.configuration = configuration
  }
}

/// The parameters of a preview's intent, and the author's values.
public struct PreviewedConfiguration: Codable, Equatable, Sendable {
  public var parameters: [ParameterDescription]
  public var values: [String: ConfigurationValue]

  public init(parameters: [ParameterDescription], values: [String: ConfigurationValue]) {
    self.parameters = parameters
    self.values = values
  }
}

/// The Live Activity of a preview.
public struct PreviewedActivity: Codable, Equatable, Sendable {
  public enum Presentation: String, Codable, Sendable { case content, compact, minimal, expanded }

  public var attributesType: String
  public var presentation: Presentation
  /// JSON.
  public var attributes: Data
  /// JSON of each content state.
  public var states: [Data]

  public init(
    attributesType: String, presentation: Presentation, attributes: Data, states: [Data]
  ) {
    self.attributesType = attributesType
    self.presentation = presentation
    self.attributes = attributes
    self.states = states
  }
}

/// A request for the pictures of a preview.
public struct PreviewRequest: Codable, Equatable, Sendable {
  /// Index into the reply to `HostCall.previews`.
  public var preview: Int
  /// Index into the reply to `HostCall.preview`.
  public var item: Int
  /// Size, margins and environments. `kind` is the preview's name, for messages. An
  /// empty `configuration` means the author's.
  public var widget: WidgetRequest
  public var form: Form

  public enum Form: String, Codable, Sendable {
    case widget
    /// A view with the size of `widget`.
    case view
    /// A view that chooses its size, within that of `widget`.
    case fittingView
  }

  public init(preview: Int, item: Int, widget: WidgetRequest, form: Form) {
    self.preview = preview
    self.item = item
    self.widget = widget
    self.form = form
  }
}
