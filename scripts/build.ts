import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../src/server/plain-error';
import { ensureBuild } from '../src/server/start/build';
import { Children } from '../src/server/start/children';
import { createProgress } from '../src/server/start/progress';

// Builds the pages in advance, as the start does. Usage: npm run build
const rootDir = process.cwd();
const logs = await mkdtemp(path.join(tmpdir(), 'makerstep-build-'));
try {
  const { note, timed } = createProgress(1);
  await ensureBuild({
    rootDir,
    dataDir: logs,
    children: new Children(rootDir),
    note,
    timed,
  });
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await rm(logs, { recursive: true, force: true });
}
