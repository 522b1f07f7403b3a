"""The page's modules: their unit tests and their list in index.html. Needs no browser."""
import json
import re
import subprocess
import unittest
from pathlib import Path

from served_device import ROOT

TESTS = Path(__file__).parent / "modules" / "run.mjs"
PAGE = ROOT / "Resources" / "Page"


class PageModuleTests(unittest.TestCase):
    def test_modules(self):
        done = subprocess.run(["node", TESTS], capture_output=True, text=True, timeout=120)
        self.assertEqual(done.returncode, 0, done.stderr)
        result = json.loads(done.stdout)
        self.assertEqual(result["failures"], [])
        self.assertGreater(result["count"], 30)

    def test_index_lists_all_files(self):
        index = (PAGE / "index.html").read_text()
        modules = re.findall(r'<link rel="modulepreload" href="/page/(.+)">', index)
        found = self.files("modules/**/*.js")
        found.remove("modules/main.js")
        self.assertEqual(modules, found)
        styles = re.findall(r'<link rel="stylesheet" href="/page/(.+)">', index)
        self.assertEqual(sorted(styles), self.files("style/**/*.css"))

    def files(self, pattern):
        return sorted(str(file.relative_to(PAGE)) for file in PAGE.glob(pattern))
