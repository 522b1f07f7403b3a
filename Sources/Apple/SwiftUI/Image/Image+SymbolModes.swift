extension Image {
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    changed { $0.symbolColorRenderingMode = mode }
  }

  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
    changed { $0.symbolVariableValueMode = mode }
  }
}
