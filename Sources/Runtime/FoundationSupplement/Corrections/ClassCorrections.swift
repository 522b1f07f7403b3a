import Foundation

/// Corrects classes of Linux Foundation (6.3) that authors create by name.
///
/// A correction is a subclass that overrides methods. `install()` writes its overrides into the
/// method table of Foundation's class, which Swift searches in each call. Every object of the class
/// then has them, also one that Foundation creates. Subclasses of authors keep Foundation's
/// methods, because their tables are made by the compiler.
///
/// A correcting class must not have stored properties: its methods run on objects of Foundation's
/// class.
enum ClassCorrections {
  private static let all: [(correction: AnyClass, corrected: AnyClass)] = [
    (NumberFormatterCorrection.self, NumberFormatter.self),
    (ByteCountFormatterCorrection.self, ByteCountFormatter.self),
    (LengthFormatterCorrection.self, LengthFormatter.self),
    (MassFormatterCorrection.self, MassFormatter.self),
    (EnergyFormatterCorrection.self, EnergyFormatter.self),
    (ProgressCorrection.self, Progress.self),
  ]

  fileprivate static func install() {
    for pair in all {
      copyMethods(
        from: unsafeBitCast(pair.correction, to: UnsafePointer<UInt>.self),
        to: unsafeBitCast(pair.corrected, to: UnsafeMutablePointer<UInt>.self))
    }
    installBundleMethods()
  }

  /// Copies the words after the header of a class's metadata that differ, which are methods.
  private static func copyMethods(
    from correction: UnsafePointer<UInt>, to corrected: UnsafeMutablePointer<UInt>
  ) {
    for index in methodTableWords(of: corrected) where corrected[index] != correction[index] {
      corrected[index] = correction[index]
    }
  }

  /// The words after the header of a class's metadata. Source of the layout: Swift's
  /// docs/ABI/TypeMetadata.rst, for platforms without Objective-C.
  static func methodTableWords(of metadata: UnsafePointer<UInt>) -> Range<Int> {
    let headerWords = 7
    let (size, addressPoint) = UnsafeRawPointer(metadata)
      .load(fromByteOffset: 4 * MemoryLayout<UInt>.size, as: (UInt32, UInt32).self)
    let words = Int(size - addressPoint) / MemoryLayout<UInt>.size
    return headerWords..<max(words, headerWords)
  }
}

/// Called when the library is loaded, before any code of an author.
@_cdecl("foundation_supplement_correct_classes")
package func correctFoundationClasses() {
  ClassCorrections.install()
}
