/// Pictures of placements and of whole surfaces.
@_exported import WidgetHost
