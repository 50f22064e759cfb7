import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

const FAMILIES = path.join(process.cwd(), 'node_modules', '@fontsource-variable');
const BRICOLAGE = ['latin', 'latin-ext', 'vietnamese'].map(
  (part) => `bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`,
);
const JETBRAINS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'].map(
  (part) => `jetbrains-mono/files/jetbrains-mono-${part}-wght-normal.woff2`,
);

/**
 * Fonts in order of preference for each character. Drawn at their default weight: fontkit varies no
 * woff2.
 */
export interface Face {
  fonts: readonly Font[];
  /** letter spacing, relative to the size */
  spacing: number;
}

const open = new Map<string, Font>();

/** Loaded when the first picture is drawn, as no page needs them. */
function openFont(file: string): Font {
  const known = open.get(file);
  if (known) return known;
  const font = create(readFileSync(path.join(FAMILIES, file)));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  open.set(file, font);
  return font;
}

/**
 * Bricolage Grotesque, the font of headings; Greek and Cyrillic, which it lacks, are in JetBrains
 * Mono.
 */
export const headingFace = (): Face => ({
  fonts: [...BRICOLAGE, ...JETBRAINS].map(openFont),
  spacing: -0.02,
});

/** JetBrains Mono, the font of figures. */
export const figureFace = (): Face => ({ fonts: JETBRAINS.map(openFont), spacing: 0 });
