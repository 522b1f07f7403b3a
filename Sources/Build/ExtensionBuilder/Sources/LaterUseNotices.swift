import Foundation
import ProjectReader
import SourceScanner

extension BuildInput {
  /// The places that are listed for one cause.
  private static let placeLimit = 3

  /// Notices of API that the SDK or the first system of the target does not have. Xcode does not
  /// compile it.
  ///
  /// - Parameters:
  ///   - texts: The sources of the extension.
  ///   - declared: What the extension and its modules declare.
  ///   - place: The file and line of an offset in a source.
  func laterUses(
    in texts: [[UInt8]], _ declared: DeclaredVersions, _ place: (Int, Int) -> String
  ) -> [String] {
    guard language.platform == .iOS else { return [] }
    var notices: [String] = []
    if language.xcode < .latest {
      let uses = uses(in: texts, place) { LaterUse.newInXcode27(in: $0) }
      notices += list(uses).map { list in
        "\(list): new in the SDK of Xcode \(XcodeRelease.latest.major). The project is for Xcode "
          + "\(language.xcode.major), which does not compile it"
      }
    }
    if let target = deploymentTarget {
      let apple = uses(in: texts, place) { text in
        LaterUse.all(in: text, after: target)
          .filter { language.xcode == .latest || $0.version < SystemVersion([27]) }
      }
      let own = first(in: texts, place) {
        LaterUse.all(in: $0, of: declared, after: target)
      }
      let uses = apple + own
      let latest = uses.map(\.version).max() ?? target
      notices += list(uses).map { list in
        "\(list): the target is for iOS \(target) and later, so Xcode does not compile it. Put it "
          + "into if #available(iOS \(latest), *), or raise IPHONEOS_DEPLOYMENT_TARGET"
      }
    }
    return notices
  }

  private typealias Place = (name: String, version: SystemVersion, place: String)

  /// The first use of each name.
  private func first(
    in texts: [[UInt8]], _ place: (Int, Int) -> String, _ find: ([UInt8]) -> [LaterUse]
  ) -> [Place] {
    var seen: Set<String> = []
    return texts.enumerated().flatMap { index, text in
      find(text).filter { seen.insert($0.name).inserted }
        .map { Place($0.name, $0.version, place(index, $0.offset)) }
    }
  }

  /// The first use of each name that the project does not declare itself.
  private func uses(
    in texts: [[UInt8]], _ place: (Int, Int) -> String, _ find: ([UInt8]) -> [LaterUse]
  ) -> [Place] {
    let found = first(in: texts, place, find)
    guard !found.isEmpty else { return [] }
    let own = ownNames(among: Set(found.map(\.name)), texts)
    return found.filter { !own.contains($0.name) }
  }

  /// `Rows.swift:12: glassEffect, from iOS 26.0; … and 3 others`; empty without uses.
  private func list(_ uses: [Place]) -> [String] {
    guard !uses.isEmpty else { return [] }
    let places = uses.prefix(Self.placeLimit).map {
      "\($0.place): \($0.name), from iOS \($0.version)"
    }
    let more = uses.count > places.count ? " and \(uses.count - places.count) others" : ""
    return [places.joined(separator: "; ") + more]
  }

  /// The names that the extension or a module declares: they are not Apple's.
  private func ownNames(among names: Set<String>, _ texts: [[UInt8]]) -> Set<String> {
    let keywords =
      /\b(?:func|struct|class|enum|actor|protocol|typealias|macro|case|let|var)\s+(\w+)/
    var own: Set<String> = []
    for text in texts + moduleTexts() {
      let text = String(decoding: text, as: UTF8.self)
      own.formUnion(text.matches(of: keywords).map { String($0.1) }.filter(names.contains))
    }
    return own
  }

  private func moduleTexts() -> [[UInt8]] {
    modules.flatMap { module in
      module.sources.swift.compactMap { file in
        (try? module.sources.project.data(of: file)).map(Array.init)
      }
    }
  }
}
