import Foundation
import ProcessCleanup
import VitrineCommands

StandardStreams.prepare()
ProcessCleanup.shared.start()
ProcessCleanup.shared.exit(
  await Tool.run(Array(CommandLine.arguments.dropFirst()), in: .process))
