import Foundation
import WidgetKit

/// Prints the token that an app sends to its server.
@main
struct PushedApp {
  static func main() async {
    let token = await WidgetCenter.shared.currentPushInfo?.token
    print(token.map { $0.map { String(format: "%02x", $0) }.joined() } ?? "no token")
  }
}
