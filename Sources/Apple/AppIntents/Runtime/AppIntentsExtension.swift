import AuthorNotices

/// An extension of an app, as ExtensionFoundation declares it.
public protocol AppExtension {
  associatedtype Configuration: AppExtensionConfiguration
  var configuration: Configuration { get }
  init()
}

/// How an extension accepts connections.
public protocol AppExtensionConfiguration {}

/// An extension that performs intents for Siri and Shortcuts: `@main struct Mine:
/// AppIntentsExtension {}`. There is no Siri and no Shortcuts app here: it starts and ends.
public protocol AppIntentsExtension: AppExtension {}

/// The configuration of all intents extensions.
public struct _AppIntentsExtensionConfiguration: AppExtensionConfiguration {}

extension AppIntentsExtension {
  public var configuration: some AppExtensionConfiguration { _AppIntentsExtensionConfiguration() }

  public static func main() {
    AuthorNotice.report("AppIntents", lacks: "Siri and Shortcuts, which run an AppIntentsExtension")
  }
}
