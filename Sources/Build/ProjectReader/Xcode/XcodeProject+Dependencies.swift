import Foundation

/// What the targets of a project need.
extension XcodeProject {
  /// Targets that the target depends on, and those whose products it links.
  func dependencies(of target: XcodeObjects.Object, for platform: Platform) -> [String] {
    let own = objects.objects("dependencies", of: target).filter { $0.isFor(platform) }
    let named = own.compactMap { dependency in
      // A target of another project has only a name.
      objects.object("target", of: dependency)?.string("name")
        ?? objects.object("targetProxy", of: dependency)?.string("remoteInfo")
    }
    let linked = Set(linkedFiles(of: target, for: platform).map(\.identifier))
    let products = objects.objects("targets", of: objects.root).filter {
      $0.string("productReference").map(linked.contains) == true
    }
    var seen: Set<String> = []
    return (named + products.compactMap { $0.string("name") }).filter { seen.insert($0).inserted }
  }

  /// What the target links.
  private func linkedFiles(
    of target: XcodeObjects.Object, for platform: Platform
  ) -> [XcodeObjects.Object] {
    linkedMembers(of: target).filter { $0.isFor(platform) }
      .compactMap { objects.object("fileRef", of: $0) }
  }

  private func linkedMembers(of target: XcodeObjects.Object) -> [XcodeObjects.Object] {
    objects.objects("buildPhases", of: target)
      .filter { $0.isa == "PBXFrameworksBuildPhase" }
      .flatMap { objects.objects("files", of: $0) }
  }

  /// The file names of linked products that no target of this project builds. The target of
  /// another project of the workspace can build them.
  func productsOfOtherProjects(
    linkedBy target: XcodeObjects.Object, for platform: Platform
  ) -> [String] {
    let own = Set(
      objects.objects("targets", of: objects.root).compactMap { $0.string("productReference") })
    return linkedFiles(of: target, for: platform).compactMap { file in
      let isProduct =
        file.isa == "PBXReferenceProxy"
        || file.string("sourceTree") == "BUILT_PRODUCTS_DIR"
      guard isProduct, !own.contains(file.identifier), let path = file.string("path") else {
        return nil
      }
      return path.split(separator: "/").last.map(String.init)
    }
  }

  /// The linked frameworks that are among the project's files.
  func binaryFrameworks(
    linkedBy target: XcodeObjects.Object, for platform: Platform
  ) -> [BinaryFramework] {
    linkedFiles(of: target, for: platform).compactMap { file in
      let place = file.string("sourceTree") ?? "<group>"
      guard ["<group>", "SOURCE_ROOT", "<absolute>"].contains(place),
        let path = file.string("path"), !path.contains("System/Library/Frameworks/"),
        let name = path.split(separator: "/").last.map(String.init),
        name.hasSuffix(".xcframework") || name.hasSuffix(".framework")
      else { return nil }
      guard let url = tree.url(of: file) else { return BinaryFramework(name: name) }
      return BinaryFramework(url, for: platform, in: root)
    }
  }

  /// The projects that this one contains.
  var subprojects: [URL] {
    let references = objects.root.dictionaries("projectReferences")
    return references.compactMap { objects[$0["ProjectRef"] as? String].flatMap(tree.url) }
  }

  func packageProducts(
    of target: XcodeObjects.Object, for platform: Platform
  ) -> [ProjectTarget.PackageProduct] {
    let others = Set(
      linkedMembers(of: target).filter { !$0.isFor(platform) }
        .compactMap { $0.string("productRef") })
    return objects.objects("packageProductDependencies", of: target)
      .filter { !others.contains($0.identifier) }
      .compactMap(packageProduct)
      .filter { !$0.name.hasPrefix(Self.pluginPrefix) }
  }

  /// The build-tool plugins of a target. They are among its dependencies.
  func pluginProducts(of target: XcodeObjects.Object) -> [ProjectTarget.PackageProduct] {
    objects.objects("dependencies", of: target).compactMap {
      objects.object("productRef", of: $0).flatMap(packageProduct)
    }
    .filter { $0.name.hasPrefix(Self.pluginPrefix) }
    .map { product in
      var product = product
      product.name.removeFirst(Self.pluginPrefix.count)
      return product
    }
  }

  private static var pluginPrefix: String { "plugin:" }

  private func packageProduct(
    _ dependency: XcodeObjects.Object
  ) -> ProjectTarget.PackageProduct? {
    guard let name = dependency.string("productName") else { return nil }
    let package = objects.object("package", of: dependency)
    switch package?.isa {
    case "XCLocalSwiftPackageReference":
      let path = package?.string("relativePath") ?? ""
      return .init(
        name: name, package: folder.appendingPathComponent(path).standardizedFileURL.path,
        isLocal: true)
    case "XCRemoteSwiftPackageReference":
      return .init(
        name: name, package: package?.string("repositoryURL"), isLocal: false,
        requirement: PackageRequirement(xcode: package?.dictionary("requirement") ?? [:]))
    // Before Xcode 15, a local package is a folder among the project's files.
    default: return .init(name: name, package: nil, isLocal: true)
    }
  }

  /// The folders among the project's files that contain a package.
  package var packageFolders: [URL] {
    var result: [URL] = []
    var waiting = [objects.root.string("mainGroup")].compactMap { $0 }
    var seen: Set<String> = []
    while let identifier = waiting.popLast() {
      guard seen.insert(identifier).inserted, let object = objects[identifier] else { continue }
      if object.isa == "PBXFileReference", let url = tree.url(of: object),
        root.has(url.appendingPathComponent("Package.swift"))
      {
        result.append(url)
      }
      waiting += object.strings("children").reversed()
    }
    let named = objects.objects("packageReferences", of: objects.root)
      .filter { $0.isa == "XCLocalSwiftPackageReference" }
      .compactMap { $0.string("relativePath") }
      .map { folder.appendingPathComponent($0).standardizedFileURL }
    return named + result
  }
}

extension XcodeObjects.Object {
  /// Whether a member or a dependency is for a platform: `platformFilters = (macos, )` restricts it
  /// to others.
  func isFor(_ platform: Platform) -> Bool {
    platform.matches(
      filters: strings("platformFilters") + [string("platformFilter")].compactMap { $0 })
  }
}
