import type { MarkTone } from './marks';

/** The colour of a line, and of what is written on it. */
export type ToneColours = { line: string; ink: string };

export const TONE_COLOURS: Record<MarkTone, ToneColours> = {
  black: { line: '#141311', ink: '#ffffff' },
  red: { line: '#dc2626', ink: '#ffffff' },
  orange: { line: '#f97316', ink: '#141311' },
  yellow: { line: '#facc15', ink: '#141311' },
  green: { line: '#15803d', ink: '#ffffff' },
  light_blue: { line: '#38bdf8', ink: '#141311' },
  blue: { line: '#2563eb', ink: '#ffffff' },
  violet: { line: '#9333ea', ink: '#ffffff' },
};

/** Edges of each line, so that one of them is seen on any photo. */
export const MARK_EDGES = { dark: '#141311', light: '#ffffff' };
