#pragma once
#include <stdint.h>

/* The widget of MediumWidget.swift, drawn with Cairo and Pango only, as the baseline for the
   Rasterizer. Layouts, fonts and the image are created once and reused. */
typedef struct plain_widget plain_widget;

/* `image` is premultiplied BGRA, `image_side` pixels wide and high. Returns NULL if fonts are
   missing. */
plain_widget *plain_widget_new(const uint8_t *image, int image_side);

/* Draws at three pixels per point to a new surface. Copies the 1014 x 474 pixels to `out` unless it
   is NULL. */
void plain_widget_draw(plain_widget *widget, uint8_t *out);

/* Draws to a PNG file. */
void plain_widget_save(plain_widget *widget, const char *path);

void plain_widget_free(plain_widget *widget);
