import ViewArchive

// Compatibility (modifiers): accepted | `accessibilityHeading`, actions, rotors, custom content,
//   chart descriptors, drag and drop points, focus, `accessibilityInputLabels`, large content
//   viewer, speech modifiers | archives do not store them

/// How assistive technology reads the views inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let archived: NodeAccessibility.ChildBehavior

  /// Only the element is read.
  public static let ignore = AccessibilityChildBehavior(archived: .ignore)
  /// The views are read one by one.
  public static let contain = AccessibilityChildBehavior(archived: .contain)
  /// The views are read together, as one element.
  public static let combine = AccessibilityChildBehavior(archived: .combine)
}

/// `accessibilityElement(children:)`: adds an accessibility element around the content.
public struct _AccessibilityElementModifier {
  let behavior: NodeAccessibility.ChildBehavior
}

extension _AccessibilityElementModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    ControlNode(
      content, context, kind: "accessibilityElement",
      accessibility: NodeAccessibility(children: behavior))
  }
}

/// `accessibilityRepresentation(representation:)`: reads the text of another view instead.
public struct _AccessibilityRepresentationModifier<Representation: View> {
  let representation: Representation
}

extension _AccessibilityRepresentationModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let spoken = spokenText(of: representation, context)
    return ControlNode(
      content, context, kind: "accessibilityRepresentation",
      accessibility: NodeAccessibility(label: spoken, children: .ignore))
  }
}

extension View {
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(_AccessibilityElementModifier(behavior: children.archived))
  }

  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: representation()))
  }

  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    accessibilityRepresentation(representation: children)
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// Modifiers that have no effect, because archives do not store them. `accessibilityHeading` keeps
/// the heading trait without the level.
extension View {
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(.isHeader)
  }

  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View {
    self
  }

  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
