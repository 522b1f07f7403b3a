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
  /// The size in which a view is previewed.
  public enum Layout: Codable, Equatable, Sendable {
    /// The whole screen of the device.
    case device
    /// The size that the view takes.
    case sizeThatFits
    /// In points.
    case fixed(LinkSize)
  }

  /// What a preview shows.
  public enum Content: Codable, Equatable, Sendable {
    /// A view, without a widget around it.
    case view(Layout, isLandscape: Bool)
    /// A widget with its timeline.
    case widget(WidgetFamilyName)
    /// A Live Activity in one presentation.
    case activity(PreviewedActivity)
  }

  /// The argument of `#Preview`; nil without one.
  public var name: String?
  /// Decides how the preview is drawn.
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
  /// The parameters of the widget's intent.
  public var parameters: [ParameterDescription]
  /// The values of the intent in the preview.
  public var values: [String: ConfigurationValue]

  public init(parameters: [ParameterDescription], values: [String: ConfigurationValue]) {
    self.parameters = parameters
    self.values = values
  }
}

/// The Live Activity of a preview.
public struct PreviewedActivity: Codable, Equatable, Sendable {
  /// `content` is that of the Lock Screen; the others are of the Dynamic Island.
  public enum Presentation: String, Codable, Sendable { case content, compact, minimal, expanded }

  /// The name of the attributes' type.
  public var attributesType: String
  /// Which of the configuration's views are drawn.
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
  /// What is asked for.
  public var form: Form
  /// How far the device of a view is open; nil for a device without a hinge.
  public var hinge: HingePosition?
  /// The parts of a view's screen that the hardware takes.
  public var regions: [ScreenRegion] = []

  /// The content that a preview is asked for.
  public enum Form: String, Codable, Sendable {
    /// The entries of a widget's preview.
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
