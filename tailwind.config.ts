import type { Config } from 'tailwindcss';
import { BREAKPOINTS_PX, LAYOUT_PX } from './src/shared/interface/design';

const rem = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size / 16}rem`]));
const px = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}px`]));

/**
 * Only what CSS and TypeScript share; colours, type and motion are variables in src/styles/tokens.css. Windows are measured in letters:
 * who has them twice as large gets the layout of windows half as wide.
 */
export default {
  content: [],
  theme: { screens: rem(BREAKPOINTS_PX), extend: { spacing: px(LAYOUT_PX) } },
} satisfies Config;
