import SourceScanner

extension PackageRequirement {
  /// The requirement in a manifest's `.package(url: …, from: "1.0.0")`; nil if there is none.
  init?(_ call: ManifestCall) {
    func version(_ label: String?, of call: ManifestCall) -> PackageVersion? {
      call.string(label).flatMap { PackageVersion($0) }
    }
    if let first = version("from", of: call) {
      self = .upToNextMajor(first)
    } else if let exact = version("exact", of: call) {
      self = .exact(exact)
    } else if let name = call.string("branch") {
      self = .branch(name)
    } else if let name = call.string("revision") {
      self = .revision(name)
    } else if let inner = call[nil].flatMap({ ManifestCall($0) }) {
      switch inner.name {
      case "upToNextMajor": self.init(version("from", of: inner).map(Self.upToNextMajor))
      case "upToNextMinor": self.init(version("from", of: inner).map(Self.upToNextMinor))
      case "exact", "exactItem": self.init(version(nil, of: inner).map(Self.exact))
      case "branch", "branchItem": self.init(inner.string(nil).map(Self.branch))
      case "revision", "revisionItem": self.init(inner.string(nil).map(Self.revision))
      case "..<", "...": self.init(range: inner)
      // Tuist's `.range(from: "1.0.0", to: "2.0.0")`.
      case "range": self.init(range: ManifestCall(name: "..<", arguments: inner.arguments))
      default: return nil
      }
    } else {
      return nil
    }
  }

  private init?(_ requirement: Self?) {
    guard let requirement else { return nil }
    self = requirement
  }

  /// `"1.0.0"..<"2.0.0"`, and `"1.0.0"..."1.9.9"`, which includes its end.
  private init?(range call: ManifestCall) {
    let ends = call.arguments.compactMap { argument -> PackageVersion? in
      if case .string(let text) = argument.value { PackageVersion(text) } else { nil }
    }
    guard ends.count == 2 else { return nil }
    var end = ends[1]
    if call.name == "..." { end.patch += 1 }
    self = .range(ends[0], end)
  }

  /// The requirement of an `XCRemoteSwiftPackageReference`; nil if it is incomplete.
  init?(xcode values: [String: Any]) {
    func version(_ key: String) -> PackageVersion? {
      (values[key] as? String).flatMap { PackageVersion($0) }
    }
    switch values["kind"] as? String {
    case "upToNextMajorVersion": self.init(version("minimumVersion").map(Self.upToNextMajor))
    case "upToNextMinorVersion": self.init(version("minimumVersion").map(Self.upToNextMinor))
    case "exactVersion": self.init(version("version").map(Self.exact))
    case "branch": self.init((values["branch"] as? String).map(Self.branch))
    case "revision": self.init((values["revision"] as? String).map(Self.revision))
    case "versionRange":
      guard let first = version("minimumVersion"), let end = version("maximumVersion") else {
        return nil
      }
      self = .range(first, end)
    default: return nil
    }
  }
}
