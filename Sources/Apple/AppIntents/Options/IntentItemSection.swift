/// A group of choices with a title.
public struct IntentItemSection<Result: _IntentValue> {
  public var description: DisplayRepresentation?
  public var items: [IntentItem<Result>]

  public init(items: [IntentItem<Result>]) {
    self.items = items
  }

  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    description = DisplayRepresentation(title: title)
    self.items = items
  }

  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title: title, items: items)
  }

  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title: title, items: items.map { IntentItem($0) })
  }

  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = title.map { DisplayRepresentation(title: $0) }
    items = itemsBuilder()
  }

  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    items = itemsBuilder()
  }
}

extension IntentItemSection: Sendable where Result: Sendable {}

extension IntentItemSection {
  @resultBuilder
  public enum Builder {
    public static func buildExpression(
      _ section: IntentItemSection<Result>
    ) -> [IntentItemSection<Result>] { [section] }

    public static func buildExpression(
      _ item: IntentItem<Result>
    ) -> [IntentItemSection<Result>] { [IntentItemSection(items: [item])] }

    public static func buildBlock(
      _ sections: [IntentItemSection<Result>]...
    ) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }

    public static func buildArray(
      _ sections: [[IntentItemSection<Result>]]
    ) -> [IntentItemSection<Result>] { sections.flatMap { $0 } }

    public static func buildOptional(
      _ sections: [IntentItemSection<Result>]?
    ) -> [IntentItemSection<Result>] { sections ?? [] }

    public static func buildEither(
      first sections: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { sections }

    public static func buildEither(
      second sections: [IntentItemSection<Result>]
    ) -> [IntentItemSection<Result>] { sections }
  }
}

/// One choice.
public struct IntentItem<Value: _IntentValue> {
  public var value: Value
  public var description: DisplayRepresentation

  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a choice with the value's own representation.
  public init(_ value: Value) {
    self.value = value
    if let shown = value as? any InstanceDisplayRepresentable {
      description = shown.displayRepresentation
    } else {
      let display = Value.valueFormat.display(value)
      description = DisplayRepresentation(
        title: "\(display.title)", subtitle: display.subtitle.map { "\($0)" },
        image: display.symbol.map { DisplayRepresentation.Image(systemName: $0) })
    }
  }
}

extension IntentItem: Sendable where Value: Sendable {}

extension IntentItem {
  @resultBuilder
  public enum Builder {
    public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] {
      [IntentItem(expression)]
    }

    public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] {
      [expression]
    }

    public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] {
      expression
    }

    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }

    public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      components.flatMap { $0 }
    }

    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] {
      items ?? []
    }

    public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] {
      items
    }

    public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] {
      items
    }
  }
}
