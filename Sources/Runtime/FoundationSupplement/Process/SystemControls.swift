import Foundation

/// Reads a value of the system: the model of the device that the host simulates, the size of the
/// memory in bytes, or the number of processors. Returns -1, with `errno`, for all others and for
/// changes.
public func sysctlbyname(
  _ name: UnsafePointer<CChar>?, _ oldp: UnsafeMutableRawPointer?,
  _ oldlenp: UnsafeMutablePointer<Int>?, _ newp: UnsafeMutableRawPointer?, _ newlen: Int
) -> Int32 {
  guard let name, newp == nil, let bytes = systemControl(String(cString: name)) else {
    errno = ENOENT
    return -1
  }
  guard let oldp else {
    oldlenp?.pointee = bytes.count
    return 0
  }
  guard let oldlenp, oldlenp.pointee >= bytes.count else {
    errno = ENOMEM
    return -1
  }
  for (index, byte) in bytes.enumerated() {
    oldp.storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }
  oldlenp.pointee = bytes.count
  return 0
}

private func systemControl(_ name: String) -> [UInt8]? {
  let info = ProcessInfo.processInfo
  return switch name {
  // An iPhone 16.
  case "hw.machine", "hw.model": Array("iPhone17,3".utf8CString.map(UInt8.init(bitPattern:)))
  case "hw.memsize": withUnsafeBytes(of: info.physicalMemory) { Array($0) }
  case "hw.ncpu", "hw.logicalcpu": withUnsafeBytes(of: Int32(info.processorCount)) { Array($0) }
  default: nil
  }
}
