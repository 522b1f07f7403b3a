import HostLink

/// An intent with the values of its parameters.
///
/// ```swift
/// var feed = definitions.intents["FeedCat"].makeIntent(portion: 2)
/// feed.cat = definitions.entities["Cat"].makeReference(identifier: "mia")
/// let result = try await feed.run()
/// ```
@dynamicMemberLookup public struct AnyAppIntent: Sendable {
  /// The name of the intent's type.
  public let identifier: String
  private let app: TestedApp
  private var values: [String: ResolvedValue]

  init(identifier: String, app: TestedApp, values: [String: ResolvedValue]) {
    self.identifier = identifier
    self.app = app
    self.values = values
  }

  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Performs the intent in the process of the app or its extension, and returns when it has ended.
  /// What it asks the user is confirmed.
  ///
  /// - Throws: ``TestDeviceError/failed(_:)`` with the text of the intent's error, or if its
  ///   process crashes or hangs; ``IntentLookupError`` for an unknown name or a value of the wrong
  ///   type; errors of the build.
  @discardableResult
  public func run() async throws -> ResolvedIntentResult {
    let device = try await app.device()
    let catalog = try await device.intentCatalog()
    guard let intent = catalog.intents.first(where: { $0.name == identifier }) else {
      throw IntentLookupError.unknownIntent(identifier, known: catalog.intents.map(\.name))
    }
    try intent.check(values)
    let reply = try await device.throwingFailures {
      try await device.host.run(
        intent.action, with: values.mapValues(\.input), of: device.app.id)
    }
    if let error = reply.error { throw TestDeviceError.failed([error]) }
    if reply.isCancelled == true {
      throw TestDeviceError.failed(["\(identifier) has cancelled itself"])
    }
    return ResolvedIntentResult(intent: identifier, reply: reply, device: device)
  }

  public subscript<T: IntentValueConvertible>(dynamicMember identifier: String) -> T {
    get throws { try self[dynamicMember: identifier].as(T.self) }
  }

  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get { values[identifier].flatMap { IntentValueContainer(unlessNone: $0) } }
    set { values[identifier] = newValue?.makeExpression().value ?? .plain(.none) }
  }

  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    DynamicPropertyPath(
      values[identifier].map(Result.success)
        ?? .failure(.unset(identifier, intent: self.identifier)))
  }
}

extension AnyAppIntent: Equatable, CustomStringConvertible {
  public static func == (left: Self, right: Self) -> Bool {
    left.identifier == right.identifier && left.bundleIdentifier == right.bundleIdentifier
      && left.values == right.values
  }

  public var description: String {
    let values = values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.words)" }
    return "\(identifier)(\(values.joined(separator: ", ")))"
  }
}

/// Makes a value from its properties: `makeIntent(portion: 2)`.
@dynamicCallable public struct IntentValuePropertiesCallable<T>: Sendable {
  private let make: @Sendable ([String: ResolvedValue]) -> T

  init(make: @escaping @Sendable ([String: ResolvedValue]) -> T) {
    self.make = make
  }

  /// Of equal names, the last one counts.
  public func dynamicallyCall(
    withKeywordArguments args: KeyValuePairs<String, (any IntentValueExpressing)?>
  ) -> T {
    make(
      Dictionary(args.map { ($0.key, $0.value?.makeExpression().value ?? .plain(.none)) }) { $1 })
  }
}
