import Foundation

/// A shared library that is loaded when it is first needed.
///
/// The libraries of vector images take 8 ms to load. Most extensions and most pictures never need
/// them, and each extension is a process.
package struct LoadedLibrary: @unchecked Sendable {
  // `@unchecked`: the handle is never closed, and looking up symbols is thread-safe.
  private let handle: UnsafeMutableRawPointer?
  private let name: String

  /// The library is not installed, or has no such function.
  package struct Missing: Error, CustomStringConvertible {
    package var name: String

    package var description: String { "\(name) is not installed" }
  }

  /// - Parameter names: The names of the library's versions, such as `librsvg-2.so.2`. The first
  ///   one that is installed is loaded.
  package init(_ names: String...) {
    name = names.first ?? ""
    handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
  }

  /// A function of the library. `type` must be the function's own C type.
  package func function<Function>(
    _ symbol: String, as type: Function.Type
  ) throws(Missing) -> Function {
    guard let handle, let address = dlsym(handle, symbol) else { throw Missing(name: name) }
    return unsafeBitCast(address, to: type)
  }
}
