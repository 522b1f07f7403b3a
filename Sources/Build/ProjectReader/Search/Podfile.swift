import Foundation

/// The pods that a project declares for CocoaPods.
struct Podfile {
  /// The names of the pods, such as `Alamofire`.
  private(set) var pods: Set<String> = []
  let url: URL

  /// The file in the folder of a project, or in the folder above it; nil if there is none, or if
  /// the pods are installed, so that their project is read.
  init?(for project: URL, in root: ProjectRoot) {
    let folder = project.deletingLastPathComponent()
    let places = [folder, folder.deletingLastPathComponent()]
    guard
      let place = places.first(where: {
        root.has($0.appendingPathComponent("Podfile"))
      }),
      !root.has(place.appendingPathComponent("Pods/Pods.xcodeproj"))
    else { return nil }
    url = place.appendingPathComponent("Podfile")
    guard let text = try? root.text(of: url) else { return nil }
    for line in text.split(whereSeparator: \.isNewline) {
      if let match = line.firstMatch(of: /^\s*pod\s*\(?\s*['"]([^'"\/]+)/) {
        pods.insert(String(match.1))
      }
    }
  }

  /// The pods whose modules a target imports. A module has the name of its pod, in which other
  /// characters than those of identifiers are underscores.
  func imported(by targets: [ProjectTarget]) -> [String] {
    let names = Dictionary(
      pods.map { ($0.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined(), $0) },
      uniquingKeysWith: { first, _ in first })
    let modules = targets.reduce(into: Set<String>()) {
      $0.formUnion($1.imports(among: Set(names.keys)))
    }
    return modules.compactMap { names[$0] }.sorted()
  }
}
