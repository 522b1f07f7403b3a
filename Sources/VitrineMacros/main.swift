// The compiler plugin that expands the macros of SwiftUI and WidgetKit in extensions.
//
// The compiler starts it (`-load-plugin-executable`) and sends requests to its standard input.
import Foundation

let link = CompilerLink(input: .standardInput, output: .standardOutput)
do {
  while let request = try link.receive() {
    try link.send(MacroExpansion.response(to: request))
  }
} catch {
  FileHandle.standardError.write(Data("VitrineMacros: \(error)\n".utf8))
  exit(1)
}
