import SwiftUI

/// The parameter that a resolver converts a value for.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue {
  let parameter: IntentParameter<Value>

  package init(_ parameter: IntentParameter<Value>) {
    self.parameter = parameter
  }

  public var title: LocalizedStringResource { parameter.title }
  public var isOptional: Bool { parameter.isOptional }
}

extension IntentParameterContext {
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    parameter.needsValueError(dialog)
  }

  public func needsDisambiguationError(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) -> AppIntentError {
    parameter.needsDisambiguationError(among: itemsToDisambiguate, dialog: dialog)
  }

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    try await parameter.requestValue(dialog)
  }

  public func requestDisambiguation(
    among itemsToDisambiguate: [Value.ValueType], dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    try await parameter.requestDisambiguation(among: itemsToDisambiguate, dialog: dialog)
  }

  public func requestConfirmation(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil
  ) async throws -> Bool {
    try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog)
  }

  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog, view: view)
  }

  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await parameter.requestConfirmation(for: itemToConfirm, dialog: dialog, view: view)
  }
}

extension IntentParameterContext where Value.ValueType == Int {
  public var controlStyle: IntentParameter<Value>.IntControlStyle? { parameter.controlStyle }
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Int>? {
    parameter.inclusiveRange
  }
}

extension IntentParameterContext where Value.ValueType == Double {
  public var controlStyle: IntentParameter<Value>.DoubleControlStyle? { parameter.controlStyle }
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Double>? {
    parameter.inclusiveRange
  }
}

extension IntentParameterContext where Value.ValueType == IntentCurrencyAmount {
  public var currencyCodes: [String]? { parameter.currencyCodes }
  public var inclusiveRange: IntentParameter<Value>.InclusiveRange<Decimal>? {
    parameter.inclusiveRange
  }
}

extension IntentParameterContext where Value.ValueType: _DateValue {
  public var dateKind: IntentParameter<Value>.DateKind? { parameter.dateKind }
}

extension IntentParameterContext where Value.ValueType == Bool {
  public var displayName: Bool.IntentDisplayName? { parameter.displayName }
}

extension IntentParameterContext where Value.ValueType == IntentPerson {
  public var parameterMode: IntentPerson.ParameterMode? { parameter.parameterMode }
}

extension IntentParameterContext where Value.ValueType: _MeasurementValue {
  public var defaultUnit: Value.ValueType._Unit? { parameter.defaultUnit }
  public var unit: Value.ValueType._Unit? { parameter.unit }
  public var unitAdjustForLocale: Bool? { parameter.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool? { parameter.supportsNegativeNumbers }
}
