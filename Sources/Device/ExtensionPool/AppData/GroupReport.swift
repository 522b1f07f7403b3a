import DeviceEngine
import ExtensionBuilder
import Foundation

/// An app group of an extension: which programs may open it, and what it has.
public struct GroupReport: Codable, Equatable, Sendable {
  public var name: String
  /// The programs whose entitlements have the group.
  public var programs: [ExtensionProgram]
  /// The number of files in the container.
  public var files: Int
  /// When a file was last changed, by the machine's clock; nil without files.
  public var changed: Date?
}

extension ExtensionFolders {
  /// The groups in the entitlements of an extension and of its app, by name. A folder of sources
  /// has no entitlements, so that its programs may open all groups: those that exist are returned.
  package func groupReports(of app: InstalledExtension) -> [GroupReport] {
    guard let information = try? ExtensionBundle(contentsOf: app.bundle).information else {
      return []
    }
    let existing = { (try? FileManager.default.contentsOfDirectory(atPath: groups.path)) ?? [] }
    let ofExtension = Set(information.appGroups ?? existing())
    let ofApp = Set(information.appGroupsOfApp ?? (information.appGroups == nil ? existing() : []))
    return ofExtension.union(ofApp).sorted().compactMap { name in
      guard let container = try? container(ofGroup: name) else { return nil }
      let dates = Self.changeDates(in: container)
      return GroupReport(
        name: name,
        programs: (ofExtension.contains(name) ? [.extension] : [])
          + (ofApp.contains(name) ? [.app] : []),
        files: dates.count, changed: dates.max())
    }
  }

  private static func changeDates(in folder: URL) -> [Date] {
    let keys: Set<URLResourceKey> = [.isRegularFileKey, .contentModificationDateKey]
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: Array(keys))
    return (files.map { Array($0.prefix(Self.fileLimit)) } ?? []).compactMap { file in
      guard let values = try? (file as? URL)?.resourceValues(forKeys: keys),
        values.isRegularFile == true
      else { return nil }
      return values.contentModificationDate
    }
  }

  /// The number of files that are counted.
  private static let fileLimit = 10_000
}
