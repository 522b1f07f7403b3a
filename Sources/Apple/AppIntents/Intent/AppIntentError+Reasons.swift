// The failures that authors name. Their texts are this project's.
extension AppIntentError {
  /// The app lacks a permission.
  public enum PermissionRequired {
    public static let bluetooth = failure("This app needs access to Bluetooth.")
    public static let contacts = failure("This app needs access to your contacts.")
    public static let localNetwork = failure("This app needs access to devices on your network.")
    public static let photos = failure("This app needs access to your photos.")
    public static let siri = failure("This app needs access to Siri.")

    public static func location(precise: Bool = false) -> AppIntentError {
      precise
        ? failure("This app needs your precise location.")
        : failure("This app needs access to your location.")
    }
  }

  /// The user has to do something in the app first.
  public enum UserActionRequired {
    public static let accountSetup = failure("Set up your account in the app first.")
    public static let confirmation = failure("Confirm this in the app first.")
    public static let signin = failure("Sign in to the app first.")
  }

  /// Another attempt would fail as well.
  public enum Unrecoverable {
    public static let entityNotFound = failure("This item was not found.")
    public static let featureCurrentlyRestricted = failure("This is not allowed at present.")
    public static let networkFailure = failure("The network is not available.")
    public static let notAllowed = failure("This is not allowed.")
    public static let partialFailure = failure("Only a part of this was done.")
    public static let unknown = failure("Something went wrong.")
    public static let unsupportedOnDevice = failure("This device does not support this.")
  }

  private static func failure(_ text: LocalizedStringResource) -> AppIntentError {
    AppIntentError(kind: .named(text))
  }
}
