import Foundation

/// A compiled framework for Apple's systems, which cannot be linked.
package struct BinaryFramework: Equatable, Hashable, Sendable {
  /// Such as `Clock.xcframework`.
  package var name: String
  /// The framework's module, if its interface is there as text.
  package var module: Interface?

  /// A module of which the declarations are known.
  package struct Interface: Equatable, Hashable, Sendable {
    package var name: ProjectName
    /// The `.swiftinterface`.
    package var file: URL
  }
}

extension BinaryFramework {
  /// Reads where the interface of a framework is, that for the platform if there are several.
  init(_ url: URL, for platform: Platform, in root: ProjectRoot) {
    name = url.lastPathComponent
    let slices = url.pathExtension == "xcframework" ? Self.slices(of: url, platform, root) : [url]
    module = slices.lazy.compactMap { Self.interface(in: $0, root) }.first
  }

  /// The frameworks in an `.xcframework`, those of the platform first.
  private static func slices(of url: URL, _ platform: Platform, _ root: ProjectRoot) -> [URL] {
    let folders = ((try? root.names(in: url)) ?? []).sorted()
    let prefix = platform.slicePrefix
    let ordered = folders.filter { $0.hasPrefix(prefix) } + folders.filter { !$0.hasPrefix(prefix) }
    return ordered.flatMap { folder in
      let slice = url.appendingPathComponent(folder)
      return ((try? root.names(in: slice)) ?? []).sorted().filter { $0.hasSuffix(".framework") }
        .map(slice.appendingPathComponent)
    }
  }

  private static func interface(in framework: URL, _ root: ProjectRoot) -> Interface? {
    let modules = framework.appendingPathComponent("Modules")
    let names = ((try? root.names(in: modules)) ?? []).sorted()
    let suffix = ".swiftmodule"
    for folder in names where folder.hasSuffix(suffix) {
      let text = folder.dropLast(suffix.count)
      // A name that sources can import.
      guard let name = ProjectName(String(text)), text.first?.isNumber == false,
        text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { continue }
      let module = modules.appendingPathComponent(folder)
      // Others are for the framework's own package and its tests.
      let files = ((try? root.names(in: module)) ?? []).sorted().filter {
        $0.hasSuffix(".swiftinterface") && !$0.hasSuffix(".private.swiftinterface")
          && !$0.hasSuffix(".package.swiftinterface")
      }
      if let file = files.first {
        return Interface(name: name, file: module.appendingPathComponent(file))
      }
    }
    return nil
  }
}

extension Platform {
  /// How the names of the platform's folders in an `.xcframework` begin.
  fileprivate var slicePrefix: String {
    switch self {
    case .iOS: "ios-arm64"
    case .watchOS: "watchos-"
    case .macOS: "macos-"
    case .visionOS: "xros-"
    case .tvOS: "tvos-"
    }
  }
}
