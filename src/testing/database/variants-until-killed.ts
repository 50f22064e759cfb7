import { writeSync } from 'node:fs';
import { variantsQueue } from '@/features/uploads/server/variants/service';
import { runDue } from '@/server/jobs/worker';
import { pictureStore } from '@/server/storage/store';

// A separate process that makes the variants of the next picture up to a given moment, prints that
// it got there, and stops until it is killed.
const [moment] = process.argv.slice(2);
const PART = 2;
const { read, write } = pictureStore();

function at(name: string): void {
  if (name !== moment) return;
  writeSync(1, `${name}\n`);
  // Nothing else of this process continues either, as after its end.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

class Interrupted extends Map<string, Buffer> {
  override *[Symbol.iterator](): MapIterator<[string, Buffer]> {
    for (const [index, entry] of [...super.entries()].entries()) {
      if (index === PART) at('in the middle of writing');
      yield entry;
    }
  }
}

Object.assign(pictureStore(), {
  read: async (name: string, variant: string) => {
    at('before reading');
    return read(name, variant);
  },
  write: async (name: string, files: ReadonlyMap<string, Buffer>) => {
    at('before writing');
    await write(name, new Interrupted(files));
  },
});
await runDue(variantsQueue(async () => at('before showing')));
