/// What a file dialog shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 0)
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 1)
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 2)
}

/// Accepted without effect in a widget, which shows no file dialogs.
extension View {
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View
  {
    self
  }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View
  {
    self
  }

  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }

  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    self
  }

  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }

  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View {
    self
  }

  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }

  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}
