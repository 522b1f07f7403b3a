import Foundation
import FoundationSupplement

/// SwiftUI's attributes of an `AttributedString`.
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// The run's attributes as text changes.
  var swiftUIChanges: [TextChange] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes = self.inlinePresentationIntent?.textChanges ?? []
    if let font = self[Scope.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Scope.ForegroundColorAttribute.self] {
      changes.append(.style(EquatableStyle(color)))
    }
    if let length = self[Scope.KerningAttribute.self] { changes.append(.tracking(length)) }
    if let length = self[Scope.TrackingAttribute.self] { changes.append(.tracking(length)) }
    if let length = self[Scope.BaselineOffsetAttribute.self] {
      changes.append(.baselineOffset(length))
    }
    if let line = self[Scope.StrikethroughStyleAttribute.self] {
      changes.append(.strikethrough(line))
    }
    if let line = self[Scope.UnderlineStyleAttribute.self] { changes.append(.underline(line)) }
    return changes
  }
}

extension InlinePresentationIntent {
  /// What the intent changes in a text.
  var textChanges: [TextChange] {
    var changes: [TextChange] = []
    if contains(.emphasized) { changes.append(.italic(true)) }
    if contains(.stronglyEmphasized) { changes.append(.bold(true)) }
    if contains(.strikethrough) { changes.append(.strikethrough(.single)) }
    if contains(.code) { changes.append(.fontChange(.monospaced)) }
    return changes
  }
}
