// Compatibility (iOS 27): partial | `IntentDefinitions`, `AnyAppIntent`, `AnyAppEntity`,
//   `AnyAppEnum`, `ResolvedIntentResult` of AppIntentsTesting | in `swift test`, against a built
//   project; of entities, properties with `@Property`; no transient entities, value queries, view
//   annotations, exports, and queries as parameters

// The module with Apple's name. WidgetTesting has the same calls on a device of the test.
@_exported import enum HostLink.ConfigurationValue
@_exported import struct WidgetTesting.AnyAppEntity
@_exported import struct WidgetTesting.AnyAppEnum
@_exported import struct WidgetTesting.AnyAppIntent
@_exported import struct WidgetTesting.AppEntityDefinition
@_exported import struct WidgetTesting.AppEnumDefinition
@_exported import struct WidgetTesting.AppIntentDefinition
@_exported import protocol WidgetTesting.AppIntentTypeDefinition
@_exported import struct WidgetTesting.AttributedEntityIdentifier
@_exported import struct WidgetTesting.AttributedTypeIdentifier
@_exported import struct WidgetTesting.DynamicPropertyPath
@_exported import protocol WidgetTesting.EntityIdentifierConvertible
@_exported import struct WidgetTesting.IntentDefinitions
@_exported import enum WidgetTesting.IntentLookupError
@_exported import struct WidgetTesting.IntentValueContainer
@_exported import protocol WidgetTesting.IntentValueConvertible
@_exported import enum WidgetTesting.IntentValueError
@_exported import protocol WidgetTesting.IntentValueExpressing
@_exported import struct WidgetTesting.IntentValueExpression
@_exported import struct WidgetTesting.IntentValuePropertiesCallable
@_exported import struct WidgetTesting.ResolvedIntentResult
@_exported import struct WidgetTesting.ResultSnippet
@_exported import enum WidgetTesting.TestDeviceError
