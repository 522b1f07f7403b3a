import HostLink
import RelevanceKit

extension WidgetRelevance {
  /// The attributes for the host.
  /// - Parameter values: Returns the values of a configuration.
  func attributes(
    _ values: (Configuration) -> [String: ConfigurationValue]
  ) -> [RelevanceAttribute] {
    attributes.map { attribute in
      RelevanceAttribute(
        configuration: values(attribute.configuration),
        context: attribute.context.map { RelevanceContext($0) }, group: attribute.group.link)
    }
  }
}

extension WidgetRelevanceGroup {
  fileprivate var link: RelevanceAttribute.Group {
    switch kind {
    case .automatic: .automatic
    case .ungrouped: .ungrouped
    case .named(let name): .named(name)
    }
  }
}

extension RelevanceContext {
  init(_ context: RelevantContext) {
    switch context.kind {
    case .date(let range, let kind):
      self = .date(
        from: range.lowerBound, to: range.upperBound,
        kind: DateKind(rawValue: kind.name) ?? .default)
    case .region(let region):
      self = .region(
        RelevanceRegion(
          identifier: region.identifier, latitude: region.latitude, longitude: region.longitude,
          radius: region.radius))
    case .inferredLocation(let name): self = .inferredLocation(name)
    case .sleep(let name): self = .sleep(name)
    case .fitness(let name): self = .fitness(name)
    case .headphones(let name): self = .headphones(name)
    }
  }
}
