import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '../env/env';
import { diskStore } from './disk';
import { withSpooled } from './spool';
import { asStorageError } from './storage-error';
import { newStoreName } from './store-name';

const folder = mkdtempSync(path.join(tmpdir(), 'makerstep-disk-'));
const SIZE_KIB = 256;
const bytesOf = (kib: number) => Buffer.alloc(kib * 1024, 1);
const onDisk = async () =>
  (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** A mounted disk that is soon full; mounting takes privileges. */
function mounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_KIB}k`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mounted();
beforeAll(() => {
  env().dataDir = folder;
});
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

describe('pictures on a disk', () => {
  it('are written whole, added to, read, listed and removed', async () => {
    const name = newStoreName();
    await diskStore.write(name, new Map([['full', Buffer.from('0123456789')]]));
    await diskStore.write(
      name,
      new Map([
        ['480', Buffer.from('small')],
        ['full', Buffer.from('0123456789')],
      ]),
    );
    expect([await diskStore.size(name, 'full'), await diskStore.size(name, '960')]).toEqual([
      10,
      null,
    ]);
    expect((await diskStore.read(name, '480'))?.toString()).toBe('small');
    const names: string[] = [];
    for (let part = await diskStore.list(); ; part = await diskStore.list(part.next)) {
      names.push(...part.names);
      if (part.next === undefined) break;
    }
    expect(names).toEqual([name]);
    await diskStore.remove(name);
    await diskStore.remove(name);
    expect([await diskStore.size(name, 'full'), await onDisk()]).toEqual([null, []]);
  });

  it('have names that cannot leave the folder', async () => {
    await writeFile(path.join(folder, 'secret.webp'), 'secret');
    for (const name of [
      '../../secret',
      '..',
      '',
      'p1700000000000-../../../../../../secret',
      '/etc/passwd',
    ]) {
      expect(
        [await diskStore.read(name, 'full'), await diskStore.size(name, 'full')],
        name,
      ).toEqual([null, null]);
      await diskStore.remove(name);
      await expect(diskStore.write(name, new Map([['full', Buffer.from('x')]]))).rejects.toThrow(
        'Not the name',
      );
    }
    for (const variant of ['../full', 'full/../../x', '', 'mark'])
      expect(await diskStore.read(newStoreName(), variant), variant).toBeNull();
    await rm(path.join(folder, 'secret.webp'));
  });

  it.runIf(isMounted)(
    'are refused on a full disk without leaving partial files; existing ones stay, and space can be reused',
    async () => {
      const [kept, refused] = [newStoreName(), newStoreName()];
      await diskStore.write(kept, new Map([['full', bytesOf(100)]]));
      const large = new Map([
        ['full', bytesOf(80)],
        ['480', bytesOf(120)],
      ]);
      await expect(diskStore.write(refused, large)).rejects.toMatchObject({
        code: 'storage_full',
        status: 507,
      });
      const arriving = async function* () {
        for (let block = 0; block < 10; block += 1) yield bytesOf(40);
      };
      await expect(withSpooled(arriving(), async () => 'kept')).rejects.toMatchObject({
        code: 'storage_full',
      });
      expect([
        await onDisk(),
        await diskStore.size(kept, 'full'),
        await diskStore.size(refused, 'full'),
      ]).toEqual([['full.webp'], 100 * 1024, null]);
      await diskStore.remove(kept);
      await diskStore.write(refused, large);
      expect(await diskStore.size(refused, '480')).toBe(120 * 1024);
      await diskStore.remove(refused);
    },
  );

  it('storage errors are distinguished from bugs of ours', () => {
    const codeOf = (code: string) =>
      (asStorageError(Object.assign(new Error(), { code })) as { code: string }).code;
    expect(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'ENODEV', 'EISDIR'].map(codeOf)).toEqual([
      'storage_full',
      'storage_full',
      'storage_unavailable',
      'storage_unavailable',
      'storage_unavailable',
      'EISDIR',
    ]);
  });
});
