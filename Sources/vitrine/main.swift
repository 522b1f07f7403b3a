import Foundation
import VitrineCommands

exit(await Tool.run(Array(CommandLine.arguments.dropFirst()), in: .process))
