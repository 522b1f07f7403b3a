// There is no `OSLogStore`, because the log is not stored.
@_exported import os
