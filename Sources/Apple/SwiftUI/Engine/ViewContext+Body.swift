extension _ViewContext {
  /// The nodes of the body of a composite view, a modifier or a control's style.
  ///
  /// Installs the dynamic properties of `owner` in the context inside it, then calls `makeBody`.
  /// Beyond the maximum depth, adds a notice and returns no nodes.
  @MainActor
  func bodyNodes<Owner, Body: View>(
    of owner: Owner, _ makeBody: (Owner) -> Body
  ) -> [_LayoutNode] {
    guard let inner = descending(into: Owner.self) else { return [] }
    let installed = DynamicPropertyFields.of(Owner.self).installed(in: owner, context: inner)
    return Body._makeNodes(makeBody(installed), inner)
  }
}
