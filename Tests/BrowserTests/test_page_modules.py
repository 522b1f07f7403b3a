"""Runs the tests of the page's pure modules in the browser."""
from pathlib import Path

from device_case import DeviceCase

MODULES = Path(__file__).parent / "modules"


class PageModuleTests(DeviceCase):
    def test_modules(self):
        self.page.route("**/page/tests/*", lambda route: route.fulfill(
            path=MODULES / route.request.url.rsplit("/", 1)[-1], content_type="text/javascript"))
        result = self.page.evaluate("import('/page/tests/all.js').then((tests) => tests.run())")
        self.assertEqual(result["failures"], [])
        self.assertGreater(result["count"], 30)
