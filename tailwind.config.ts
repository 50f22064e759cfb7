import type { Config } from 'tailwindcss';
import { BREAKPOINTS_PX, LAYOUT_PX } from './src/shared/design';

const px = (sizes: Record<string, number>) => Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, `${size}px`]));

/** Only what CSS and TypeScript share; colours, type and motion are variables in src/styles/tokens.css. */
export default {
  content: [],
  theme: { screens: px(BREAKPOINTS_PX), extend: { spacing: px(LAYOUT_PX) } },
} satisfies Config;
