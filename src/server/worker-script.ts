import 'server-only';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** The service worker's script: one classic file, as not every browser takes modules there. */
export function buildWorkerScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(process.cwd(), 'src/client/worker/worker.ts')],
    bundle: true, write: false, minify: true, format: 'iife', target: 'es2022', legalComments: 'none', logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
