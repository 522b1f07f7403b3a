@freestanding(expression)
public macro reef<Value>(_ value: Value) -> String =
  #externalMacro(module: "ReefMacros", type: "ReefMacro")
