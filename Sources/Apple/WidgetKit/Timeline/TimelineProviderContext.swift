/// Where a provider's entries are going to be shown.
///
/// Unchecked: the environments are created for one request and only read afterwards.
public struct TimelineProviderContext: @unchecked Sendable {
  /// The values that environment keys can have where the widget is shown.
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
  /// True in the gallery, which needs the snapshot at once. Use sample content.
  public let isPreview: Bool
  /// The widget's size, in points.
  public let displaySize: CGSize
}
