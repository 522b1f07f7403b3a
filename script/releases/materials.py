"""A software bill of materials, in SPDX 2.3 as JSON (https://spdx.github.io/spdx-spec/v2.3).

Every Debian package, the Swift toolchain and every font file is a package of the document. The
same materials make the same bytes.
"""

import json
import re
import time
import urllib.parse


def identifier(kind, name):
    return f"SPDXRef-{kind}-" + re.sub(r"[^A-Za-z0-9.-]", lambda match: f"-{ord(match[0]):x}-",
                                       name)


def package(kind, name, version=None, license="NOASSERTION", **more):
    return {
        "SPDXID": identifier(kind, name), "name": name, "downloadLocation": "NOASSERTION",
        "filesAnalyzed": False, "licenseConcluded": "NOASSERTION", "licenseDeclared": license,
        "copyrightText": "NOASSERTION", **({"versionInfo": version} if version else {}), **more}


def debian_package(name, version, architecture, release):
    locator = (f"pkg:deb/debian/{urllib.parse.quote(name)}@{urllib.parse.quote(version, safe='')}"
               f"?arch={architecture}&distro={release}")
    return package("Debian", name, version, supplier="Organization: Debian", externalRefs=[{
        "referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
        "referenceLocator": locator}])


def swift_toolchain(version):
    return package(
        "Toolchain", "swift", version, license="Apache-2.0 WITH Swift-exception",
        supplier="Organization: Swift.org", homepage="https://www.swift.org/install/linux")


def font(path, digest):
    return package(
        "Font", path.lstrip("/"), packageFileName=path, primaryPackagePurpose="FILE",
        checksums=[{"algorithm": "SHA256", "checksumValue": digest}])


class Materials:
    """The document of one file of a release."""

    def __init__(self, file_name, version, digest, epoch):
        self.file_name = file_name
        self.digest = digest
        self.epoch = epoch
        self.root = package(
            "Release", file_name, version, license="Apache-2.0", packageFileName=file_name,
            supplier="Organization: The Vitrine project",
            checksums=[{"algorithm": "SHA256", "checksumValue": digest}])
        self.packages = [self.root]
        self.relations = []

    def add(self, relation, packages):
        """Adds packages that the file `CONTAINS` or `DEPENDS_ON`."""
        for entry in packages:
            self.packages.append(entry)
            self.relations.append((relation, entry["SPDXID"]))

    def document(self):
        created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.epoch))
        return {
            "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
            "name": self.file_name,
            "documentNamespace":
                f"https://vitrine.invalid/spdx/{self.file_name}-{self.digest}",
            "creationInfo": {
                "created": created,
                "creators": ["Organization: The Vitrine project", "Tool: vitrine-script-release"]},
            "packages": self.packages,
            "relationships": [{
                "spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES",
                "relatedSpdxElement": self.root["SPDXID"]}] + [{
                    "spdxElementId": self.root["SPDXID"], "relationshipType": relation,
                    "relatedSpdxElement": related} for relation, related in self.relations]}

    def write(self, path):
        path.write_text(json.dumps(self.document(), indent=1) + "\n", encoding="utf-8")
