// Draws pictures for the tests of `DrawingProcess`, as `vitrine draw-pictures` does for a device.
import DeviceSurfaces

try DrawingWorker.run()
