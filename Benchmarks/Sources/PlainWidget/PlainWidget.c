#include "PlainWidget.h"

#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 338, HEIGHT = 158, SCALE = 3, ROWS = 3, TEXTS = 2 + ROWS * 3 };

typedef struct {
  PangoLayout *layout;
  double x, baseline;
  double red, green, blue;
} text;

struct plain_widget {
  PangoFontMap *fonts;
  PangoContext *context;
  cairo_surface_t *image;
  text texts[TEXTS];
};

static void add_text(plain_widget *widget, int index, const char *string, double size, int weight,
                     double x, double baseline, int right, uint32_t color) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, "Inter");
  pango_font_description_set_weight(font, weight);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  PangoLayout *layout = pango_layout_new(widget->context);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
  pango_layout_set_text(layout, string, -1);
  int width = 0;
  pango_layout_get_size(layout, &width, NULL);
  if (right) x -= (double)width / PANGO_SCALE;
  widget->texts[index] = (text){layout, x, baseline, (color >> 16 & 255) / 255.0,
                                (color >> 8 & 255) / 255.0, (color & 255) / 255.0};
}

/* The widget's two fonts, in the folder of the project's fonts. The rule lets bitmap glyphs scale
   to any size. */
static const char fonts_conf[] =
    "<fontconfig>"
    "<dir>%1$s/inter-vf</dir><dir>%1$s/noto</dir>"
    "<selectfont><rejectfont><glob>/*</glob></rejectfont><acceptfont>"
    "<glob>*/Inter.var.ttf</glob><glob>*/NotoColorEmoji.ttf</glob></acceptfont></selectfont>"
    "<match target='font'><test name='outline'><bool>false</bool></test>"
    "<edit name='pixelsize' mode='assign'><name target='pattern'>pixelsize</name></edit></match>"
    "</fontconfig>";

/* Loads the fonts of the checkout that contains this file. */
static int load_fonts(FcConfig *config) {
  char folder[2048], text[8192];
  char *end;
  snprintf(folder, sizeof folder, "%s", __FILE__);
  /* Benchmarks/Sources/PlainWidget/PlainWidget.c */
  for (int level = 0; level < 4; level++)
    if ((end = strrchr(folder, '/'))) *end = 0;
  strncat(folder, "/Resources/Fonts/truetype", sizeof folder - strlen(folder) - 1);
  const int length = snprintf(text, sizeof text, fonts_conf, folder);
  return length > 0 && (size_t)length < sizeof text &&
         FcConfigParseAndLoadFromMemory(config, (const FcChar8 *)text, FcTrue) &&
         FcConfigBuildFonts(config);
}

plain_widget *plain_widget_new(const uint8_t *image, int side) {
  FcConfig *config = FcConfigCreate();
  if (!config) return NULL;
  if (!load_fonts(config)) {
    FcConfigDestroy(config);
    return NULL;
  }
  plain_widget *widget = calloc(1, sizeof *widget);
  widget->fonts = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(widget->fonts), config);
  FcConfigDestroy(config);
  widget->context = pango_font_map_create_context(widget->fonts);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(widget->context, options);
  cairo_font_options_destroy(options);

  int stride = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, side);
  widget->image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, side, side);
  cairo_surface_flush(widget->image);
  memcpy(cairo_image_surface_get_data(widget->image), image, (size_t)stride * side);
  cairo_surface_mark_dirty(widget->image);

  static const char *names[ROWS] = {"Power Panda", "Unipouch", "Spouty"};
  static const char *faces[ROWS] = {"🐼", "🦄", "🐳"};
  static const char *values[ROWS] = {"87 %", "45 %", "12 %"};
  add_text(widget, 0, "Healing today", 17, 600, 72, 34, 0, 0xFFFFFF);
  add_text(widget, 1, "Three heroes are resting", 13, 400, 72, 52, 0, 0xE5E5EA);
  for (int row = 0; row < ROWS; row++) {
    double baseline = 84 + row * 27;
    add_text(widget, 2 + row * 3, faces[row], 15, 400, 17, baseline, 0, 0x000000);
    add_text(widget, 3 + row * 3, names[row], 15, 400, 44, baseline, 0, 0xFFFFFF);
    add_text(widget, 4 + row * 3, values[row], 15, 600, 322, baseline, 1, 0xFFFFFF);
  }
  return widget;
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

static cairo_surface_t *draw(plain_widget *widget) {
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, SCALE, SCALE);
  rounded(cr, 0, 0, WIDTH, HEIGHT, 22);
  cairo_clip(cr);

  cairo_pattern_t *sky = cairo_pattern_create_linear(0, 0, 0, HEIGHT);
  cairo_pattern_add_color_stop_rgb(sky, 0, 0x1C / 255.0, 0x3D / 255.0, 0x8F / 255.0);
  cairo_pattern_add_color_stop_rgb(sky, 1, 0x0A / 255.0, 0x84 / 255.0, 0xFF / 255.0);
  cairo_set_source(cr, sky);
  cairo_pattern_destroy(sky);
  cairo_paint(cr);

  cairo_save(cr);
  rounded(cr, 16, 14, 44, 44, 10);
  cairo_clip(cr);
  cairo_translate(cr, 16, 14);
  cairo_scale(cr, 1.0 / SCALE, 1.0 / SCALE);
  cairo_set_source_surface(cr, widget->image, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);

  static const double parts[ROWS] = {0.87, 0.45, 0.12};
  for (int row = 0; row < ROWS; row++) {
    double y = 68 + row * 27;
    cairo_set_source_rgba(cr, 1, 1, 1, 0.25);
    cairo_arc(cr, 27, y + 11, 11, 0, 2 * M_PI);
    cairo_fill(cr);
    rounded(cr, 160, y + 8, 110, 6, 3);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0x30 / 255.0, 0xD1 / 255.0, 0x58 / 255.0);
    rounded(cr, 160, y + 8, fmax(110 * parts[row], 6), 6, 3);
    cairo_fill(cr);
  }
  for (int index = 0; index < TEXTS; index++) {
    text *t = &widget->texts[index];
    cairo_set_source_rgb(cr, t->red, t->green, t->blue);
    cairo_move_to(cr, t->x, t->baseline);
    pango_cairo_show_layout_line(cr, pango_layout_get_line_readonly(t->layout, 0));
  }
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

void plain_widget_draw(plain_widget *widget, uint8_t *out) {
  cairo_surface_t *surface = draw(widget);
  if (out) {
    memcpy(out, cairo_image_surface_get_data(surface),
           (size_t)cairo_image_surface_get_stride(surface) * HEIGHT * SCALE);
  }
  cairo_surface_destroy(surface);
}

void plain_widget_save(plain_widget *widget, const char *path) {
  cairo_surface_t *surface = draw(widget);
  cairo_surface_write_to_png(surface, path);
  cairo_surface_destroy(surface);
}

void plain_widget_free(plain_widget *widget) {
  for (int index = 0; index < TEXTS; index++) g_object_unref(widget->texts[index].layout);
  g_object_unref(widget->context);
  g_object_unref(widget->fonts);
  cairo_surface_destroy(widget->image);
  free(widget);
}
