import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const FAMILIES = path.join(process.cwd(), 'node_modules', '@fontsource-variable');
const BRICOLAGE = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => `bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`,
);
const JETBRAINS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map(
  (part) => `jetbrains-mono/files/jetbrains-mono-${part}-wght-normal.woff2`,
);

/** Fonts of which the first that has a character writes it. They are drawn in the weight they were designed in: fontkit varies no woff2. */
export interface Face {
  fonts: readonly Font[];
  /** added between characters, in parts of the size */
  spacing: number;
}

const open = new Map<string, Font>();

/** Read when the first picture is drawn, and kept: no page needs them. */
function openFont(file: string): Font {
  const known = open.get(file);
  if (known) return known;
  const font = create(readFileSync(path.join(FAMILIES, file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  open.set(file, font);
  return font;
}

/** Bricolage Grotesque, as headings are set; Greek and Cyrillic, which it lacks, are written in JetBrains Mono. */
export const headingFace = (): Face => ({
  fonts: [...BRICOLAGE, ...JETBRAINS].map(openFont),
  spacing: -0.02,
});

/** JetBrains Mono, as figures are set. */
export const figureFace = (): Face => ({ fonts: JETBRAINS.map(openFont), spacing: 0 });
