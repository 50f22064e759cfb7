/** Numbers of the step viewer (docs/reference/guides.md#viewer). */
export const SWIPE_THRESHOLD_PX = 100;
export const ZOOM_MIN = 0.6;
export const ZOOM_MAX = 8;
export const CHAPTER_BANNER_MS = 1700;
/** Steps that the summary shows on each side of the current one. */
export const SUMMARY_NEIGHBOURS = 2;
/** In longer guides the summary has a field to find a step. */
export const SUMMARY_FILTER_ABOVE = 30;
export const CONFETTI_PIECES = 600;

/** Zoom factor of one press of a key or button. */
export const ZOOM_FACTOR = 1.4;
export const DOUBLE_TAP_SCALE = 2.5;
export const DOUBLE_TAP_MS = 320;
/** A finger that moves less than this taps; gloves are not precise. */
export const TAP_SLOP_PX = 16;
/** The sizes of a step's text, in percent of the size that fills its box. */
export const TEXT_PERCENTS = [70, 85, 100, 125, 150, 175, 200, 250, 300] as const;
/** More dots cannot be distinguished on a phone. */
export const SLIDER_DOTS_MAX = 60;

/**
 * Shorter texts are not read aloud: docs/reference/guides.md#reading-aloud, 'text must be longer
 * than 1 character'.
 */
export const SPOKEN_TEXT_MIN = 2;
/** Normal speed is 1 everywhere but in English (docs/reference/guides.md#reading-aloud). */
export const SPEECH_RATE = 1;
export const SPEECH_RATE_EN = 0.8;
/** The choices of the reader; each multiplies the normal speed. */
export const SPEEDS = [0.6, 0.8, 1, 1.25, 1.5, 2] as const;
/**
 * Browsers cut utterances silently after about 15 s; at the slowest speed this many characters take
 * less.
 */
export const UTTERANCE_MAX = 110;
/** A voice that has not started after this time never will. */
export const SPEECH_START_MS = 5000;
/**
 * The longest time of one character at speed 1, and how much later than that a sentence is given
 * up.
 */
export const SPEECH_CHARACTER_MS = 120;
export const SPEECH_GRACE_MS = 4000;
/** Some browsers list their voices only a moment after the page loads. */
export const VOICES_WAIT_MS = 1500;
/** Time per character when steps advance without sound. */
export const SILENT_CHARACTER_MS = 65;
/** Between the end of a step's text and the next step when the viewer continues automatically. */
export const AUTO_ADVANCE_MS = 3000;
/**
 * Display time of a notice over the stage; equal to the animation `notice` (src/styles/tokens.css).
 */
export const NOTICE_MS = 4000;
/** Interval at which a reader's page asks for changes of the guide. */
export const NEWS_INTERVAL_MS = 30_000;
/** After this time the version that was begun is not waited for any longer. */
export const VERSION_TIMEOUT_MS = 6000;
/** More changed steps are counted, not listed. */
export const NEWS_STEPS_MAX = 6;
/** Display time of a heard voice command. */
export const HEARD_MS = 4000;
/** Number of pictures before and after the current one that are preloaded. */
export const PICTURES_BEHIND = 1;
export const PICTURES_AHEAD = 2;

/**
 * Keys of the viewer, as in KeyboardEvent.key, in lower case for letters; the help shows the first ones of each command.
 * Pedals and presentation remotes send Space, Enter, Page Up, Page Down and arrows; keyboards and
 * headsets send Media keys.
 */
export const VIEWER_KEYS = {
  next: ['ArrowRight', ' ', 'ArrowDown', 'PageDown', 'Enter', 'MediaTrackNext'],
  previous: ['ArrowLeft', 'ArrowUp', 'PageUp', 'MediaTrackPrevious'],
  playPause: ['p', 'MediaPlayPause', 'MediaPlay', 'MediaPause'],
  fullscreen: ['f'],
  timer: ['t'],
  stopTimer: ['s'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  zoomReset: ['0'],
  picture: ['1', '2', '3'],
  // P is that of reading aloud.
  clip: ['c'],
  marks: ['m'],
  close: ['Escape'],
} as const;

/** Between the rings of timers that are over, for voice commands too. */
export const RING_PAUSE_MS = 1500;
/** Maximum of rings for each of them: about a minute. */
export const RING_ROUNDS_MAX = 15;
/** Maximum wait for a voice that speaks a timer's name. */
export const RING_NAME_MS = 6000;
