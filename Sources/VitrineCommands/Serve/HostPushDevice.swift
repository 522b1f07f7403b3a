import DeviceControl
import Foundation
import HostLink
import PushGateway
import WidgetHost

/// The served device as its push gateway sees it.
struct HostPushDevice: PushDevice {
  let host: WidgetHost

  func token(_ token: Data) async -> TokenFacts? {
    let text = token.hexadecimal
    return await tokens().first { $0.token == text }.map {
      TokenFacts(bundle: $0.bundle, kind: $0.kind)
    }
  }

  func deliver(_ push: DevicePush) async -> PushVerdict {
    guard push.kind == .controls else {
      return PushVerdict(.refused, "The device takes no pushes of the type \(push.kind.rawValue).")
    }
    do {
      try await host.pushControl(token: push.token)
      return PushVerdict(.delivered, "The control's value is asked for.")
    } catch {
      return PushVerdict(.staleToken, "\(error)")
    }
  }

  func broadcast(_ push: ChannelPush) async -> PushVerdict {
    PushVerdict(.refused, "No activity of the device listens to channels.")
  }

  /// All tokens that servers may push to.
  func tokens() async -> [PushTokenListing] {
    await host.state().controls.compactMap { control in
      control.pushToken.map {
        PushTokenListing(
          token: $0, kind: .control, bundle: control.control.extension, owner: control.id)
      }
    }
  }
}
