import Foundation

/// Runs an app until the device ends its process.
///
/// The connection to the device needs modules above this one. They are part of the same library, so
/// the type that has it, `WidgetKit.AppMain`, is found by its name.
@MainActor
package enum AppProcess {
  /// Connects to the device before the author's code runs, so that its first calls reach it, also
  /// those in `App.init()`.
  package static func connect() {
    server.connect()
  }

  package static func run(_ lifeCycle: AppLifeCycle) -> Never {
    server.serve(lifeCycle)
  }

  private static var server: any AppServing.Type {
    guard let server = _typeByName("9WidgetKit7AppMainO") as? any AppServing.Type else {
      fail("apps cannot run without WidgetKit")
    }
    return server
  }

  package static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}

/// Connects an app to the device.
@MainActor
package protocol AppServing {
  /// Connects to the device. Its calls wait until the app is served.
  static func connect()
  /// Serves the device's calls until it closes the connection.
  static func serve(_ lifeCycle: AppLifeCycle) -> Never
}
