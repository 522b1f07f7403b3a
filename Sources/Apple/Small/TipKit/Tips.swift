import AuthorNotices
import Foundation
import SwiftUI

/// The tips of an app. None is shown.
public enum Tips {
  public enum Status: Hashable, Sendable {
    case pending
    case available
    case invalidated(InvalidationReason)
  }

  public enum InvalidationReason: String, Codable, Hashable, Sendable {
    case actionPerformed
    case displayCountExceeded
    case displayDurationExceeded
    case tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    private let text: @Sendable () -> Text
    public let handler: @Sendable () -> Void

    public init(
      id: String? = nil, perform handler: @Sendable @escaping () -> Void = {},
      _ label: @Sendable @escaping () -> Text
    ) {
      self.id = id ?? UUID().uuidString
      self.handler = handler
      text = label
    }

    public init<S: StringProtocol & Sendable>(
      id: String? = nil, title: S, perform handler: @Sendable @escaping () -> Void = {}
    ) {
      self.init(id: id, perform: handler) { Text(title) }
    }

    public func label() -> Text { text() }
  }

  public struct EmptyDonation: Codable, Sendable {}

  public struct MaxDisplayCount: TipOption {
    public init(_ value: Int) {}
  }

  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ value: Bool) {}
  }

  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }

    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()
      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation()
      }
    }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }

    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// Prints a notice: tips are not shown.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    AuthorNotice.report("TipKit", lacks: "tips; none is shown")
  }

  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}
  public static func hideAllTipsForTesting() {}
}

extension Tips {
  @resultBuilder
  public enum ActionBuilder {
    public static func buildBlock(_ components: [Action]...) -> [Action] {
      components.flatMap { $0 }
    }
    public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
    public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
    public static func buildEither(first component: [Action]) -> [Action] { component }
    public static func buildEither(second component: [Action]) -> [Action] { component }
  }

  @resultBuilder
  public enum RuleBuilder {
    public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
    public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
    public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
  }

  @resultBuilder
  public enum OptionsBuilder {
    public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
      components.flatMap { $0 }
    }
    public static func buildExpression(_ expression: any TipOption) -> [any TipOption] {
      [expression]
    }
    public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] {
      component ?? []
    }
  }
}
