import gzip
import hashlib
import json
import shutil
import subprocess
import tarfile
import unittest

from archives import add_tree
from image import Layout
from release_case import EPOCH, ReleaseCase


class ImageTests(ReleaseCase):
    def make(self, name):
        for layer in ("debian", "tool"):
            self.write(f"{layer}/usr/{layer}", layer)
        layout = Layout(self.folder / name, EPOCH)
        for layer in ("debian", "tool"):
            layout.add_layer(layer, lambda archive, layer=layer: add_tree(
                archive, self.folder / layer, "", EPOCH))
        layout.finish("0.1.0", "amd64", {"Entrypoint": ["vitrine"]}, {})
        path = self.folder / f"{name}.tar"
        layout.write_archive(path)
        return layout, path

    def blob(self, layout, descriptor):
        data = (layout.blobs / descriptor["digest"].removeprefix("sha256:")).read_bytes()
        self.assertEqual(descriptor["size"], len(data))
        self.assertEqual(descriptor["digest"], "sha256:" + hashlib.sha256(data).hexdigest())
        return data

    def test_digests(self):
        layout, _ = self.make("image")
        index = json.loads((layout.folder / "index.json").read_text())
        manifest = json.loads(self.blob(layout, index["manifests"][0]))
        config = json.loads(self.blob(layout, manifest["config"]))
        layers = [gzip.decompress(self.blob(layout, layer)) for layer in manifest["layers"]]
        self.assertEqual(
            config["rootfs"]["diff_ids"],
            ["sha256:" + hashlib.sha256(layer).hexdigest() for layer in layers])
        self.assertEqual(len(list(layout.blobs.iterdir())), 4)

    def test_archive_is_the_same_each_time(self):
        self.assertEqual(self.make("a")[1].read_bytes(), self.make("b")[1].read_bytes())

    def test_archive_has_the_layout(self):
        with tarfile.open(self.make("image")[1]) as archive:
            names = archive.getnames()
        self.assertIn("index.json", names)
        self.assertIn("oci-layout", names)

    @unittest.skipUnless(shutil.which("skopeo"), "skopeo is not installed")
    def test_skopeo_reads_the_archive(self):
        path = self.make("image")[1]
        result = subprocess.run(
            ["skopeo", "copy", f"oci-archive:{path}", f"dir:{self.folder / 'copy'}"],
            capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)
