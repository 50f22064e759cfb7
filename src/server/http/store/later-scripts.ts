import { readdirSync } from 'node:fs';
import path from 'node:path';
import { EARLY_NAME } from '@/shared/early';
import { notationVersion } from '@/shared/page-notation';

const FOLDER = '/_next/static/chunks/';
/** As React writes them; what people wrote has no tags. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
/** What the scripts take the page over by: Next's list of what to begin with, and React's own notation of the page. */
const NOTATION =
  /<script(?: id="_R_")?>((?:\(globalThis\["TURBOPACK"\]|\(?self\.__next_f)[^]*?)<\/script>/g;
const BUILD_LENGTH = 6;
const CHARSET = /<meta charset="utf-8"\/>/i;

/** A page whose scripts come later. */
export interface LaterPage {
  html: string;
  /** the script that has to be there before the others */
  notation: string;
}

/** What of a build is told to its pages. */
export interface PageBuild {
  /** address of the early script */
  early: string;
  /** tells this build from others */
  name: string;
}

/** What pages are told of a build; undefined for one without an early script. @param staticDir the `static` folder of the build */
export function pageBuild(staticDir: string): PageBuild | undefined {
  const chunks = readdirSync(path.join(staticDir, 'chunks')).sort();
  const early = chunks.find((file) => file.startsWith(EARLY_NAME) && file.endsWith('.js'));
  return early === undefined
    ? undefined
    : { early: FOLDER + early, name: notationVersion(chunks.join()).slice(0, BUILD_LENGTH) };
}

/**
 * Leaves the scripts of a page to the early one, which fetches them when they are needed, and what they need to take the page over to a script
 * of its own (docs/decisions/0060, 0064).
 * @param early address of the early script
 * @param addressOf makes the address of that other one, from its version
 * @returns undefined for a page without scripts
 */
export function withScriptsLater(
  html: string,
  early: string,
  addressOf: (version: string) => string,
): LaterPage | undefined {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  const notation = [...html.matchAll(NOTATION)].map(([, source]) => source).join('\n');
  if (addresses.length === 0 || notation === '' || !CHARSET.test(html)) return undefined;
  const tag = `<script async="" src="${early}" data-page="${addressOf(notationVersion(notation))}" data-then="${addresses.join(' ')}"></script>`;
  return {
    notation,
    html: html
      .replace(SCRIPT, '')
      .replace(PRELOAD, '')
      .replace(NOTATION, '')
      .replace(CHARSET, (charset) => charset + tag),
  };
}
