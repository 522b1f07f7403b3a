import Foundation

/// A target of a project: what is compiled into one program or module.
package struct ProjectTarget: Sendable {
  package enum Kind: String, Sendable {
    case app, widgetExtension, captureExtension, otherExtension, framework, resourceBundle, test,
      other
  }

  /// A target without code, such as those that CocoaPods generates for the resources of a pod.
  package struct ResourceBundle: Sendable {
    /// Such as `KitResources.bundle`.
    package var name: ProjectName
    package var identifier: String?
    package var folder: URL
    package var root: ProjectRoot
    package var files: [URL]
  }

  /// A product of a package that the target links.
  package struct PackageProduct: Hashable, Sendable {
    package var name: String
    /// The folder of a local package, or the URL of a remote one; nil if the project does not say.
    package var package: String?
    package var isLocal: Bool
    /// The versions of a remote package that the project accepts.
    package var requirement: PackageRequirement?
    /// Whether one of the packages that the package names has the product.
    package var isOfDependency = false
  }

  package var name: String
  package var kind: Kind
  /// The platforms that the target supports.
  package var platforms: Set<Platform>
  /// The project file, such as `App.xcodeproj`.
  package var project: URL
  /// The folder to which the paths of settings are relative.
  package var folder: URL
  /// The folders whose files it may use.
  package var root: ProjectRoot
  /// The members: sources and resources, in the order of the project.
  package var files: [URL] = []
  /// The members that do not exist.
  package var missingFiles: [URL] = []
  /// Where the missing sources come from and what to do, by their paths.
  package var adviceOfMissingFiles: [String: String] = [:]
  /// The members outside of the project's repository, by a path or a symbolic link. They are not
  /// used.
  package var outsideFiles: [URL] = []
  package var settings: BuildSettings
  /// The name of the build configuration, and of all that exist.
  package var configuration: String
  package var configurations: [String]
  /// The names of targets of the same project that this one depends on or links.
  package var dependencies: [String] = []
  /// The file names of linked products that targets of other projects build, such as
  /// `Kit.framework`.
  package var linkedProducts: [String] = []
  /// The file name of the product; nil if the project does not say.
  package var product: ProjectName?
  /// The linked frameworks that are in the project as binaries.
  package var binaryFrameworks: [BinaryFramework] = []
  package var packageProducts: [PackageProduct] = []
  /// The plugins of packages that generate some of its files.
  package var pluginProducts: [PackageProduct] = []
  /// These plugins. Empty unless they are run.
  package var plugins: [PackagePlugin] = []
  /// The bundles of the targets that this one depends on. They are copied beside its resources.
  package var resourceBundles: [ResourceBundle] = []
  /// The scripts that Xcode would run.
  package var scripts: [ScriptPhase] = []
  /// The values that a generator of projects writes into the `Info.plist`: a property list.
  package var informationProperties: Data?
  /// The values that a generator of projects writes into the entitlements: a property list.
  package var entitlementProperties: Data?
  /// The configuration files that were read.
  package var configurationFiles: [URL] = []
  /// What was left out, for the user.
  package var notices: [String] = []

  /// An identifier.
  package var moduleName: String {
    ModuleName(mangling: settings["PRODUCT_MODULE_NAME"] ?? name).argumentText
  }

  package var bundleIdentifier: String? {
    settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The target's own `Info.plist`; nil if the settings name none, or one outside of the project.
  package var informationFile: URL? { file("INFOPLIST_FILE").flatMap(inside) }

  /// nil if the settings name none, or one outside of the project.
  package var entitlementsFile: URL? { file("CODE_SIGN_ENTITLEMENTS").flatMap(inside) }

  /// False if the project does not say which entitlements the target is signed with: a package, a
  /// description whose values are computed, or a file that is not there.
  package var declaresEntitlements: Bool {
    let descriptions = ExpoTarget.fileNames + ["Package.swift"]
    guard !descriptions.contains(project.lastPathComponent) else { return false }
    let hasName = settings["CODE_SIGN_ENTITLEMENTS"].map { !$0.isEmpty } ?? false
    // Without entitlements, Bazel signs with those of the provisioning profile.
    guard hasName || !BazelManifest.fileNames.contains(project.lastPathComponent) else {
      return false
    }
    return !hasName || entitlementProperties != nil || entitlementsFile.map(root.has) == true
  }

  /// The error about an `Info.plist` outside of the project; nil if there is none.
  var outsideInformationFile: ProjectError? {
    file("INFOPLIST_FILE").flatMap { inside($0) == nil ? .outside($0.path, in: root) : nil }
  }

  /// What its settings name outside of the project.
  package var outsideSettings: [String] {
    ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { setting in
      file(setting).flatMap { file in
        inside(file) == nil
          ? "\(setting): \(ProjectError.outside(file.path, root: root.main.path))" : nil
      }
    }
  }

  private func inside(_ file: URL) -> URL? { root.contains(file) ? file : nil }

  package var bridgingHeader: URL? { file("SWIFT_OBJC_BRIDGING_HEADER") }

  /// The file that a setting names.
  private func file(_ setting: String) -> URL? {
    guard let path = settings[setting], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
  }
}
