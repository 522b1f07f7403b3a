"""What the tests of releases share."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
EPOCH = 1_700_000_000


class ReleaseCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def write(self, path, text="text", executable=False):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        if executable:
            file.chmod(0o755)
        return file

    def run_script(self, name, *arguments, **environment):
        return subprocess.run(
            [ROOT / "script" / name, *map(str, arguments)], capture_output=True, text=True,
            env=environment or None)
