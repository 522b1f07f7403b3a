internal import SwiftSyntax

/// A use of API that is unavailable in application extensions: Xcode does not compile it there.
package struct AppOnlyUse: Equatable {
  /// Such as `UIApplication.shared`.
  package var name: String
  /// In UTF-8.
  package var offset: Int

  private static let application = "UIApplication"
  /// Types, by the module whose import says that they are meant.
  private static let types = ["MediaSession": "NowPlaying"]

  /// Uses inside `#if` are not found, because the condition may leave extensions out, nor those in
  /// declarations that are unavailable in extensions.
  package static func all(in text: [UInt8]) -> [AppOnlyUse] {
    func has(_ name: String) -> Bool { text.firstRange(of: Array(name.utf8)) != nil }
    let types = types.filter { has($0.key) && has("import \($0.value)") }.keys
    // Most sources have none, and parsing takes time.
    guard has(application) || !types.isEmpty, let tree = BoundedParser.tree(of: text) else {
      return []
    }
    let finder = Finder(Set(types))
    finder.walk(tree)
    return finder.uses
  }

  private final class Finder: SyntaxVisitor {
    var uses: [AppOnlyUse] = []
    private let types: Set<String>

    init(_ types: Set<String>) {
      self.types = types
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == "shared",
        node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == AppOnlyUse.application
      {
        note("\(AppOnlyUse.application).shared", at: node)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if types.contains(node.baseName.text) { note(node.baseName.text, at: node) }
      return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if types.contains(node.name.text) { note(node.name.text, at: node) }
      return .visitChildren
    }

    private func note(_ name: String, at node: some SyntaxProtocol) {
      guard !isUnavailable(Syntax(node)) else { return }
      uses.append(
        AppOnlyUse(name: name, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    private func isUnavailable(_ node: Syntax) -> Bool {
      sequence(first: node, next: \.parent).contains {
        $0.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
          $0.trimmedDescription.contains("ApplicationExtension")
        } ?? false
      }
    }
  }
}
