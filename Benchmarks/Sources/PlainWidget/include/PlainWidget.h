#pragma once
#include <stdint.h>

/* The widget of MediumWidget.swift, drawn by hand with Cairo and Pango alone: what the Rasterizer
   is measured against. Layouts, fonts and the image are made once, as a careful program would. */
typedef struct plain_widget plain_widget;

/* `image` is premultiplied BGRA, `image_side` pixels wide and high. NULL where fonts are missing. */
plain_widget *plain_widget_new(const uint8_t *image, int image_side);

/* Draws at three pixels a point in a new surface; copies the 1014 x 474 pixels to `out` where it
   is not NULL, and lets the surface go. */
void plain_widget_draw(plain_widget *widget, uint8_t *out);

/* Writes the picture to a PNG file. */
void plain_widget_save(plain_widget *widget, const char *path);

void plain_widget_free(plain_widget *widget);
