"""The package for Visual Studio Code that script/vscode makes."""
import json
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCHEMA = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"


class PackageTests(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="vitrine-vsix-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def package(self, name="first", script=ROOT / "script/vscode"):
        output = self.folder / name
        done = subprocess.run(
            [script, "--output", output], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 0, done.stderr)
        return Path(done.stdout.strip())

    def test_contents(self):
        path = self.package()
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            manifest = json.loads(archive.read("extension/package.json"))
            outer = ElementTree.fromstring(archive.read("extension.vsixmanifest"))
            types = ElementTree.fromstring(archive.read("[Content_Types].xml"))
        self.assertEqual(path.name, f"vitrine-{manifest['version']}.vsix")
        self.assertEqual(names, sorted(names))
        # What the two manifests name is in the package.
        named = [asset.get("Path") for asset in outer.iter(f"{SCHEMA}Asset")]
        named.append(f"extension/{manifest['main'].removeprefix('./')}")
        self.assertEqual([name for name in named if name not in names], [])
        identity = next(outer.iter(f"{SCHEMA}Identity"))
        self.assertEqual(
            (identity.get("Id"), identity.get("Version"), identity.get("Publisher")),
            (manifest["name"], manifest["version"], manifest["publisher"]))
        known = {each.get("Extension") for each in types}
        self.assertEqual({Path(name).suffix for name in names} - known, {".xml"})
        # Nothing else is needed, and nothing else is in it.
        self.assertFalse({"dependencies", "devDependencies", "scripts"} & manifest.keys())
        self.assertEqual(
            {name.split("/")[1] for name in names if "/" in name},
            {"package.json", "README.md", "LICENSE.txt", "source"})

    def test_modules_are_complete(self):
        """Every module that a module requires is in the package, or part of Node.js."""
        with zipfile.ZipFile(self.package()) as archive:
            archive.extractall(self.folder / "unpacked")
        extension = self.folder / "unpacked/extension"
        required = set()
        for module in (extension / "source").rglob("*.js"):
            for name in re.findall(r'require\("([^"]+)"\)', module.read_text()):
                if name.startswith("."):
                    target = (module.parent / name).resolve()
                    self.assertTrue(target.with_suffix(".js").exists(), f"{module}: {name}")
                    required.add(target.with_suffix(".js"))
                else:
                    self.assertTrue(name == "vscode" or name.startswith("node:"), name)
        unused = {
            str(each.relative_to(extension)) for each in (extension / "source").rglob("*.js")
            if each.resolve() not in required}
        self.assertEqual(unused, {"source/extension.js", "source/page/page.js"})

    def test_same_bytes(self):
        self.assertEqual(self.package("one").read_bytes(), self.package("two").read_bytes())

    def test_version_of_the_tool(self):
        manifest = json.loads((ROOT / "editors/vscode/package.json").read_text())
        source = (ROOT / "Sources/Tool/CommandArguments/ToolVersion.swift").read_text()
        self.assertIn(f'"{manifest["version"]}"', source)

    def test_another_version_is_refused(self):
        copy = self.folder / "copy"
        for name in ("script/vscode", "editors/vscode/package.json", "LICENSE",
                     "Sources/Tool/CommandArguments/ToolVersion.swift"):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
        manifest = copy / "editors/vscode/package.json"
        manifest.write_text(re.sub(r'"version": "[^"]+"', '"version": "9.9.9"',
                                   manifest.read_text()))
        done = subprocess.run(
            [copy / "script/vscode"], capture_output=True, text=True, timeout=60)
        self.assertEqual(done.returncode, 1)
        self.assertIn("has version 9.9.9 and the tool", done.stderr)
        self.assertFalse((copy / ".build").exists())
