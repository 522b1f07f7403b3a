import Foundation
import TideModel

#if !FROM_PACKAGE || FOR_MAC || !SWIFT_PACKAGE || !os(iOS)
  #error("the manifest defines these conditions")
#endif

public enum TideTable {
  public static let metres = Level.high.metres

  public static var name: String {
    let file = Bundle.module.url(forResource: "Name", withExtension: "txt")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no resource"
  }
}
