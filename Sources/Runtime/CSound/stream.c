#include <gst/gst.h>

#include "CSound.h"

struct sound_stream {
  GstElement *pipeline;
  GstElement *convert;
  GstElement *panorama;
  GstElement *volume;
  GstElement *output;
  sound_report report;
  void *context;
  GMutex mutex;
  GCond settling;
  /* The pipeline has reached its state, or failed to. */
  gboolean settled;
};

static void settle(struct sound_stream *stream) {
  g_mutex_lock(&stream->mutex);
  stream->settled = TRUE;
  g_cond_broadcast(&stream->settling);
  g_mutex_unlock(&stream->mutex);
}

/* Runs on the thread that posts the message, so that no thread has to poll the bus. */
static GstBusSyncReply on_message(GstBus *bus, GstMessage *message, gpointer data) {
  (void)bus;
  struct sound_stream *stream = data;
  if (GST_MESSAGE_TYPE(message) == GST_MESSAGE_ASYNC_DONE) {
    settle(stream);
  } else if (GST_MESSAGE_TYPE(message) == GST_MESSAGE_EOS) {
    stream->report(stream->context, sound_event_ended, "");
  } else if (GST_MESSAGE_TYPE(message) == GST_MESSAGE_ERROR) {
    GError *error = NULL;
    gst_message_parse_error(message, &error, NULL);
    gboolean is_output = GST_MESSAGE_SRC(message) == GST_OBJECT(stream->output);
    stream->report(stream->context, is_output ? sound_event_no_output : sound_event_failed,
                   error && error->message ? error->message : "");
    g_clear_error(&error);
    settle(stream);
  }
  gst_message_unref(message);
  return GST_BUS_DROP;
}

/* Links the first audio track; pictures and further tracks are ignored. */
static void on_pad(GstElement *decoder, GstPad *pad, gpointer data) {
  (void)decoder;
  struct sound_stream *stream = data;
  GstPad *sink = gst_element_get_static_pad(stream->convert, "sink");
  if (!gst_pad_is_linked(sink)) gst_pad_link(pad, sink);
  gst_object_unref(sink);
}

/* By default, decoders silently skip data that they cannot decode. */
static void on_element(GstBin *bin, GstBin *parent, GstElement *element, gpointer data) {
  (void)bin, (void)parent, (void)data;
  if (g_object_class_find_property(G_OBJECT_GET_CLASS(element), "max-errors"))
    g_object_set(element, "max-errors", 10, NULL);
}

static GstElement *add(struct sound_stream *stream, const char *name) {
  GstElement *element = gst_element_factory_make(name, NULL);
  if (element) gst_bin_add(GST_BIN(stream->pipeline), element);
  return element;
}

static void discard(struct sound_stream *stream) {
  gst_object_unref(stream->pipeline);
  g_mutex_clear(&stream->mutex);
  g_cond_clear(&stream->settling);
  g_free(stream);
}

struct sound_stream *sound_open(const struct sound_request *request) {
  struct sound_stream *stream = g_new0(struct sound_stream, 1);
  g_mutex_init(&stream->mutex);
  g_cond_init(&stream->settling);
  stream->report = request->report;
  stream->context = request->context;
  stream->pipeline = gst_pipeline_new(NULL);
  GstElement *source = add(stream, "filesrc");
  GstElement *decoder = add(stream, "decodebin");
  stream->convert = add(stream, "audioconvert");
  GstElement *resample = add(stream, "audioresample");
  GstElement *tempo = request->keeps_pitch ? add(stream, "scaletempo") : NULL;
  GstElement *last = add(stream, "audioconvert");
  stream->panorama = add(stream, "audiopanorama");
  stream->volume = add(stream, "volume");
  stream->output = add(stream, request->output ? request->output : "fakesink");
  gboolean linked =
      source && decoder && stream->convert && resample && last && stream->panorama &&
      stream->volume && stream->output && (tempo || !request->keeps_pitch) &&
      gst_element_link(source, decoder) && gst_element_link(stream->convert, resample) &&
      (tempo ? gst_element_link_many(resample, tempo, last, NULL)
             : gst_element_link(resample, last)) &&
      gst_element_link_many(last, stream->panorama, stream->volume, stream->output, NULL);
  if (!linked) {
    discard(stream);
    return NULL;
  }
  if (!request->output) g_object_set(stream->output, "sync", TRUE, NULL);
  g_object_set(source, "location", request->path, NULL);
  g_signal_connect(stream->pipeline, "deep-element-added", G_CALLBACK(on_element), stream);
  g_signal_connect(decoder, "pad-added", G_CALLBACK(on_pad), stream);
  GstBus *bus = gst_element_get_bus(stream->pipeline);
  gst_bus_set_sync_handler(bus, on_message, stream, NULL);
  gst_object_unref(bus);
  return stream;
}

