import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../../scripts/files-in';

const FOLDERS = [
  '.ci',
  'app',
  'docs',
  'e2e',
  'eslint-rules',
  'messages',
  'prisma',
  'scripts',
  'src',
];
const paths = FOLDERS.flatMap((folder) => [folder, ...filesIn(folder)]).concat(readdirSync('.'));
const documents = paths.filter((at) => /^(?:docs\/.*|[A-Z_]+)\.md$/.test(at));
/** A name of a file, also without its folders, or a folder from the root on. */
const PATH =
  /`([\w@./[\]()-]+\.(?:tsx?|mjs|css|sql|md)|(?:app|e2e|prisma|scripts|src)\/[\w@./[\]()-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)/g;
/** Files of an archive, of the examples of CONTRIBUTING.md, and names to fill in. */
const NO_PATH = /^guide\.|^\.es\.|\/(?:note\.db|pause|press)\b|[A-Z]{3,}/;

it.each(documents)('%s names files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^ *```[^]*?^ *```$/gm, '');
  const named = [...text.matchAll(PATH)].map(([, at = '']) => at.replace(/\/$/, ''));
  const links = [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].map(([, at = '']) => at);
  const isKnown = (at: string) => paths.some((one) => `/${one}`.endsWith(`/${at}`));
  expect(named.filter((at) => !NO_PATH.test(at) && !isKnown(at))).toEqual([]);
  expect(links.filter((at) => !existsSync(path.join(path.dirname(document), at)))).toEqual([]);
});

it('decision records are listed once, and have 400 words at most', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  for (const name of readdirSync('docs/decisions').filter((file) => /^\d/.test(file))) {
    const record = readFileSync(`docs/decisions/${name}`, 'utf8');
    expect(index.split(`(${name})`), name).toHaveLength(2);
    expect(record.trim().split(/\s+/).length, name).toBeLessThanOrEqual(400);
  }
});
