import HostLink

/// One `ActivityConfiguration` of the bundle.
///
/// `ActivityConfiguration._register` creates it when the bundle's body is read. Modifiers such as
/// `supplementalActivityFamilies(_:)` then change it. `ExtensionRuntime` looks it up by
/// `attributesType`, the name that hosts and pushes use too; the first registration of a type wins.
///
/// A registration holds the configuration's closures with their types erased. It knows nothing of
/// running activities, which the host keeps: each request carries the attributes and the content
/// to draw.
@MainActor
final class ActivityRegistration: _WidgetRegistration {
  /// The type's name without its module.
  let attributesType: String
  let source: any ActivitySource
  var supplementalFamilies: [ActivityFamily] = []
  var _typeName: String?

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
