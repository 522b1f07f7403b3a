import Foundation

/// A shared library that is loaded when it is first needed.
///
/// The libraries of vector images take 8 ms to load. Most extensions and most pictures never need
/// them, and each extension is a process.
struct LoadedLibrary: @unchecked Sendable {
  // `@unchecked`: the handle is never closed, and looking up symbols is thread-safe.
  private let handle: UnsafeMutableRawPointer?
  private let name: String

  /// - Parameter name: The library's name with its version, such as `librsvg-2.so.2`.
  init(_ name: String) {
    self.name = name
    handle = dlopen(name, RTLD_NOW | RTLD_LOCAL)
  }

  /// A function of the library. `type` must be the function's own C type.
  ///
  /// - Throws: `ImageDecodingError.undecodable` if the library is missing, or has no such function.
  func function<Function>(_ symbol: String, as type: Function.Type) throws -> Function {
    guard let handle, let address = dlsym(handle, symbol) else {
      throw ImageDecodingError.undecodable("\(name) is not installed")
    }
    return unsafeBitCast(address, to: type)
  }
}
