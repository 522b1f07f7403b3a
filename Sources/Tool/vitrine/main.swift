import CProcess
import CommandContext
import Foundation
import ProcessCleanup
import VitrineCommands

process_fix_mapping_threshold()
StandardStreams.prepare()
ProcessCleanup.shared.start()
ProcessCleanup.shared.exit(
  await Tool.run(Array(CommandLine.arguments.dropFirst()), in: .process))
