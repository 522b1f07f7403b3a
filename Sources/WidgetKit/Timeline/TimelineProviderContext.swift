/// What a provider is told of the place that asks.
///
/// Unchecked: the environments are made for one request and only read from then on.
public struct TimelineProviderContext: @unchecked Sendable {
  /// The values that an environment key may take where the widget is shown.
  @dynamicMemberLookup
  public struct EnvironmentVariants {
    let environments: [EnvironmentValues]

    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }

    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      environments.isEmpty ? nil : environments.map { $0[keyPath: keyPath] }
    }
  }

  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  /// True in the gallery: the snapshot is shown at once and should have sample content.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize
}
