export type ViewerCommand = 'previous' | 'next' | 'close' | 'fullscreen' | 'playPause' | 'zoomIn' | 'zoomOut' | 'zoomReset';

// Space, Enter, Page Up and Down and the arrows are what pedals and presentation remotes send; Media keys come from keyboards and headsets.
const COMMANDS: Record<string, ViewerCommand> = {
  ArrowLeft: 'previous', ArrowUp: 'previous', PageUp: 'previous', MediaTrackPrevious: 'previous',
  ArrowRight: 'next', ArrowDown: 'next', PageDown: 'next', Enter: 'next', ' ': 'next', MediaTrackNext: 'next',
  MediaPlayPause: 'playPause', MediaPlay: 'playPause', MediaPause: 'playPause', p: 'playPause', P: 'playPause',
  Escape: 'close', f: 'fullscreen', F: 'fullscreen',
  '+': 'zoomIn', '=': 'zoomIn', '-': 'zoomOut', '0': 'zoomReset',
};

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** What a key does in the viewer; together with Alt, Ctrl or Meta it belongs to the browser. */
export function commandOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Key): ViewerCommand | undefined {
  if (altKey || ctrlKey || metaKey || !Object.hasOwn(COMMANDS, key)) return undefined;
  // As everywhere else on pages.
  if (key === ' ' && shiftKey) return 'previous';
  return COMMANDS[key];
}

/** Which way a key would scroll a text that does not fit; undefined when it scrolls nothing. */
export function scrollOf({ key, shiftKey }: Pick<Key, 'key' | 'shiftKey'>): 'up' | 'down' | undefined {
  if (key === 'PageUp' || key === 'ArrowUp' || (key === ' ' && shiftKey)) return 'up';
  return key === 'PageDown' || key === 'ArrowDown' || key === ' ' ? 'down' : undefined;
}