void sound_close(struct sound_stream *stream) {
  /* Also waits for the threads that report events. */
  gst_element_set_state(stream->pipeline, GST_STATE_NULL);
  GstBus *bus = gst_element_get_bus(stream->pipeline);
  gst_bus_set_sync_handler(bus, NULL, NULL, NULL);
  gst_object_unref(bus);
  discard(stream);
}

bool sound_preroll(struct sound_stream *stream, uint64_t nanoseconds) {
  gint64 end = g_get_monotonic_time() + (gint64)(nanoseconds / 1000);
  switch (gst_element_set_state(stream->pipeline, GST_STATE_PAUSED)) {
    case GST_STATE_CHANGE_FAILURE:
      return false;
    case GST_STATE_CHANGE_ASYNC:
      break;
    default:
      return true;
  }
  /* gst_element_get_state would keep waiting after an error. */
  g_mutex_lock(&stream->mutex);
  while (!stream->settled && g_cond_wait_until(&stream->settling, &stream->mutex, end)) continue;
  g_mutex_unlock(&stream->mutex);
  return gst_element_get_state(stream->pipeline, NULL, NULL, 0) == GST_STATE_CHANGE_SUCCESS;
}

bool sound_has_audio(struct sound_stream *stream) {
  return sound_channels(stream) > 0;
}

bool sound_play(struct sound_stream *stream) {
  return gst_element_set_state(stream->pipeline, GST_STATE_PLAYING) != GST_STATE_CHANGE_FAILURE;
}

bool sound_pause(struct sound_stream *stream) {
  return gst_element_set_state(stream->pipeline, GST_STATE_PAUSED) != GST_STATE_CHANGE_FAILURE;
}

bool sound_seek(struct sound_stream *stream, int64_t position, double rate) {
  return gst_element_seek(stream->pipeline, rate, GST_FORMAT_TIME,
                          GST_SEEK_FLAG_FLUSH | GST_SEEK_FLAG_ACCURATE, GST_SEEK_TYPE_SET,
                          position, GST_SEEK_TYPE_NONE, -1);
}

int64_t sound_position(struct sound_stream *stream) {
  gint64 result = -1;
  return gst_element_query_position(stream->pipeline, GST_FORMAT_TIME, &result) ? result : -1;
}

int64_t sound_duration(struct sound_stream *stream) {
  gint64 result = -1;
  return gst_element_query_duration(stream->pipeline, GST_FORMAT_TIME, &result) ? result : -1;
}

/* A field of the decoded format. */
static int field(struct sound_stream *stream, const char *name) {
  GstPad *pad = gst_element_get_static_pad(stream->convert, "sink");
  GstCaps *caps = gst_pad_get_current_caps(pad);
  gst_object_unref(pad);
  if (!caps) return 0;
  int result = 0;
  if (gst_caps_get_size(caps) > 0)
    gst_structure_get_int(gst_caps_get_structure(caps, 0), name, &result);
  gst_caps_unref(caps);
  return result;
}

int sound_channels(struct sound_stream *stream) { return field(stream, "channels"); }
int sound_sample_rate(struct sound_stream *stream) { return field(stream, "rate"); }

void sound_set_volume(struct sound_stream *stream, double volume) {
  g_object_set(stream->volume, "volume", volume, NULL);
}

void sound_set_pan(struct sound_stream *stream, float pan) {
  g_object_set(stream->panorama, "panorama", pan, NULL);
}
