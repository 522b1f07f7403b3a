// Reading the log back (`OSLogStore`) isn't there: nothing stores it.
@_exported import os
