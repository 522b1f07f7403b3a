import DeviceEngine
import ExtensionPool
import HostLink

/// The installed extensions, and what their processes have reported.
struct HostedExtensions {
  private var byID: [ExtensionID: InstalledExtension] = [:]
  /// The number of changes to the extensions.
  private(set) var revision = 0
  /// The states of the processes at the last look.
  var states: [ExtensionID: ExtensionServiceState] = [:]
  /// The recommended configurations of the kinds that were asked for them.
  private(set) var recommendations: [WidgetKind: [ConfigurationRecommendation]] = [:]

  var keys: Dictionary<ExtensionID, InstalledExtension>.Keys { byID.keys }
  var values: Dictionary<ExtensionID, InstalledExtension>.Values { byID.values }

  /// An extension, or its camera if the id names that.
  subscript(id: ExtensionID) -> InstalledExtension? {
    get { byID[id] ?? (id.isCapture ? byID[id.owner]?.capture : nil) }
    set {
      byID[id] = newValue
      revision += 1
    }
  }

  mutating func restore(_ extensions: [InstalledExtension]) {
    byID = Dictionary(uniqueKeysWithValues: extensions.map { ($0.id, $0) })
    revision += 1
  }

  mutating func keep(_ reply: [ConfigurationRecommendation], of kind: WidgetKind) {
    recommendations[kind] = reply
  }

  /// The extension is asked again.
  mutating func forgetRecommendations(of id: ExtensionID) {
    recommendations = recommendations.filter { $0.key.extension != id }
  }
}
