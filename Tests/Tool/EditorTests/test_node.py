"""The extension's modules in Node.js, without an editor; see the files in node."""
import re
import subprocess
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
TESTS = sorted((HERE / "node").glob("*.test.js"))


class NodeTests(unittest.TestCase):
    def test_modules(self):
        done = subprocess.run(
            ["node", "--test", *TESTS], capture_output=True, text=True, timeout=300)
        output = done.stdout + done.stderr
        self.assertEqual(done.returncode, 0, output)
        self.assertGreater(int(re.search(r"^\W*pass (\d+)$", output, re.MULTILINE)[1]), 60)
