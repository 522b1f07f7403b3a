/// Adds imports for names such as `SwiftUICore.Color`: on Apple's platforms, SwiftUI passes on the
/// modules that it consists of. Here they are above SwiftUI, which cannot import them.
enum QualifiedNames {
  private static let module = Array("SwiftUICore".utf8)
  private static let statement = Array("import SwiftUI".utf8)

  /// Adds the import at the end of the line that imports SwiftUI. Does nothing if no line imports
  /// only this.
  static func rewrite(_ text: inout [UInt8], imports: Set<String>) {
    guard imports.contains("SwiftUI"), !imports.contains("SwiftUICore"),
      text.firstRange(of: module + Array(".".utf8)) != nil,
      let found = text.ranges(of: statement).first(where: { text.isEndOfLine($0.upperBound) })
    else { return }
    text.insert(contentsOf: Array("; import SwiftUICore".utf8), at: found.upperBound)
  }
}

extension [UInt8] {
  fileprivate func isEndOfLine(_ offset: Int) -> Bool {
    offset == count || self[offset] == UInt8(ascii: "\n") || self[offset] == UInt8(ascii: "\r")
  }
}
