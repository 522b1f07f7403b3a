// SwiftPM needs a source in a target. The module `WidgetTesting` is in ../../../Modules.
