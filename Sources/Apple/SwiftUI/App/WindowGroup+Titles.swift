/// The content of a window for a value. The device opens windows without a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let content: Content
}

extension PresentedWindowContent: View {
  public var body: some View { content }
}

/// Windows with titles, identifiers and values.
extension WindowGroup {
  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  public init<D, C>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content)
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  )
  where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  @_disfavoredOverload
  public init<D, C>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  @_disfavoredOverload
  public init<D, C>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  @_disfavoredOverload
  public init<S, D, C>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  )
  where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  public init<D, C>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  @_disfavoredOverload
  public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String,
    @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(content: makeContent)
  }

  @_disfavoredOverload
  public init<S>(_ title: S, id: String, @ViewBuilder makeContent: @escaping () -> Content)
  where S: StringProtocol {
    self.init(content: makeContent)
  }

  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(content: makeContent)
  }

  @_disfavoredOverload
  public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder makeContent: @escaping () -> Content
  ) {
    self.init(content: makeContent)
  }

  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder makeContent: @escaping () -> Content)
  where S: StringProtocol {
    self.init(content: makeContent)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }

  public init<D, C>(for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  public init<D, C>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  public init<D, C>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(nil))) }
  }

  public init<D, C>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C>, D: Codable & Hashable, C: View {
    self.init { PresentedWindowContent<D, C>(content: content(.constant(defaultValue()))) }
  }

  public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }

  public init(@ViewBuilder makeContent: @escaping () -> Content) {
    self.init(content: makeContent)
  }
}
