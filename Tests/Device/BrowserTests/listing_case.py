"""The base class of tests with a public listing, installed unmodified."""
import unittest

from control_case import ControlCase
from served_device import ROOT

LISTINGS = ROOT.parent / "shared" / "listings"


class ListingCase(ControlCase):
    """Skipped without listings next to the checkout. `extension` is the listing's name."""

    # The app group that the app and the extension of the listing share.
    group = None

    @classmethod
    def setUpClass(cls):
        cls.extensions = [LISTINGS / cls.extension]
        if not cls.extensions[0].is_dir():
            raise unittest.SkipTest(f"{cls.extensions[0]} does not exist")

    def setUp(self):
        super().setUp()
        if self.group:
            self.device.write_defaults(self.group, {})
