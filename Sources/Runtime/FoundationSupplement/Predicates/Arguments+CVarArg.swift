// swift-format-ignore-file: AvoidRetroactiveConformances

// On Apple's platforms, every object is an argument of a format. Here, these types are arguments of
// `NSPredicate(format:)`, which uses the values themselves. In a text's format they are objects.

/// A value that formats as the object that describes it.
package protocol DescribedArgument: CVarArg {}

extension DescribedArgument {
  public var _cVarArgEncoding: [Int] {
    // The format reads the object after this call; nothing tells when it is done with it.
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: "\(self)")).toOpaque())]
  }
}

extension Date: @retroactive CVarArg, DescribedArgument {}
extension UUID: @retroactive CVarArg, DescribedArgument {}
extension URL: @retroactive CVarArg, DescribedArgument {}
extension Data: @retroactive CVarArg, DescribedArgument {}
extension Array: @retroactive CVarArg, DescribedArgument {}
extension Set: @retroactive CVarArg, DescribedArgument {}
extension NSObject: @retroactive CVarArg, DescribedArgument {}
