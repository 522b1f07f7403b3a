/// How a shared value looks in the share sheet. There is no share sheet here: nothing is stored.
public struct SharePreview<Image: Transferable, Icon: Transferable> {}

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}

  public init(_ title: Text) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {}
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}

  public init(_ title: Text, image: Image) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {}
}

extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}

  public init(_ title: Text, icon: Icon) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {}
}

extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}

  public init(_ title: Text, image: Image, icon: Icon) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {}
}
