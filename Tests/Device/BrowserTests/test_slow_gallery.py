"""The gallery while a widget's snapshot takes long."""
import re

from playwright.sync_api import expect

from device_case import DeviceCase

PLACEHOLDER = re.compile("content=placeholder")


class SlowGalleryTests(DeviceCase):
    def open_gallery(self):
        """Opens the gallery, and holds the requests for the snapshot of Water.

        Returns its picture and the requests.
        """
        held = []
        self.page.route(
            lambda url: "/Water/" in url and "content=placeholder" not in url,
            lambda route: held.append(route))
        self.page.locator("#add-button").click()
        gallery = self.page.get_by_role("dialog", name="Widgets")
        return gallery.locator(".gallery-card[data-kind='Water'] img"), held

    def test_placeholder_is_shown_until_snapshot_arrives(self):
        image, held = self.open_gallery()
        expect(image).to_have_attribute("src", PLACEHOLDER)
        self.wait_for_picture(image)
        self.save("gallery-placeholder")
        for route in held:
            route.continue_()
        expect(image).not_to_have_attribute("src", PLACEHOLDER)
        self.wait_for_picture(image)

    def test_failed_snapshot_has_a_text(self):
        image, held = self.open_gallery()
        self.wait_for_picture(image)
        for route in held:
            route.fulfill(content_type="text/plain", body="no picture")
        card = self.page.locator(".gallery-card[data-kind='Water']")
        expect(card.locator(".gallery-missing")).to_have_text("No preview")

    def wait_for_picture(self, image):
        expect(image).to_have_js_property("complete", True)
        self.page.wait_for_function("(image) => image.naturalWidth > 0", arg=image.element_handle())
