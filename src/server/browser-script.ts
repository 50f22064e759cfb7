import path from 'node:path';
import { buildSync } from 'esbuild';

/** A script of ours that no page bundles: one classic file, as not every browser takes modules everywhere. @param entry its source, from the project's root */
export function browserScript(rootDir: string, entry: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: rootDir,
    entryPoints: [path.join(rootDir, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
