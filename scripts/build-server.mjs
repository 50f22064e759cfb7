// Bundles the production code into dist/: programs for Node, and the service worker.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const KILLED_IN_SHELL = 137;
const ROOT = path.join(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
const PROGRAMS = {
  server: 'server.ts',
  build: 'scripts/build.ts',
  seed: 'prisma/seed.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  rehearse: 'scripts/rehearse.ts',
  compact: 'scripts/compact.ts',
  storage: 'scripts/storage.ts',
  import: 'scripts/import.ts',
  makerstep: 'scripts/cli/main.ts',
};
/** Threads of the server: one file each with its packages, which starts quickly. */
const THREADS = { parser: 'src/parser-worker.ts' };
const BROWSER_SCRIPTS = { worker: 'src/browser/service-worker/worker.ts' };
const SOURCES = ['src', 'messages', 'prisma', 'scripts', 'server.ts', 'tsconfig.server.json'];

async function bundle() {
  // Older files stay: a running product loads some of them lazily.
  const { build } = await import('esbuild');
  const entryPoints = (named) =>
    Object.entries(named).map(([out, source]) => ({ in: source, out }));
  await build({
    absWorkingDir: ROOT,
    entryPoints: entryPoints(BROWSER_SCRIPTS),
    outdir: path.join(DIST, 'browser'),
    bundle: true,
    minify: true,
    // Classic scripts: some browsers support no modules in workers.
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const forNode = {
    absWorkingDir: ROOT,
    outdir: DIST,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    tsconfig: 'tsconfig.server.json',
    jsx: 'automatic',
    logLevel: 'warning',
    // 'server-only' protects Next's bundles; here it is not needed.
    logOverride: { 'ignored-bare-import': 'silent' },
  };
  await build({
    ...forNode,
    entryPoints: entryPoints(THREADS),
    // Some packages call `require`.
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    mainFields: ['module', 'main'],
  });
  // Last, as a start reads from server.mjs whether the build is complete.
  await build({
    ...forNode,
    entryPoints: entryPoints(PROGRAMS),
    splitting: true,
    packages: 'external',
  });
}

const newestMs = (file) =>
  Math.max(
    ...(statSync(file).isDirectory()
      ? readdirSync(file, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs)
      : [statSync(file).mtimeMs]),
  );

function isStale() {
  const server = path.join(DIST, 'server.mjs');
  if (!existsSync(server)) return true;
  // An image contains the build without its sources.
  if (!existsSync(path.join(ROOT, 'server.ts'))) return false;
  const builtMs = statSync(server).mtimeMs;
  return SOURCES.some((source) => newestMs(path.join(ROOT, source)) > builtMs);
}

/** In another process: the bundler would keep running in this one. */
function bundleApart() {
  const { status, signal } = spawnSync(process.execPath, [import.meta.filename], {
    stdio: 'inherit',
  });
  if (status === 0) return;
  const reason =
    signal === 'SIGKILL' || status === KILLED_IN_SHELL
      ? 'The build of the programs was ended, as the machine or its container has too little memory. Close other programs, raise the limit or add swap (docs/install.md, "Memory for the build"),'
      : 'The programs could not be built: the lines above say why. Correct the cause';
  process.stderr.write(`${reason} and run it again. Nothing was changed.\n`);
  process.exit(1);
}

/**
 * The URL of a program in dist/, rebuilt when a source is newer.
 * @param {keyof typeof PROGRAMS} name
 */
export function builtProgram(name) {
  if (isStale()) bundleApart();
  return new URL(`../dist/${name}.mjs`, import.meta.url).href;
}

if (process.argv[1] === import.meta.filename) await bundle();
