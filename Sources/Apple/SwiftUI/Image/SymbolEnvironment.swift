// Compatibility (modifiers): works | `symbolColorRenderingMode` | the shades are those of
//   `Color.gradient`
// Compatibility (modifiers): partial | `symbolVariableValueMode` | `draw` has an effect on symbols
//   with variable layers and on rings such as `circle`, along paths of this project's choice

private enum SymbolColorRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

/// How symbols are drawn.
extension EnvironmentValues {
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }

  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[SymbolVariableValueModeKey.self] }
    set { self[SymbolVariableValueModeKey.self] = newValue }
  }
}

/// Whether a symbol is filled with one color or a gradient.
public struct SymbolColorRenderingMode: Equatable, Sendable {
  private let name: String

  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Equatable, Sendable {
  private let name: String

  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }

  nonisolated public func symbolVariableValueMode(
    _ mode: SymbolVariableValueMode?
  ) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
