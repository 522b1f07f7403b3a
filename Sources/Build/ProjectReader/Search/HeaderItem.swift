/// A class or a protocol of a header.
package struct HeaderItem: Hashable, Sendable {
  package var name: String
  package var isProtocol: Bool

  package init(name: String, isProtocol: Bool) {
    self.name = name
    self.isProtocol = isProtocol
  }

  /// The declarations in a header. A category declares no class, and a list of names nothing.
  package static func all(in text: String) -> [HeaderItem] {
    text.matches(of: /@(interface|protocol)\s+(\w+)\s*([(;,]?)/).filter { $0.3.isEmpty }
      .map { HeaderItem(name: String($0.2), isProtocol: $0.1 == "protocol") }
  }
}
