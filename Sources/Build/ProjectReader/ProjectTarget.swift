import Foundation

/// A target of a project: what is compiled into one program or module.
public struct ProjectTarget: Sendable {
  public enum Kind: String, Sendable {
    case app, widgetExtension, otherExtension, framework, resourceBundle, test, other
  }

  /// A target without code, such as those that CocoaPods generates for the resources of a pod.
  public struct ResourceBundle: Sendable {
    /// Such as `KitResources.bundle`.
    public var name: ProjectName
    public var identifier: String?
    public var folder: URL
    public var root: ProjectRoot
    public var files: [URL]
  }

  /// A product of a package that the target links.
  public struct PackageProduct: Hashable, Sendable {
    public var name: String
    /// The folder of a local package, or the URL of a remote one; nil if the project does not say.
    public var package: String?
    public var isLocal: Bool
    /// The versions of a remote package that the project accepts.
    public var requirement: PackageRequirement?
  }

  public var name: String
  public var kind: Kind
  /// The platforms that the target supports.
  public var platforms: Set<Platform>
  /// The project file, such as `App.xcodeproj`.
  public var project: URL
  /// The folder to which the paths of settings are relative.
  public var folder: URL
  /// The folders whose files it may use.
  public var root: ProjectRoot
  /// The members: sources and resources, in the order of the project.
  public var files: [URL] = []
  /// The members that do not exist.
  public var missingFiles: [URL] = []
  /// Where the missing sources come from and what to do, by their paths.
  public var adviceOfMissingFiles: [String: String] = [:]
  /// The members outside of the project's repository, by a path or a symbolic link. They are not
  /// used.
  public var outsideFiles: [URL] = []
  public var settings: BuildSettings
  /// The name of the build configuration, and of all that exist.
  public var configuration: String
  public var configurations: [String]
  /// The names of targets of the same project that this one depends on or links.
  public var dependencies: [String] = []
  /// The file names of linked products that targets of other projects build, such as
  /// `Kit.framework`.
  public var linkedProducts: [String] = []
  /// The file name of the product; nil if the project does not say.
  public var product: ProjectName?
  /// The file names of linked frameworks that are in the project as binaries.
  public var binaryFrameworks: [String] = []
  public var packageProducts: [PackageProduct] = []
  /// The plugins of packages that generate some of its files.
  public var pluginProducts: [PackageProduct] = []
  /// These plugins. Empty unless they are run.
  public var plugins: [PackagePlugin] = []
  /// The bundles of the targets that this one depends on. They are copied beside its resources.
  public var resourceBundles: [ResourceBundle] = []
  /// The scripts that Xcode would run.
  public var scripts: [ScriptPhase] = []
  /// The values that a generator of projects writes into the `Info.plist`: a property list.
  public var informationProperties: Data?
  /// The configuration files that were read.
  public var configurationFiles: [URL] = []
  /// What was left out, for the user.
  public var notices: [String] = []

  /// An identifier.
  public var moduleName: String {
    ModuleName(mangling: settings["PRODUCT_MODULE_NAME"] ?? name).argumentText
  }

  public var bundleIdentifier: String? {
    settings["PRODUCT_BUNDLE_IDENTIFIER"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The target's own `Info.plist`; nil if the settings name none, or one outside of the project.
  public var informationFile: URL? { file("INFOPLIST_FILE").flatMap(inside) }

  /// nil if the settings name none, or one outside of the project.
  public var entitlementsFile: URL? { file("CODE_SIGN_ENTITLEMENTS").flatMap(inside) }

  /// The error about an `Info.plist` outside of the project; nil if there is none.
  var outsideInformationFile: ProjectError? {
    file("INFOPLIST_FILE").flatMap { inside($0) == nil ? .outside($0.path, in: root) : nil }
  }

  /// What its settings name outside of the project.
  public var outsideSettings: [String] {
    ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { setting in
      file(setting).flatMap { file in
        inside(file) == nil
          ? "\(setting): \(ProjectError.outside(file.path, root: root.main.path))" : nil
      }
    }
  }

  private func inside(_ file: URL) -> URL? { root.contains(file) ? file : nil }

  public var bridgingHeader: URL? { file("SWIFT_OBJC_BRIDGING_HEADER") }

  /// The file that a setting names.
  private func file(_ setting: String) -> URL? {
    guard let path = settings[setting], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
  }
}
