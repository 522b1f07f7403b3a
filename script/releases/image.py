"""An image in the layout of the Open Container Initiative, made without a container daemon.

Format: https://github.com/opencontainers/image-spec, version 1.0: `oci-layout`, `index.json`, and
`blobs/sha256` with the manifest, the configuration and the layers.
"""

import hashlib
import json
import tarfile
import time

from archives import add_tree, write_compressed

TYPE = "application/vnd.oci.image."


class Layout:
    """The folder of an image. Add layers from the lowest to the highest, and then finish it."""

    def __init__(self, folder, epoch):
        self.folder = folder
        self.epoch = epoch
        self.layers = []
        self.history = []
        self.blobs.mkdir(parents=True)

    @property
    def blobs(self):
        return self.folder / "blobs/sha256"

    @property
    def date(self):
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.epoch))

    def add_layer(self, title, fill):
        """Adds a layer; `fill` fills its archive."""
        part = self.blobs / "part"
        content, blob, size = write_compressed(part, fill)
        part.rename(self.blobs / blob)
        self.layers.append((content, blob, size))
        self.history.append({"created": self.date, "created_by": title})

    def add_json(self, value):
        data = json.dumps(value, indent=1, sort_keys=True).encode()
        digest = hashlib.sha256(data).hexdigest()
        (self.blobs / digest).write_bytes(data)
        return {"digest": f"sha256:{digest}", "size": len(data)}

    def finish(self, name, architecture, config, annotations):
        configuration = self.add_json({
            "architecture": architecture, "os": "linux", "created": self.date, "config": config,
            "rootfs": {
                "type": "layers",
                "diff_ids": [f"sha256:{content}" for content, _, _ in self.layers]},
            "history": self.history})
        manifest = self.add_json({
            "schemaVersion": 2, "mediaType": TYPE + "manifest.v1+json",
            "config": {"mediaType": TYPE + "config.v1+json", **configuration},
            "layers": [
                {"mediaType": TYPE + "layer.v1.tar+gzip", "digest": f"sha256:{blob}", "size": size}
                for _, blob, size in self.layers],
            "annotations": annotations})
        index = {
            "schemaVersion": 2, "mediaType": TYPE + "index.v1+json",
            "manifests": [{
                "mediaType": TYPE + "manifest.v1+json", **manifest,
                "platform": {"architecture": architecture, "os": "linux"},
                "annotations": {"org.opencontainers.image.ref.name": name}}]}
        (self.folder / "index.json").write_text(json.dumps(index, indent=1, sort_keys=True))
        (self.folder / "oci-layout").write_text('{"imageLayoutVersion": "1.0.0"}')

    def write_archive(self, path):
        with tarfile.open(path, "w", format=tarfile.PAX_FORMAT) as archive:
            add_tree(archive, self.folder, "", 0)
