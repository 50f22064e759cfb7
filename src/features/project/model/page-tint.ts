import { parseHexColor } from '@/shared/contrast';

/**
 * How much of the creator's colour is mixed into the paper of the page, in percent. Small enough for all text and
 * controls to stay readable in both themes whatever the colour (specification, section 2: the page background uses it).
 */
export const TINT_PERCENT = 6;

/** A CSS background that is the paper with a breath of the creator's colour; plain paper when the colour is none. */
export function pageTint(backgroundColor: string): string {
  return parseHexColor(backgroundColor)
    ? `color-mix(in srgb, ${backgroundColor.trim()} ${TINT_PERCENT}%, var(--paper))`
    : 'var(--paper)';
}
