// `os_unfair_lock` belongs to the C library, which `import os` provides, too.
@_exported import DarwinNames
