import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Rendered by the middleware at addresses of other pages: `/p/{projectUid}/embed?step=1` and
 * `/p/{projectUid}?lang=de`.
 */
const WITHOUT_ADDRESS = ['embed/[step]', 'in/[lang]'];
const APP = fileURLToPath(new URL('../../app/[locale]', import.meta.url));

/** A pattern of the paths of each page of the product, by its file. */
export function pagePatterns(): Map<string, RegExp> {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      path.basename(file) === 'page.tsx' && !WITHOUT_ADDRESS.some((part) => file.includes(part)),
  );
  return new Map(
    files.map((file) => {
      const parts = file
        .split(path.sep)
        .slice(0, -1)
        .filter((part) => !part.startsWith('('));
      const pattern = parts
        .map((part) =>
          part.startsWith('[[...') ? '(?:/.*)?' : part.startsWith('[') ? '/[^/]+' : `/${part}`,
        )
        .join('');
      return [file, new RegExp(`^${pattern || '/'}$`)];
    }),
  );
}
