import SwiftUI
import UIKit

private final class Token {}

public enum Kit {
  public static let color = Color(.deep)
  public static let title = NSLocalizedString("title", bundle: Bundle(for: Token.self), comment: "")
  public static var data: String {
    let asset = NSDataAsset(name: "Soundings", bundle: Bundle(for: Token.self))
    return asset.map { String(decoding: $0.data, as: UTF8.self) } ?? "no data"
  }
  public static var identifier: String {
    Bundle(identifier: "com.example.LagoonKit")?.bundleIdentifier ?? "no bundle"
  }
}
