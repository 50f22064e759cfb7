import type { Config } from 'tailwindcss';
import { BREAKPOINTS_PX, LAYOUT_PX } from './src/shared/interface/design';

const rem = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size / 16}rem`]));
const px = (sizes: Record<string, number>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}px`]));

/**
 * Only what CSS and TypeScript share; colours, type and motion are variables in
 * src/styles/tokens.css. Breakpoints are in rem: with text twice as large, a window gets the layout
 * of one half as wide.
 */
export default {
  content: [],
  theme: { screens: rem(BREAKPOINTS_PX), extend: { spacing: px(LAYOUT_PX) } },
} satisfies Config;
