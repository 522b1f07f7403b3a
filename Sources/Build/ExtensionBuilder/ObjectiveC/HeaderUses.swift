import Foundation
import ProjectReader

/// What the headers of one module include of others, and what those declare that they only name.
struct HeaderUses {
  /// The modules in Objective-C, in the order of the includes.
  private(set) var objectiveC: [String] = []
  /// The modules in C.
  private(set) var c: [String] = []
  /// The modules in Swift, whose generated headers are included.
  private(set) var swift: [String] = []
  /// The modules whose declarations importers see, as after an import of the module.
  private(set) var exported: Set<String> = []

  /// All modules, by kind.
  var all: [String] { objectiveC + c + swift }

  mutating func insert(_ place: HeaderPlace, isExported: Bool = true) {
    if isExported { exported.insert(place.module) }
    switch place {
    case .objectiveC(let module, _): Self.append(module, to: &objectiveC)
    case .c(let module): Self.append(module, to: &c)
    case .swift(let module): Self.append(module, to: &swift)
    }
  }

  private static func append(_ name: String, to list: inout [String]) {
    if !list.contains(name) { list.append(name) }
  }
}

/// The header of another module.
enum HeaderPlace: Equatable {
  case objectiveC(module: String, headers: [String])
  case c(module: String)
  /// The header that the compiler generates for a module in Swift.
  case swift(module: String)

  var module: String {
    switch self {
    case .objectiveC(let module, _), .c(let module), .swift(let module): module
    }
  }
}

/// The modules whose headers others can include.
struct HeaderIndex {
  /// Dependencies first.
  let objectiveC: [ObjectiveCModule]
  /// Those in C and Swift.
  let modules: [ModuleSources]
  /// Where classes and protocols are declared.
  private let places: [HeaderItem: [(module: String, header: String)]]

  init(_ objectiveC: [ObjectiveCModule], _ modules: [ModuleSources]) {
    self.objectiveC = objectiveC
    self.modules = modules
    var places: [HeaderItem: [(module: String, header: String)]] = [:]
    for module in objectiveC where module.importer == nil {
      for header in module.headers {
        guard let text = try? module.root.text(of: header) else { continue }
        for item in HeaderItem.all(in: text) {
          places[item, default: []].append((module.name, header.lastPathComponent))
        }
      }
    }
    self.places = places
  }

  /// Whether the second module can depend on the first one: dependencies come first.
  func isBefore(_ first: String, _ second: String) -> Bool {
    let names = objectiveC.map(\.name)
    guard let first = names.firstIndex(of: first), let second = names.firstIndex(of: second) else {
      return false
    }
    return first < second
  }

  func places(of item: HeaderItem) -> [(module: String, header: String)] { places[item] ?? [] }
}

/// Finds the headers that a module includes of others.
struct HeaderSearch {
  private let module: ObjectiveCModule
  private let index: HeaderIndex
  private let others: [ObjectiveCModule]
  private var modules: [ModuleSources] { index.modules }

  /// - Parameter dependents: The names of modules that need this one, whose headers it cannot
  ///   include.
  init(for module: ObjectiveCModule, in index: HeaderIndex, without dependents: [String] = []) {
    self.module = module
    self.index = index
    others = index.objectiveC.filter {
      $0.name != module.name && $0.importer == nil && !dependents.contains($0.name)
    }
  }

  /// - Parameters:
  ///   - path: Of an include, such as `Kit/Kit.h`.
  ///   - own: The module's own header with the name; nil if there is none.
  /// - Returns: nil if no other module has the header.
  func place(ofInclude path: String, own: URL?) -> HeaderPlace? {
    let parts = path.split(separator: "/").map(String.init)
    guard let last = parts.last else { return nil }
    if parts.count > 1, let other = others.first(where: { $0.name == parts[0] }),
      other.hasHeader(last)
    {
      return .objectiveC(module: other.name, headers: [last])
    }
    if last.hasSuffix("-Swift.h"),
      let other = modules.first(where: { $0.c == nil && "\($0.name)-Swift.h" == last })
    {
      return .swift(module: other.name)
    }
    // A bridging header finds all headers of the project, also those of frameworks.
    if let own {
      let other = module.importer == nil ? nil : others.first { $0.headers.contains(own) }
      return other.map { .objectiveC(module: $0.name, headers: [last]) }
    }
    if let other = others.first(where: { $0.hasHeader(last) }) {
      return .objectiveC(module: other.name, headers: [last])
    }
    return modules.first { $0.c?.hasHeader(path) == true }.map { .c(module: $0.name) }
  }

  /// - Parameter name: Of `@import`.
  func place(ofModule name: String) -> HeaderPlace? {
    if let other = others.first(where: { $0.name == name }) {
      return .objectiveC(module: name, headers: other.headers.map(\.lastPathComponent))
    }
    return modules.first { $0.name == name }
      .map { $0.c == nil ? .swift(module: name) : .c(module: name) }
  }

  /// The header of a dependency that declares a class or a protocol.
  func place(of item: HeaderItem) -> HeaderPlace? {
    let place = index.places(of: item).first { place in
      others.contains { $0.name == place.module } && index.isBefore(place.module, module.name)
    }
    return place.map { .objectiveC(module: $0.module, headers: [$0.header]) }
  }
}

extension ObjectiveCModule {
  fileprivate func hasHeader(_ name: String) -> Bool {
    headers.contains { $0.lastPathComponent == name }
  }
}

extension CSources {
  fileprivate func hasHeader(_ path: String) -> Bool {
    !path.contains("..") && project.has(headers.appendingPathComponent(path))
  }
}
