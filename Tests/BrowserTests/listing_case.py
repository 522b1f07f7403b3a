"""What tests of public listings have in common: one of them, unmodified, installed on the device."""
import unittest

from control_case import ControlCase
from served_device import ROOT

LISTINGS = ROOT.parent / "shared" / "listings"


class ListingCase(ControlCase):
    """Left out where there are no listings beside the checkout. `extension` is the listing's name."""

    # The app group that the listing's app and extension share.
    group = None

    @classmethod
    def setUpClass(cls):
        cls.extensions = [LISTINGS / cls.extension]
        if not cls.extensions[0].is_dir():
            raise unittest.SkipTest(f"{cls.extensions[0]} is not there")

    def setUp(self):
        super().setUp()
        if self.group:
            self.device.write_defaults(self.group, {})
