import AssetCatalog
import Foundation

/// The contents of a data set in an asset catalog.
public final class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  /// The uniform type identifier; `public.data`, because a bundle does not keep the set's own.
  public var typeIdentifier: String { "public.data" }

  /// nil if the extension's bundle has no such data set.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// nil if the bundle has no such data set.
  public init?(name: String, bundle: Bundle) {
    let folder = ResourceFolder.of(bundle)
    guard let file = folder.manifest.data?[name].flatMap(folder.file),
      let data = try? Data(contentsOf: file)
    else { return nil }
    self.name = name
    self.data = data
  }
}
