// A class is encoded as the main bundle, because another process, which may decode the resource,
// cannot look up the class.
extension LocalizedStringResource: Codable {
  private enum CodingKeys: String, CodingKey {
    case key
    case format
    case arguments
    case table
    case locale
    case bundle
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let value = String.LocalizationValue(
      key: try container.decode(String.self, forKey: .format),
      arguments: try container.decode([FormatArgument].self, forKey: .arguments))
    self.init(
      key: try container.decode(String.self, forKey: .key), defaultValue: value,
      table: try container.decodeIfPresent(String.self, forKey: .table),
      locale: try container.decode(Locale.self, forKey: .locale),
      bundle: try container.decodeIfPresent(URL.self, forKey: .bundle).map { .atURL($0) } ?? .main)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(defaultValue.key, forKey: .format)
    try container.encode(defaultValue.arguments, forKey: .arguments)
    try container.encodeIfPresent(table, forKey: .table)
    try container.encode(locale, forKey: .locale)
    if case .atURL(let url) = bundle { try container.encode(url, forKey: .bundle) }
  }
}

extension String.LocalizationValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case key
    case arguments
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      arguments: try container.decode([FormatArgument].self, forKey: .arguments))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key, forKey: .key)
    try container.encode(arguments, forKey: .arguments)
  }
}
