import DeviceEngine
import DeviceStore
import Foundation
import HostLink

// The controls that can be added.
extension WidgetHost {
  /// All controls: extensions sorted by name, kinds in the order of their bundle. A control whose
  /// preview fails has neither role nor title.
  public func controlGallery() async -> [ControlGalleryItem] {
    let apps = installed.values.sorted { (name(of: $0), $0.id) < (name(of: $1), $1.id) }
    let kinds = apps.flatMap { app in app.contents.controls.map { (app, $0) } }
    return await withTaskGroup(of: (Int, ControlTemplateDescription?).self) { group in
      for (index, (app, control)) in kinds.enumerated() {
        group.addTask {
          let preview = try? await self.controlPreview(extension: app.id, kind: control.kind)
          return (index, preview?.template)
        }
      }
      var templates: [Int: ControlTemplateDescription] = [:]
      for await (index, template) in group { templates[index] = template }
      return kinds.enumerated().map { index, kind in
        let (app, control) = kind
        let template = templates[index]
        return ControlGalleryItem(
          extension: app.id, app: name(of: app), kind: control.kind,
          displayName: control.displayName ?? name(of: app), description: control.description ?? "",
          configuration: control.configuration,
          promptsForUserConfiguration: control.promptsForUserConfiguration,
          role: template?.role, title: template?.states.first?.title, roles: app.roles)
      }
    }
  }

  /// The prefix of the store keys of an extension's control previews.
  static func controlPreviews(of app: InstalledExtension) -> String {
    "control \(app.id) \(app.contentHash) "
  }

  /// A control as the gallery shows it: its `previewValue`, in the state that the author returns.
  /// Previews are stored until the bundle changes. Throws `HostError.unknownExtension`,
  /// `.unknownControlKind`, `.unknownParameter`, `.badValue`, `.extensionFailed`.
  ///
  /// - Parameter role: nil is the device of the surface.
  public func controlPreview(
    extension id: ExtensionID, kind: String, surface: SurfaceName = .controlCenter,
    on role: DeviceRole? = nil, size: ControlSizeName = .small,
    configuration: [String: ConfigurationValue] = [:]
  ) async throws -> ControlPreview {
    let (app, description) = try control(kind, of: id)
    let values = try ConfigurationCheck(kind: kind, description.configuration.parameters)
      .checked(configuration)
    let form = settings(of: role ?? surface.role).controlForm(surface, size)
    let request = ControlRequest(
      kind: kind, configuration: values, isPreview: true, forms: [form])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(request), as: UTF8.self)
    let key = Self.controlPreviews(of: app) + json
    if let stored = try store.preview(key),
      let preview = try? JSONDecoder().decode(ControlPreview.self, from: stored.data)
    {
      return preview
    }
    do {
      let reply = try await extensions.control(
        request, of: app, clock: clock.extensionClock, device: device)
      let answer = try ControlAnswer(reply, forms: [form])
      let state = answer.template.stateIndex(isOn: answer.template.isOn, isRunning: false)
      let preview = ControlPreview(
        template: answer.template, face: answer.faces[0][state], size: form.displaySize)
      let data = try encoder.encode(preview)
      let stored = StoredPreview(content: .snapshot, size: form.displaySize, data: data)
      do {
        try store.apply([.preview(key, stored)], durability: .recoverable)
      } catch {
        notice("\(error)")
      }
      return preview
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw HostError.extensionFailed(id, reason: FetchFailure(error).message)
    }
  }
}

/// A control as the gallery shows it.
public struct ControlPreview: Codable, Equatable, Sendable {
  public var template: ControlTemplateDescription
  /// The face of the state that `previewValue` has.
  public var face: StoredFace
  /// In points.
  public var size: LinkSize

  public init(template: ControlTemplateDescription, face: StoredFace, size: LinkSize) {
    self.template = template
    self.face = face
    self.size = size
  }
}
