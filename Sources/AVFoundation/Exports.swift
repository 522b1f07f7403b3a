// The sound part of AVFoundation; what plays pictures is not here.
@_exported import AVFAudio
