import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  importFilePath,
  receiveFile,
  scratchPathOf,
} from '@/features/transfer/server/import/upload-file';
import { env } from './env/env';
import { saveMail } from './mail/mail-folder';
import { prepareDataDir } from './start/data-dir';
import { diskStore } from './storage/disk';
import { withSpooled } from './storage/spool';
import { newStoreName } from './storage/store-name';
import { openZip } from './zip/read-zip';
import { writeZip } from './zip/write-zip';

let dataDir: string;
const umask = process.umask();
beforeEach(async () => {
  process.umask(0);
  dataDir = await mkdtemp(path.join(tmpdir(), 'makerstep-private-'));
  env().dataDir = dataDir;
});
afterEach(async () => {
  process.umask(umask);
  await rm(dataDir, { recursive: true, force: true });
});

const modeOf = async (place: string) =>
  ((await stat(path.join(dataDir, place))).mode & 0o777).toString(8);
/** The files of the data folder that others may open. */
async function open(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true });
  const modes = await Promise.all(entries.map(async (name) => `${await modeOf(name)} ${name}`));
  return modes.filter((line) => !/^(?:700|600) /.test(line));
}

// security: Data folder
it('nothing that the product writes is open to others, whatever the umask', async () => {
  const bytes = Buffer.from('bytes');
  await diskStore.write(newStoreName(), new Map([['', bytes]]));
  await diskStore.mark(randomUUID());
  await withSpooled(Readable.from([bytes]), async () => expect(await open()).toEqual([]));
  await saveMail('recovery', bytes);
  const id = randomUUID();
  const entry = { name: 'a.txt', bytes, isPacked: false, changedAt: new Date() };
  const archive = Readable.from(writeZip(Readable.from([entry])));
  await receiveFile(id, archive, null);
  const limits = { entriesMax: 10, unpackedMaxBytes: 1000 };
  const zip = await openZip(importFilePath(id), limits);
  if ('problems' in zip) throw new Error('The archive is refused.');
  await zip.extract('a.txt', scratchPathOf(importFilePath(id), 1));
  zip.close();
  expect(await open()).toEqual([]);
});

// security: Data folder
it('the start takes the rights of others from what is there, and leaves other folders alone', async () => {
  const outside = path.join(dataDir, 'other');
  for (const folder of ['files/0a/name', 'imports', 'mail', 'backups', 'other', 'postgres'])
    await mkdir(path.join(dataDir, folder), { recursive: true, mode: 0o755 });
  await chmod(dataDir, 0o711);
  for (const file of [
    'files/0a/name/original',
    'imports/x',
    'mail/x.eml',
    'backups/x.tar',
    'auth-secret',
    'deletions.jsonl',
    'other/x',
  ])
    await writeFile(path.join(dataDir, file), '', { mode: 0o644 });
  await symlink(outside, path.join(dataDir, 'files/0a/link'));
  await prepareDataDir(dataDir);
  expect((await open()).sort()).toEqual([
    '644 files/0a/link/x',
    '644 other/x',
    '755 files/0a/link',
    '755 other',
    '755 postgres',
  ]);
  expect((await stat(dataDir)).mode & 0o777, 'PostgreSQL passes through').toBe(0o711);
});
