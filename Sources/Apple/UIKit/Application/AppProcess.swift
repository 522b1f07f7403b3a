import Foundation

/// Runs an app until the device ends its process.
///
/// The connection to the device needs modules above this one. They are part of the same library, so
/// the type that has it, `WidgetKit.AppMain`, is found by its name.
@MainActor
package enum AppProcess {
  package static func run(_ lifeCycle: AppLifeCycle) -> Never {
    guard let server = _typeByName("9WidgetKit7AppMainO") as? any AppServing.Type else {
      fail("apps cannot run without WidgetKit")
    }
    server.serve(lifeCycle)
  }

  package static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(2)
  }
}

/// Connects an app to the device.
@MainActor
package protocol AppServing {
  /// Serves the device's calls until it closes the connection.
  static func serve(_ lifeCycle: AppLifeCycle) -> Never
}
