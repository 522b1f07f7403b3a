import Foundation

/// What the builder has to know of Swift sources before they are compiled.
struct SourceScan {
  var files: [URL]
  var overlay = SourceOverlay()
  /// As `path:line`.
  var entryPoints: [String] = []
  var usesMacros = false
  /// Names of the modules that are imported.
  var imports: Set<String> = []
  /// The principal class of an Intents extension, which on iOS is a process of its own.
  var intentsExtension: String?

  /// Throws `BuildError.unreadable`.
  init(_ files: [URL]) throws(BuildError) {
    self.files = files
    for file in files {
      let text: [UInt8]
      do {
        text = Array(try Data(contentsOf: file))
      } catch {
        throw .unreadable(file.path, reason: error.reason)
      }
      let findings = SwiftScanner.scan(text)
      if let rewritten = PlatformConditions.rewrite(text, conditions: findings.conditions) {
        overlay.replace(file, with: rewritten)
      }
      intentsExtension = intentsExtension ?? findings.intentsExtensions.first
      imports.formUnion(findings.imports)
      let string = String(decoding: text, as: UTF8.self)
      usesMacros = usesMacros || MacroDeclarations.marks.contains(where: string.contains)
      for offset in findings.mainAttributes {
        let line = text[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
        entryPoints.append("\(file.path):\(line)")
      }
    }
  }
}
