import { parseHexColor, toHexColor } from '@/shared/interface/contrast';

/**
 * A typed colour as '#rrggbb' in lower case: also without '#', and in the short form; undefined for
 * anything else.
 */
export function hexColorOf(typed: string): string | undefined {
  const color = parseHexColor(`#${typed.trim().replace(/^#/, '')}`);
  return color && toHexColor(color);
}
