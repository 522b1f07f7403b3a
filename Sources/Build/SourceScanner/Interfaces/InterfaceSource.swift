/// The source of a module of which only the interface is known: the declarations of a
/// `.swiftinterface`, with implementations that trap.
///
/// ```swift
/// // public func depth() -> Swift.Int
/// // becomes
/// // public func depth() -> Swift.Int { _vitrineMissing("depth was cut: …") }
/// ```
/// What the compiler can derive stays derived, such as `==` of an enumeration. Opaque results are
/// those of SwiftUI's protocols only; a declaration with another one is removed, and so is what the
/// compiler has mangled. The declarations have the lines of the interface.
package enum InterfaceSource {
  /// Why the implementations are missing.
  package static let reason = "only the interface of a binary framework is known"

  /// - Parameters:
  ///   - interface: In UTF-8.
  ///   - module: The name of the module.
  ///   - file: The name of the interface, for the sentences of the traps.
  ///   - reason: Why the implementations are missing.
  /// - Returns: nil if the interface is too large or nested too deeply.
  package static func source(
    of interface: [UInt8], module: String, file: String, reason: String = reason
  ) -> [UInt8]? {
    let text = withKnownFeatures(interface)
    guard let tree = BoundedParser.tree(of: text) else { return nil }
    let reader = InterfaceReader(text: text, module: module, file: file, reason: reason)
    reader.walk(tree)
    var result: [UInt8] = []
    var position = 0
    for edit in reader.edits.sorted(by: {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    })
    where edit.range.lowerBound >= position {
      result += text[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      // Lines keep their numbers.
      result += text[edit.range].filter { $0 == UInt8(ascii: "\n") }
      position = edit.range.upperBound
    }
    result += text[position...]
    let declarations = CutTrap.declarations(
      of: InterfaceReader.trap, InterfaceReader.trapValue, access: "private")
    return result + Array("\n\(declarations)".utf8)
  }

  /// The interface with `$Feature` in conditions replaced by `true`: this compiler has the features
  /// of the ones that write interfaces.
  private static func withKnownFeatures(_ interface: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in interface.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !result.isEmpty || line.startIndex > interface.startIndex { result.append(10) }
      let isCondition = line.starts(with: "#if".utf8) || line.starts(with: "#elseif".utf8)
      result += isCondition ? withKnownFeatures(in: line) : Array(line)
    }
    return result
  }

  private static func withKnownFeatures(in line: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "$") else {
        result.append(byte)
        continue
      }
      rest = rest.drop { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
      }
      result += Array("true".utf8)
    }
    return result
  }
}
