internal import SwiftSyntax

/// Uses of `UIApplication.shared`, which Xcode does not compile in an extension.
package enum AppOnlyUse {
  private static let type = "UIApplication"
  private static let member = "shared"

  /// Returns UTF-8 offsets in a source. Uses inside `#if` are not found, because the condition may
  /// leave extensions out, nor those in declarations that are unavailable in extensions.
  package static func offsets(in text: [UInt8]) -> [Int] {
    // Most sources have none, and parsing takes time.
    guard text.firstRange(of: Array(type.utf8)) != nil, let tree = BoundedParser.tree(of: text)
    else { return [] }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.offsets
  }

  private final class Finder: SyntaxVisitor {
    var offsets: [Int] = []

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == member,
        node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == type,
        !isUnavailable(Syntax(node))
      {
        offsets.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
      return .visitChildren
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
