#pragma once
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>

/* Wrappers for GObject's cast macros, which Swift does not import. */
static inline PangoFcFontMap *vitrine_fc_font_map(PangoFontMap *map) {
  return PANGO_IS_FC_FONT_MAP(map) ? PANGO_FC_FONT_MAP(map) : NULL;
}
static inline FcPattern *vitrine_font_pattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}
static inline PangoFontClass *vitrine_font_class(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? PANGO_FONT_GET_CLASS(font) : NULL;
}
static inline void vitrine_object_unref(void *object) { g_object_unref(object); }
static inline void *vitrine_object_ref(void *object) { return g_object_ref(object); }

/* Passes the outline of a glyph to the functions. HarfBuzz 7 has renamed the function. */
static inline void vitrine_draw_glyph(hb_font_t *font, hb_codepoint_t glyph,
                                      hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
