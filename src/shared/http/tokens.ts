/**
 * The colours of src/styles/tokens.css where CSS variables are not available: mails, drawn
 * pictures, contrast checks. A test compares both.
 */
export const TOKENS = {
  light: {
    paper: '#fbf8f3',
    surface: '#ffffff',
    sunken: '#f5f0e7',
    ink: '#1b1916',
    'ink-muted': '#5f5a52',
    line: '#e5ded2',
    'line-strong': '#8a8274',
    signal: '#c2410c',
    'signal-strong': '#9a3412',
    'on-signal': '#ffffff',
    'signal-soft': '#feede1',
    blueprint: '#1d4ed8',
    'blueprint-soft': '#e3eafd',
    good: '#15803d',
    'good-soft': '#eef9f1',
    warn: '#a16207',
    'warn-soft': '#fdf6e2',
    bad: '#b91c1c',
    'bad-strong': '#991b1b',
    'on-bad': '#ffffff',
    'bad-soft': '#fce4e2',
    mark: '#fde08a',
  },
  dark: {
    paper: '#141311',
    surface: '#1d1b18',
    sunken: '#0e0d0c',
    ink: '#f4f0e8',
    'ink-muted': '#b3ab9e',
    line: '#36322c',
    'line-strong': '#7d7567',
    signal: '#fb923c',
    'signal-strong': '#fdba74',
    'on-signal': '#1b1916',
    'signal-soft': '#3a2413',
    blueprint: '#8ab4ff',
    'blueprint-soft': '#1b2740',
    good: '#4ade80',
    'good-soft': '#14301f',
    warn: '#facc15',
    'warn-soft': '#352b0b',
    bad: '#f87171',
    'bad-strong': '#fca5a5',
    'on-bad': '#1b1916',
    'bad-soft': '#3b1a18',
    mark: '#6b4e00',
  },
} as const;

export type ColourToken = keyof typeof TOKENS.light;
export type Pair = readonly [front: ColourToken, ground: ColourToken];

const on = (grounds: readonly ColourToken[], ...fronts: ColourToken[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground): Pair => [front, ground]));

/** Text on backgrounds: at least TEXT_CONTRAST_MIN. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...on(['paper', 'surface', 'sunken'], 'ink', 'ink-muted', 'signal', 'blueprint', 'bad'),
  ...on(['paper', 'surface'], 'good', 'warn'),
  ...on(['signal-soft', 'blueprint-soft', 'good-soft', 'warn-soft', 'bad-soft', 'mark'], 'ink'),
  ...on(['signal-soft'], 'ink-muted', 'signal'),
  ['on-signal', 'signal'],
  ['on-signal', 'signal-strong'],
  ['on-bad', 'bad'],
  ['on-bad', 'bad-strong'],
  ['paper', 'ink'],
  ['blueprint', 'blueprint-soft'],
  ['good', 'good-soft'],
  ['warn', 'warn-soft'],
  ['bad', 'bad-soft'],
];

/** Edges and marks that identify a control or a graphic: at least CONTROL_CONTRAST_MIN. */
export const CONTROL_PAIRS: readonly Pair[] = [
  ...on(['paper', 'surface', 'sunken'], 'line-strong', 'signal', 'ink', 'blueprint', 'bad'),
  ...on(['paper', 'surface'], 'good', 'warn'),
  ...on(['signal-soft'], 'line-strong', 'signal'),
  ['on-signal', 'signal'],
];
