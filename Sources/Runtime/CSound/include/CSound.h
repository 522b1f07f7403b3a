#pragma once
#include <stdbool.h>
#include <stdint.h>

// Plays one sound with GStreamer. These declarations contain no GStreamer types, so that compiling
// an extension against AVFAudio does not require GStreamer's headers.

/// A GStreamer pipeline: file, decoder, converters, panorama, volume, output.
struct sound_stream;

/// The events of a stream, reported on one of GStreamer's threads.
enum sound_event {
  sound_event_ended,
  /// The file is not a sound, or decoding failed.
  sound_event_failed,
  /// The output could not be opened, or has disappeared.
  sound_event_no_output,
};

/// Receives an event. Must return quickly and must not call the stream. `reason` is valid during
/// the call.
typedef void (*sound_report)(void *context, enum sound_event event, const char *reason);

/// The source and the output of a stream.
struct sound_request {
  const char *path;
  /// The name of the GStreamer output element. NULL plays in real time without output.
  const char *output;
  /// Whether changing the rate keeps the pitch.
  bool keeps_pitch;
  sound_report report;
  void *context;
};

/// Initializes GStreamer without searching for plugins. Can be called again.
bool sound_begin(void);

/// The folder of GStreamer's plugins, beside its library. The caller frees the text.
char *sound_plugin_folder(void);

/// Loads a plugin file. Returns false if it does not exist or is invalid.
bool sound_load_plugin(const char *path);

/// Whether one of the loaded plugins provides this element.
bool sound_has_element(const char *name);

/// Creates a stream. Returns NULL if an element is missing.
struct sound_stream *sound_open(const struct sound_request *request);

/// Stops and frees the stream. No event is reported afterwards. Must not be called from a report.
void sound_close(struct sound_stream *stream);

/// Reads until playback can start, at most `nanoseconds`. Returns false on failure: a report gives
/// the reason, unless the time expired.
bool sound_preroll(struct sound_stream *stream, uint64_t nanoseconds);

/// Whether the file contains audio.
bool sound_has_audio(struct sound_stream *stream);

bool sound_play(struct sound_stream *stream);
bool sound_pause(struct sound_stream *stream);

/// Moves to a position in nanoseconds and sets the rate, which must be positive.
bool sound_seek(struct sound_stream *stream, int64_t position, double rate);

/// Nanoseconds; negative if unknown.
int64_t sound_position(struct sound_stream *stream);
int64_t sound_duration(struct sound_stream *stream);

/// 0 if unknown.
int sound_channels(struct sound_stream *stream);
int sound_sample_rate(struct sound_stream *stream);

/// `volume` is from 0 to 1, `pan` from -1 (left) to 1 (right).
void sound_set_volume(struct sound_stream *stream, double volume);
void sound_set_pan(struct sound_stream *stream, float pan);

/// Creates a file in memory with the bytes. Returns its descriptor, or a negated error number.
int sound_memory_file(const void *bytes, uint64_t length);
