/// Related controls in a row.
public struct ControlGroup<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: View {
  public var body: some View { HStack { content } }
}
