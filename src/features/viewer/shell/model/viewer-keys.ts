import { letterOf } from '@/shared/interface/keys';
import { VIEWER_KEYS } from '../../constants';

export type ViewerCommand = keyof typeof VIEWER_KEYS;

const COMMANDS = new Map<string, ViewerCommand>(
  Object.entries(VIEWER_KEYS).flatMap(([command, keys]) =>
    keys.map((key) => [key.toLowerCase(), command as ViewerCommand] as const),
  ),
);

type Key = {
  key: string;
  code?: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
};

/** The command of a key in the viewer; with Alt, Ctrl or Meta the key belongs to the browser. */
export function commandOf(pressed: Key): ViewerCommand | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  // As on every other page.
  if (pressed.key === ' ' && pressed.shiftKey) return 'previous';
  return COMMANDS.get(letterOf(pressed));
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
