// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Glibc

extension stat {
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
  /// Linux does not return the time of creation here; it is that of the last change.
  public var st_birthtimespec: timespec { st_mtim }
}
