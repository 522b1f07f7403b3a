// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import Foundation

/// Arithmetic with vectors of single or double precision. Vectors of an operation have the same
/// length: like Apple's, it traps otherwise.
public enum vDSP {}

public typealias vDSP_Length = UInt
public typealias vDSP_Stride = Int
