import StringTables

/// One of the answers that an intent offers.
public struct IntentChoiceOption: Equatable, Sendable {
  public struct Style: Equatable, Hashable, Sendable {
    private let name: String

    public static var `default`: Style { Style(name: "default") }
    public static var cancel: Style { Style(name: "cancel") }
    public static var destructive: Style { Style(name: "destructive") }
  }

  public let title: LocalizedStringResource
  public let style: Style

  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "\(SystemWord.cancel.text)", style: .cancel)
  }
}
