// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The images of Darwin's dynamic linker. There are none.

/// The header of an image in Mach-O.
public struct mach_header {
  public var magic: UInt32 = 0
  public var cputype: Int32 = 0
  public var cpusubtype: Int32 = 0
  public var filetype: UInt32 = 0
  public var ncmds: UInt32 = 0
  public var sizeofcmds: UInt32 = 0
  public var flags: UInt32 = 0

  public init() {}
}

public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? { nil }
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>? { nil }
public func _dyld_get_image_vmaddr_slide(_ index: UInt32) -> Int { 0 }
