/// Tells the bar of the navigation stack something about its view. Has no effect in a widget.
public struct _NavigationModifier {
  let change: @MainActor (NavigationLevel) -> Void

  nonisolated init(_ change: @escaping @MainActor (NavigationLevel) -> Void) {
    self.change = change
  }
}

extension _NavigationModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    if let level = context.environment.navigationLevel { change(level) }
  }
}

/// `navigationDestination(for:destination:)`.
public struct _NavigationDestinationModifier {
  /// nil for values of another type.
  let destination: (AnyHashable) -> AnyView?

  nonisolated init(_ destination: @escaping (AnyHashable) -> AnyView?) {
    self.destination = destination
  }
}

extension _NavigationDestinationModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    context.environment.navigationLevel?.stack.destinations.append(destination)
  }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationModifier { $0.title = title })
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      _NavigationModifier { level in
        switch displayMode {
        case .automatic: break
        case .inline: level.isInline = true
        case .large: level.isInline = false
        }
      })
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_NavigationModifier { $0.hidesBar = hidden })
  }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modifier(_NavigationModifier { $0.hidesBackButton = hidesBackButton })
  }

  /// The view for the values of one type on the navigation stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      _NavigationDestinationModifier { value in
        (value.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// A view on top of this one while the binding is true. The back button sets it to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    // Only the main actor evaluates the view.
    nonisolated(unsafe) let view = AnyView(destination())
    return modifier(
      _NavigationModifier { level in
        guard isPresented.wrappedValue else { return }
        level.presented = (view, { isPresented.wrappedValue = false })
      })
  }

  /// A view on top of this one while the binding has a value. The back button sets it to nil.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    // Only the main actor evaluates the view.
    nonisolated(unsafe) let (item, destination) = (item, destination)
    return modifier(
      _NavigationModifier { level in
        guard let value = item.wrappedValue else { return }
        level.presented = (AnyView(destination(value)), { item.wrappedValue = nil })
      })
  }

  /// Shows the views at the end of the navigation bar.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let items = AnyView(content())
    return modifier(_NavigationModifier { $0.toolbar.append(items) })
  }
}

/// The bar at the top of an app screen.
public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}
