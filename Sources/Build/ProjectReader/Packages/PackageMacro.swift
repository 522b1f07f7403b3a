import Foundation

/// A target of a package with macros. The compiler runs its code while it compiles the modules that
/// use the macros.
package struct PackageMacro: Sendable {
  /// The modules that the target imports, dependencies first, and the target itself, without
  /// those of SwiftSyntax, which are part of the toolchain.
  package var modules: [PackageModule]

  /// The name of the module with the macros.
  package var name: String { modules.last?.name ?? "" }
  /// The name of its package, for messages.
  package var package: String { modules.last?.package ?? "" }
}

/// The package swift-syntax, whose modules the toolchain has.
enum SyntaxPackage {
  private static let products: Set<String> = [
    "SwiftBasicFormat", "SwiftCompilerPlugin", "SwiftDiagnostics", "SwiftIDEUtils",
    "SwiftIfConfig", "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor",
    "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
  ]

  /// Whether a dependency of a macro is one of these modules.
  static func has(_ dependency: PackageTarget.Dependency) -> Bool {
    switch dependency {
    case .product(let name, let package):
      products.contains(name) && (package.map { $0.lowercased() == "swift-syntax" } ?? true)
    case .byName(let name): products.contains(name)
    case .target: false
    }
  }
}
