/// The commands that drive a running host.
@_exported import WidgetHost
