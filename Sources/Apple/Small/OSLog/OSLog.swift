// `OSLogStore` cannot be created, because the log is not stored.
@_exported import os
