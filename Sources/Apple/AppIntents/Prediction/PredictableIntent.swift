/// An intent that the system may suggest. Here it is never suggested.
public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

public protocol IntentPredictionConfiguration {
  associatedtype Intent: AppIntent
}

/// How an intent with some of its parameters is suggested.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == Void {}

  public init<each Value: _IntentValue & Sendable>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where T == (repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}

public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  let value: T
}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  public static func buildExpression<A0: IntentPredictionConfiguration>(
    _ expression: A0
  ) -> A0 where A0.Intent == Intent { expression }

  public static func buildBlock<A0: IntentPredictionConfiguration>(
    _ block: A0
  ) -> A0 where A0.Intent == Intent { block }

  @_disfavoredOverload
  public static func buildBlock<each A: IntentPredictionConfiguration>(
    _ blocks: repeat each A
  ) -> TupleIntentPrediction<Intent, (repeat each A)> {
    TupleIntentPrediction(value: (repeat each blocks))
  }
}
