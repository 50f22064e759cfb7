import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesIn } from './files-in';

// The style of public pages has the classes of the files that these show, and of no others (docs/decisions/0069): src/styles/public.css names them.
const STYLE = 'src/styles/public.css';
const PUBLIC = 'app/[locale]/(public)/';
const EMBED = 'app/[locale]/(embed)/';
/** Has the style of all pages too, as it shows parts of all. */
const OUTSIDE = `${PUBLIC}(site)/developers/design/`;
const isPart = (file: string) =>
  file.endsWith('.tsx') && !file.includes('.test.') && !file.startsWith(OUTSIDE);

const entries = [
  ...filesIn('app').filter((file) => /^app\/[^/]+\.tsx$/.test(file)),
  ...filesIn(PUBLIC),
  ...filesIn(EMBED),
].filter(isPart);

/** The file, directory or choice of files that a line names. */
function filesOf(source: string): string[] {
  const file = path.posix.join(path.dirname(STYLE), source);
  const dir = path.posix.dirname(file);
  const name = path.posix.basename(file);
  const chosen = /^\{(.+)\}\.tsx$/.exec(name)?.[1];
  if (chosen !== undefined) return chosen.split(',').map((one) => `${dir}/${one}.tsx`);
  if (name !== '*.tsx') return [file];
  const isDeep = dir.endsWith('/**');
  return filesIn(isDeep ? dir.slice(0, -3) : dir).filter(
    (one) => isDeep || path.posix.dirname(one) === dir,
  );
}

const css = readFileSync(STYLE, 'utf8');
const named = new Set(
  [...css.matchAll(/^@source '([^']+\.tsx)';$/gm)]
    .flatMap(([, source = '']) => filesOf(source))
    .filter(isPart),
);
const { metafile } = await build({
  entryPoints: entries,
  outdir: 'never-written',
  write: false,
  metafile: true,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'error',
  loader: { '.css': 'empty' },
  external: ['*.woff2?address', '*.png', '*.jpg', '*.svg'],
});
const reached = new Set(Object.keys(metafile.inputs).filter(isPart));

const problems = [
  ...[...reached]
    .filter((file) => !named.has(file))
    .map(
      (file) =>
        `${STYLE}: public pages show ${file}, which no @source names: its classes would be missing there.`,
    ),
  ...[...named]
    .filter((file) => !reached.has(file))
    .map(
      (file) =>
        `${STYLE}: no public page shows ${file}, which an @source names: its classes would be sent to everybody for nothing.`,
    ),
];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
