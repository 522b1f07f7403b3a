import Foundation
import ProcessLaunch

/// A library with macros, and the program that runs them for the compiler.
struct MacroPlugin {
  /// The folder with `libNAME.so`.
  var folder: URL
  /// A script in the scratch folder that starts the plug-in server or connects to it.
  var server: URL
  /// The hash of everything that influences it.
  var hash: String
  /// Starts the plug-in servers; nil if the script does.
  var service: MacroService?

  /// The options with which sources use the macros.
  var options: [ProgramArgument] {
    ["-external-plugin-path", .path(folder, "#", server)]
  }
}

/// Where a toolchain has SwiftSyntax and the plug-in server.
struct MacroToolchain {
  /// The folder `usr` of the toolchain.
  var root: URL
  /// The first line of `swiftc --version`.
  var version: String

  init(_ compiler: SwiftCompiler) {
    root = compiler.executable.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
    version = compiler.version
  }

  /// The modules and libraries of SwiftSyntax.
  var host: URL { root.appendingPathComponent("lib/swift/host") }
  /// The macros of the standard library.
  var plugins: URL { host.appendingPathComponent("plugins") }
  var server: URL { root.appendingPathComponent("bin/swift-plugin-server") }

  var isComplete: Bool {
    [host.appendingPathComponent("libSwiftSyntaxMacros.so"), server].allSatisfy {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// The modules by which macros recognise the version of SwiftSyntax: it has all up to its own,
  /// such as `SwiftSyntax509` and `SwiftSyntax603`. They are empty.
  var versionModules: [String] {
    let match = version.firstMatch(of: /Swift version (\d+)\.(\d+)/)
    let (major, minor) = (match.flatMap { Int($0.1) } ?? 6, match.flatMap { Int($0.2) } ?? 0)
    let later = major >= 6 ? (600...(major * 100 + minor)).map { "SwiftSyntax\($0)" } : []
    return ["SwiftSyntax509", "SwiftSyntax510"] + later
  }

  /// The module that a package's macros are declared with. With the plug-in server, which finds
  /// macros by their names, its main function is not used.
  static let compilerPlugin = """
    import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    extension CompilerPlugin {
      public static func main() {}
    }

    """
}
