/// Identifies a piece of custom content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let label: Text
  private let id: String

  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: "\(labelKey)")
  }

  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) {
    self.init(Text(label), id: id)
  }

  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) {
    self.init(Text(label), id: label.key)
  }
}

/// Describes a chart for audio graphs. The device does not play them.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
