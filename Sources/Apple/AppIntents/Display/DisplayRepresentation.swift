import UIKit

/// How a value is shown in a list.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

extension DisplayRepresentation {
  /// A picture beside a title. Lists show symbols only; other pictures are ignored.
  public struct Image: Hashable, Sendable {
    public struct DisplayStyle: Hashable, Sendable {
      private let name: String

      public static var circular: DisplayStyle { DisplayStyle(name: "circular") }
      public static var `default`: DisplayStyle { DisplayStyle(name: "default") }
    }

    enum Source: Hashable {
      case named(String)
      case symbol(String)
      case data(Data)
      case url(URL)
    }

    let source: Source

    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      source = .named(name)
    }

    public init(systemName name: String, isTemplate: Bool? = nil) {
      source = .symbol(name)
    }

    /// Lists show symbols in their own color and size.
    public init(
      systemName name: String, tintColor: UIColor?,
      symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) {
      source = .symbol(name)
    }

    public init(
      data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      source = .data(data)
    }

    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .url(url)
    }

    public init(
      url: URL, width: Double, height: Double, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .url(url)
    }

    /// nil for other pictures than symbols.
    var symbolName: String? {
      if case .symbol(let name) = source { name } else { nil }
    }
  }
}
