// The compiler plugin: expands the macros of SwiftUI and WidgetKit while an extension is compiled.
//
// The compiler starts it (`-load-plugin-executable`) and sends requests on standard input.
import Foundation

let link = CompilerLink(input: .standardInput, output: .standardOutput)
do {
  while let request = try link.receive() {
    try link.send(MacroExpansion.answer(request))
  }
} catch {
  FileHandle.standardError.write(Data("VitrineMacros: \(error)\n".utf8))
  exit(1)
}
