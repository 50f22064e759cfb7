import { readdirSync } from 'node:fs';
import path from 'node:path';
import { EARLY_NAME } from '@/shared/early';

const FOLDER = '/_next/static/chunks/';
/** As React writes them; what people wrote has no tags. */
const SCRIPT = /<script src="([^"]+)"(?: id="[^"]*")? async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const CHARSET = /<meta charset="utf-8"\/>/i;

/** The address of the early script, if this build has one. @param staticDir the `static` folder of the build */
export function earlyAddress(staticDir: string): string | undefined {
  const name = readdirSync(path.join(staticDir, 'chunks')).find((file) => file.startsWith(EARLY_NAME) && file.endsWith('.js'));
  return name && FOLDER + name;
}

/** Leaves the scripts of a page to the early one, which fetches them after the first frame (docs/decisions/0060). A page without scripts stays as it is. */
export function withScriptsLater(html: string, early: string): string {
  const addresses = [...html.matchAll(SCRIPT)].map(([, address]) => address);
  if (addresses.length === 0 || !CHARSET.test(html)) return html;
  return html.replace(SCRIPT, '').replace(PRELOAD, '')
    .replace(CHARSET, (charset) => `${charset}<script async="" src="${early}" data-then="${addresses.join(' ')}"></script>`);
}
