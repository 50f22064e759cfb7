import { VIEWER_KEYS } from '../constants';

export type ViewerCommand = keyof typeof VIEWER_KEYS;

const COMMANDS: Record<string, ViewerCommand> = Object.fromEntries(
  Object.entries(VIEWER_KEYS).flatMap(([command, keys]) =>
    keys.map((key) => [key, command as ViewerCommand]),
  ),
);

type Key = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** The command of a key in the viewer; with Alt, Ctrl or Meta the key belongs to the browser. */
export function commandOf({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Key): ViewerCommand | undefined {
  if (altKey || ctrlKey || metaKey || !Object.hasOwn(COMMANDS, key)) return undefined;
  // As on every other page.
  if (key === ' ' && shiftKey) return 'previous';
  return COMMANDS[key];
}

/**
 * The direction in which a key scrolls a text that overflows; undefined when it does not scroll.
 */
export function scrollOf({
  key,
  shiftKey,
}: Pick<Key, 'key' | 'shiftKey'>): 'up' | 'down' | undefined {
  if (key === 'PageUp' || key === 'ArrowUp' || (key === ' ' && shiftKey)) return 'up';
  return key === 'PageDown' || key === 'ArrowDown' || key === ' ' ? 'down' : undefined;
}
