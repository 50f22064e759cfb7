import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeJournals, readDeletions } from './journal';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-journals-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('journals', () => {
  const one = {
    at: '2026-11-22T10:00:00.000Z',
    kind: 'project',
    id: '018f0000-0000-7000-8000-000000000001',
    isUndone: false,
  };
  const lines = (...notes: object[]) => `${notes.map((note) => JSON.stringify(note)).join('\n')}\n`;

  it('of several instances are merged: the newest entry for an id counts, and a truncated line is skipped', async () => {
    const [first, second] = [path.join(folder, 'first.jsonl'), path.join(folder, 'second.jsonl')];
    const other = { ...one, id: '018f0000-0000-7000-8000-000000000002', kind: 'account' };
    await writeFile(
      first,
      lines({ ...one, at: '2026-11-22T11:00:00.000Z', isUndone: true }, other),
    );
    await writeFile(second, lines(one) + '{"at":"2026-11-2');
    expect(await readDeletions([first, second, path.join(folder, 'none.jsonl')])).toEqual([other]);
    await mergeJournals([first, second]);
    await mergeJournals([first, second]);
    expect(await readDeletions([second])).toEqual([other]);
    expect((await readFile(second, 'utf8')).split('\n')).toHaveLength(5);
  });

  it('of older releases are read: kinds that are no longer recorded are skipped', async () => {
    const file = path.join(folder, 'older.jsonl');
    await writeFile(
      file,
      lines({ ...one, kind: 'token' }, one, { ...one, kind: 'webhook_changed' }),
    );
    expect(await readDeletions([file])).toEqual([one]);
  });
});
