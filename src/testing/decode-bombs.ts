import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePicture } from '@/features/uploads/encode-picture';

// Run as a process of its own, with a small heap: what it holds at most is told by the system.
const [photo = '', folder = ''] = process.argv.slice(2);
const EACH = 8;
const BYTES_OF_KIB = 1024;

async function measure(files: string[]): Promise<{ peakBytes: number; tookMs: number }> {
  const startedAt = performance.now();
  await Promise.all(
    files.map((file) => encodePicture(() => readFile(file)).catch(() => undefined)),
  );
  return {
    peakBytes: process.resourceUsage().maxRSS * BYTES_OF_KIB,
    tookMs: performance.now() - startedAt,
  };
}

const bombs = (await readdir(folder))
  .filter(
    (name) => name.startsWith('bomb-') || name.startsWith('thin-') || name.startsWith('truncated'),
  )
  .map((name) => path.join(folder, name));
await measure([photo]);
const ofPhoto = await measure([photo]);
process.stdout.write(
  JSON.stringify({
    photo: ofPhoto,
    bombs: await measure(bombs.flatMap((file) => Array<string>(EACH).fill(file))),
  }),
);
