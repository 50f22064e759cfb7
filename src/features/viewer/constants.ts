/** Numbers of the step viewer (specification, sections 2 and 9). */
export const SWIPE_THRESHOLD_PX = 100;
export const ZOOM_MIN = 0.6;
export const ZOOM_MAX = 8;
export const CHAPTER_BANNER_MS = 1700;
/** Steps that the summary shows on each side of the current one. */
export const SUMMARY_NEIGHBOURS = 2;
/** In longer guides the summary has a field to find a step. */
export const SUMMARY_FILTER_ABOVE = 30;
export const CONFETTI_PIECES = 600;

/** How much one press of a zoom key or button changes. */
export const ZOOM_FACTOR = 1.4;
export const DOUBLE_TAP_SCALE = 2.5;
export const DOUBLE_TAP_MS = 320;
/** A finger that moves less than this has tapped; a glove is not precise. */
export const TAP_SLOP_PX = 16;
/** How large a step's letters can be made, in percent of the size that fills their box. */
export const TEXT_PERCENTS = [70, 85, 100, 125, 150, 175, 200, 250, 300] as const;
/** More dots than this cannot be told apart on a phone. */
export const SLIDER_DOTS_MAX = 60;

/** What is no text to be read aloud: specification, section 9, 'text must be longer than 1 character'. */
export const SPOKEN_TEXT_MIN = 2;
/** Normal speed is 1 everywhere but in English (specification, section 9). */
export const SPEECH_RATE = 1;
export const SPEECH_RATE_EN = 0.8;
/** What a reader can choose; the normal speed is multiplied by it. */
export const SPEEDS = [0.6, 0.8, 1, 1.25, 1.5, 2] as const;
/** Browsers cut utterances at about 15 s without a word; at the slowest speed this many characters take less. */
export const UTTERANCE_MAX = 110;
/** After this a voice that has not begun will not begin. */
export const SPEECH_START_MS = 5000;
/** What one character takes at the longest at speed 1, and how much later than that a sentence is given up. */
export const SPEECH_CHARACTER_MS = 120;
export const SPEECH_GRACE_MS = 4000;
/** Some browsers know their voices only a moment after the page is there. */
export const VOICES_WAIT_MS = 1500;
/** How long one character of a text is shown that is walked through without sound. */
export const SILENT_CHARACTER_MS = 65;
/** Between the end of a step's text and the next step when the viewer goes on by itself. */
export const GO_ON_MS = 3000;
/** How long a notice stays over the stage; as the animation `notice` (src/styles/tokens.css). */
export const NOTICE_MS = 4000;
/** What voice commands heard stays on the screen for so long. */
export const HEARD_MS = 4000;
/** How many pictures before and after the current one are held ready. */
export const PICTURES_BEHIND = 1;
export const PICTURES_AHEAD = 2;

/**
 * Keys of the viewer, as KeyboardEvent.key has them; the first ones of each command are what people are told. Space, Enter, Page Up and
 * Down and the arrows are what pedals and presentation remotes send; Media keys come from keyboards and headsets.
 */
export const VIEWER_KEYS = {
  next: ['ArrowRight', ' ', 'ArrowDown', 'PageDown', 'Enter', 'MediaTrackNext'],
  previous: ['ArrowLeft', 'ArrowUp', 'PageUp', 'MediaTrackPrevious'],
  playPause: ['p', 'P', 'MediaPlayPause', 'MediaPlay', 'MediaPause'],
  fullscreen: ['f', 'F'],
  zoomIn: ['+', '='],
  zoomOut: ['-'],
  zoomReset: ['0'],
  close: ['Escape'],
} as const;
