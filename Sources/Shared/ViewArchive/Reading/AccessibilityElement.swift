import Foundation

/// One element that assistive technology can focus.
public struct AccessibilityElement: Equatable, Sendable {
  /// What is read first.
  public var label: String
  /// nil for none.
  public var value: String?
  /// nil for none.
  public var hint: String?
  /// `accessibilityIdentifier(_:)`; nil for none.
  public var identifier: String?
  public var traits: NodeAccessibility.Traits
  /// In points from the widget's top left corner.
  public var frame: CGRect
  public var action: NodeAction?
  /// True if the element reads out privacy-sensitive content.
  public var isPrivate = false
  /// The toggle's number, as in `ViewArchive.flipping(_:)`.
  public var toggleIndex: Int?

  /// Whether its value is typed.
  public var takesText: Bool {
    action != nil && !traits.isDisjoint(with: [.isTextField, .isSlider])
  }
}

extension ViewArchive {
  /// The widget's accessibility elements in reading order: tree order, with higher sort priorities
  /// first among siblings.
  ///
  /// - Parameters:
  ///   - flipped: The numbers of the toggles shown in their other state.
  ///   - dynamicText: Returns the current text of a dynamic text node.
  public func accessibilityElements(
    flipped: Set<Int> = [], dynamicText: (StyledText, ParagraphStyle) -> String
  ) -> [AccessibilityElement] {
    flipping(flipped).content.accessibilityElements(
      in: .identity, firstToggle: 0, isPrivate: false, dynamicText: dynamicText)
  }
}

extension ArchiveNode {
  /// - Parameter parent: Converts the parent's coordinates to the widget's.
  fileprivate func accessibilityElements(
    in parent: AffineMatrix, firstToggle: Int?, isPrivate: Bool,
    dynamicText: (StyledText, ParagraphStyle) -> String
  ) -> [AccessibilityElement] {
    if accessibility?.isHidden == true { return [] }
    let isPrivate =
      (isPrivate || marks.contains(.privacySensitive)) && !marks.contains(.unredacted)
    let place = matrix(in: parent)

    var inside: [AccessibilityElement] = []
    if accessibility?.children != .ignore {
      let ordered = numberedChildren(from: firstToggle).enumerated().sorted { left, right in
        let priorities = (
          left.element.node.accessibility?.sortPriority ?? 0,
          right.element.node.accessibility?.sortPriority ?? 0
        )
        return priorities.0 == priorities.1
          ? left.offset < right.offset : priorities.0 > priorities.1
      }
      for (_, child) in ordered {
        inside += child.node.accessibilityElements(
          in: place, firstToggle: child.first, isPrivate: isPrivate, dynamicText: dynamicText)
      }
    }
    if accessibility?.children == .contain { return inside }

    let ownText = ownText(dynamicText)
    let isElement =
      ownText != nil || action != nil || accessibility?.label != nil
      || accessibility?.value != nil || accessibility?.children != nil
    guard isElement else { return inside }
    let spoken = [ownText].compactMap { $0 } + inside.map(\.label)
    var element = AccessibilityElement(
      label: accessibility?.label ?? spoken.joined(separator: ", "),
      value: accessibility?.value, hint: accessibility?.hint,
      identifier: accessibility?.identifier, traits: accessibility?.traits ?? [],
      frame: place.bounds(of: CGRect(origin: .zero, size: frame.size)), action: action,
      isPrivate: isPrivate || inside.contains(where: \.isPrivate),
      toggleIndex: isToggle ? firstToggle : nil)
    if ownText != nil, action == nil { element.traits.insert(.isStaticText) }
    switch action {
    case .link: element.traits.insert(.isLink)
    case .intent: element.traits.insert(.isButton)
    case .toggle(let isOn, _, _):
      element.traits.insert(.isToggle)
      element.value = element.value ?? Self.value(isOn)
    case .app(_, let isOn):
      if let isOn { element.value = element.value ?? Self.value(isOn) }
      if element.traits.isDisjoint(with: [.isLink, .isTextField, .isSlider]) {
        element.traits.insert(isOn == nil ? .isButton : .isToggle)
      }
    case nil: break
    }
    return element.label.isEmpty && element.value == nil && action == nil ? [] : [element]
  }

  /// The matrix from the node's own coordinates to the widget's, given that of its parent.
  /// A projection or a bend is approximated at the node's center.
  ///
  /// - Parameter count: The number of effects at the start that are left out. For a clip, they are
  ///   those before it, which do not move it.
  public func matrix(in parent: AffineMatrix, droppingEffects count: Int = 0) -> AffineMatrix {
    effects.dropFirst(count).reduce(AffineMatrix()) { matrix, effect in
      let center = matrix(CGPoint(x: frame.width / 2, y: frame.height / 2))
      return effect.motion(at: center).map { matrix.followed(by: $0) } ?? matrix
    }
    .followed(by: AffineMatrix(tx: frame.minX, ty: frame.minY)).followed(by: parent)
  }

  private func ownText(_ dynamicText: (StyledText, ParagraphStyle) -> String) -> String? {
    switch content {
    case .text(let block) where !block.string.isEmpty: block.string
    case .dynamicText(let text, let paragraph): dynamicText(text, paragraph)
    default: nil
    }
  }
}
