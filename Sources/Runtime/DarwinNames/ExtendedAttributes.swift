// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

// Extended attributes of files, with Darwin's parameters. Linux keeps those of users below `user.`,
// which the functions add and remove. Its functions are not in Swift's module of the C library, so
// they are found by name.

public let XATTR_NOFOLLOW: Int32 = 1
public let XATTR_CREATE: Int32 = 2
public let XATTR_REPLACE: Int32 = 4

private let prefix = "user."

private func linuxName(_ name: UnsafePointer<CChar>?) -> String {
  prefix + (name.map { String(cString: $0) } ?? "")
}

/// The function that follows symbolic links, or the one that does not.
private func function<Function>(_ name: String, _ options: Int32, _ type: Function.Type) -> Function
{
  let name = options & XATTR_NOFOLLOW == 0 ? name : "l\(name)"
  guard let address = dlsym(nil, name) else { preconditionFailure("\(name) not found") }
  return unsafeBitCast(address, to: type)
}

/// Returns -1, and sets `errno`, if the position, which is for resource forks, is not 0.
public func getxattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int {
  typealias Function =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?, Int
    ) -> Int
  return function("getxattr", options, Function.self)(path, linuxName(name), value, size)
}

public func setxattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ value: UnsafeRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 {
  typealias Function =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeRawPointer?, Int, Int32
    ) -> Int32
  // Linux has the values 1 and 2.
  return function("setxattr", options, Function.self)(
    path, linuxName(name), value, size, options >> 1 & 3)
}

public func removexattr(
  _ path: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?, _ options: Int32
) -> Int32 {
  typealias Function = @convention(c) (UnsafePointer<CChar>?, UnsafePointer<CChar>?) -> Int32
  return function("removexattr", options, Function.self)(path, linuxName(name))
}

/// Writes the names, each with a 0 at its end. Without a buffer, returns the size that is needed.
public func listxattr(
  _ path: UnsafePointer<CChar>?, _ names: UnsafeMutablePointer<CChar>?, _ size: Int,
  _ options: Int32
) -> Int {
  typealias Function =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<CChar>?, Int) -> Int
  let list = function("listxattr", options, Function.self)
  let needed = list(path, nil, 0)
  guard needed > 0 else { return needed }
  var buffer = [CChar](repeating: 0, count: needed)
  let count = list(path, &buffer, needed)
  guard count >= 0 else { return count }
  var result: [CChar] = []
  for name in buffer[..<count].split(separator: 0) {
    let text = String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard text.hasPrefix(prefix) else { continue }
    result += String(text.dropFirst(prefix.count)).utf8CString
  }
  guard let names else { return result.count }
  guard size >= result.count else {
    errno = ERANGE
    return -1
  }
  for (index, character) in result.enumerated() { names[index] = character }
  return result.count
}
