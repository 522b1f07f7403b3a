import DeviceEngine
import DeviceStore
import Foundation
import HostLink

extension WidgetHost {
  /// A widget as the gallery shows it: its snapshot with `isPreview == true`, or its placeholder if
  /// the snapshot fails or data protection hides the content. Snapshots are stored until the bundle
  /// changes.
  ///
  /// - Parameters:
  ///   - role: The device that would show it.
  ///   - isPlaceholder: Whether only the placeholder is wanted, which surfaces show until a slow
  ///     snapshot arrives.
  /// - Throws: `HostError.unknownExtension`, `.unknownKind`, `.unsupportedFamily`,
  ///   `.unknownParameter`, `.badValue`; `.extensionFailed` if the placeholder fails, too. The
  ///   gallery then shows a plain shape.
  public func preview(
    extension id: ExtensionID, kind: String, family: WidgetFamilyName,
    appearance: Appearance = .homeLight, on role: DeviceRole = .main,
    configuration: [String: ConfigurationValue] = [:], isPlaceholder: Bool = false
  ) async throws -> ShownArchive {
    let (app, widget) = try widget(kind, of: id)
    guard widget.supportedFamilies.contains(family) else {
      throw HostError.unsupportedFamily(family, kind: kind, supported: widget.supportedFamilies)
    }
    let values = try ConfigurationCheck(
      kind: kind, widget.configuration.parameters, family: family
    )
    .checked(configuration)
    let device = settings(of: role)
    let request = device.request(
      kind: kind, family: family, configuration: values, appearances: [appearance])
    guard let request else {
      throw HostError.badPlace(
        reason: device.absence(of: family) ?? "the device does not show \(family.rawValue)")
    }
    if isPlaceholder || hidesContent(of: id) {
      return try await previewPlaceholder(app, request, appearance, device)
    }
    let key = try previewKey(app, request)
    if let known = try store.preview(key) {
      return shown(known, family: family, appearance: appearance)
    }
    // Concurrent callers share one request.
    if let running = work.previews[key] { return try await running.value }
    let task = Task { try await fetchPreview(app, request, appearance, device, key: key) }
    work.previews[key] = task
    defer { work.previews[key] = nil }
    return try await task.value
  }

  private func fetchPreview(
    _ app: InstalledExtension, _ request: WidgetRequest, _ appearance: Appearance,
    _ device: DeviceSettings, key: String
  ) async throws -> ShownArchive {
    do {
      let reply = try await extensions.timeline(
        .snapshot(request, isPreview: true), of: app, clock: clock.extensionClock, device: device)
      if let archive = reply.archive(entry: 0, environment: 0) {
        let preview = StoredPreview(
          content: .snapshot, size: request.displaySize, data: archive)
        do {
          try store.apply([.preview(key, preview)], durability: .recoverable)
        } catch {
          notice("\(error)")
        }
        return shown(preview, family: request.family, appearance: appearance)
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      // Falls back to the placeholder. If that fails, too, its error is thrown.
    }
    return try await previewPlaceholder(app, request, appearance, device)
  }

  private func previewPlaceholder(
    _ app: InstalledExtension, _ request: WidgetRequest, _ appearance: Appearance,
    _ device: DeviceSettings
  ) async throws -> ShownArchive {
    var placeholder = request
    placeholder.environments = [device.environment(appearance, redaction: [.placeholder])]
    do {
      let reply = try await extensions.timeline(
        .placeholder(placeholder), of: app, clock: clock.extensionClock, device: device)
      guard let archive = reply.archive(entry: 0, environment: 0) else {
        throw FetchFailure.missing("placeholder")
      }
      return shown(
        StoredPreview(content: .placeholder, size: request.displaySize, data: archive),
        family: request.family, appearance: appearance)
    } catch {
      throw HostError.extensionFailed(app.id, reason: FetchFailure(error).message)
    }
  }

  private func shown(
    _ preview: StoredPreview, family: WidgetFamilyName, appearance: Appearance
  ) -> ShownArchive {
    ShownArchive(
      archive: preview.data, instant: clock.now, version: 0, size: preview.size, family: family,
      appearance: appearance, content: preview.content,
      isRedacted: preview.content == .placeholder)
  }

  /// Everything that the picture depends on except the date.
  private func previewKey(_ app: InstalledExtension, _ request: WidgetRequest) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(request)
    return "\(app.id) \(app.contentHash) " + String(decoding: json, as: UTF8.self)
  }
}
