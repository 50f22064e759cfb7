import { parseHexColor, toHexColor } from '@/shared/contrast';

/** '#rrggbb' in small letters of a colour as people type it: also without '#', and in the short form; undefined for anything else. */
export function hexColorOf(typed: string): string | undefined {
  const color = parseHexColor(`#${typed.trim().replace(/^#/, '')}`);
  return color && toHexColor(color);
}
