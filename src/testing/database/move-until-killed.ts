import { writeSync } from 'node:fs';
import { movePictures } from '@/features/uploads/server/move/service';
import { storeIn } from '@/server/storage/store';

// A separate process that moves pictures from the disk to a bucket up to a given moment of the
// third picture, prints that it got there, and stops until it is killed.
const [moment] = process.argv.slice(2);
const PICTURE = 3;
const [disk, s3] = [storeIn('disk'), storeIn('s3')];
const { remove } = disk;
const { write } = s3;
const seen: string[] = [];

function at(name: string, picture: string): void {
  if (!seen.includes(picture)) seen.push(picture);
  if (name !== moment || seen.indexOf(picture) < PICTURE - 1) return;
  writeSync(1, `${name}\n`);
  // Nothing else of this process continues either, as after its end.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

Object.assign(s3, {
  write: async (name: string, files: ReadonlyMap<string, Buffer>) => {
    at('before writing', name);
    await write(name, files);
    at('after writing', name);
  },
});
Object.assign(disk, {
  remove: async (name: string) => {
    at('before removing', name);
    await remove(name);
    at('after removing', name);
  },
});
await movePictures({ databaseUrl: process.env.DATABASE_URL ?? '', to: 's3' });
