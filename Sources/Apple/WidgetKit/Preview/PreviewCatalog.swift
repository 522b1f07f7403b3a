import FoundationSupplement
import HostLink
import SwiftUI

/// The previews in the program: types that `#Preview` has declared, by file and line, and then
/// `PreviewProvider`s by name.
///
/// They are found by their conformances, as Xcode does, so that previews in all modules count.
@MainActor
final class PreviewCatalog {
  enum Declaration {
    case macro(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)
  }

  static let shared = PreviewCatalog()

  let declarations: [(location: PreviewLocation, declaration: Declaration)]

  private init() {
    let macros = ProgramTypes.types(conformingTo: (any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .filter { !LaterDeclarations.containsPreview(file: $0.fileID, line: $0.line) }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
      .map { type in
        (PreviewLocation(file: type.fileID, line: type.line), Declaration.macro(type))
      }
    let providers = ProgramTypes.types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { "\($0)" < "\($1)" }
      .map { type in (PreviewLocation(file: "\(type)"), Declaration.provider(type)) }
    declarations = macros + providers
  }

  var locations: [PreviewLocation] { declarations.map(\.location) }
}
