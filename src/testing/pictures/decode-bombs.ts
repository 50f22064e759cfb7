import { readFile } from 'node:fs/promises';
import { encodePicture } from '@/features/uploads/server/encode-picture';

// Run as a separate process with a small heap, so that its peak memory can be read from the system.
const [photo = '', ...bombs] = process.argv.slice(2);
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

await measure([photo]);
const honest = await measure([photo]);
process.stdout.write(
  JSON.stringify({
    honest,
    bombs: await measure(bombs.flatMap((file) => Array<string>(EACH).fill(file))),
  }),
);
