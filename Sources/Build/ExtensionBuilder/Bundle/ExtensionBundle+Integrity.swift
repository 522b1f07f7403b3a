import Foundation
import StableHash

extension ExtensionBundle {
  /// Whether the executables and the resources are those that were built. A build uses a bundle
  /// again only if they are.
  var isIntact: Bool {
    guard (try? verify()) != nil else { return false }
    guard let hash = information.resources else { return true }
    return (try? Self.hash(ofResources: resources)) == hash
  }

  /// The hash of the files in a folder and their names. Throws if the folder cannot be read.
  static func hash(ofResources folder: URL) throws -> String {
    var hash = StableHash<UInt64>()
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
      let file = folder.appendingPathComponent(path)
      guard !file.isDirectory else { continue }
      // A symbolic link may lead nowhere.
      hash.combine("\(path) \((try? Self.hash(of: file)) ?? "unreadable")\n")
    }
    return hash.hexadecimal
  }
}
