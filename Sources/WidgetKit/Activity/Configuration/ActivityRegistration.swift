import HostLink

/// A Live Activity of the bundle.
@MainActor
final class ActivityRegistration: _WidgetRegistration {
  /// The type's name without its module.
  let attributesType: String
  let source: any ActivitySource
  var supplementalFamilies: [ActivityFamily] = []

  init(attributesType: String, source: any ActivitySource) {
    self.attributesType = attributesType
    self.source = source
  }

  var families: Set<ActivityFamily> { Set(supplementalFamilies).union([.medium]) }

  var linkDescription: ActivityDescription {
    ActivityDescription(
      attributesType: attributesType, supplementalFamilies: supplementalFamilies.map(\.linkName))
  }
}
