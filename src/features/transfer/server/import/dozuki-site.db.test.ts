import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { mediaOf } from '@/features/projects/model/content/media';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { storedGuides } from '@/testing/database/stored-items';
import { fetching } from '@/testing/dozuki-site/fetching';
import { SITE_TOKEN, standInDozukiSite } from '@/testing/dozuki-site/site';
import { unzip } from '@/testing/unzip';
import { importFile } from '../../../../../app/v1/_testing/imports';
import { ifixitReader } from '../../sources/model/ifixit/ifixit-reader';

// By hand from src/testing/dozuki-site/guides.ts: steps, pictures, marks and clips of a guide.
const FOUND: Record<string, number[]> = {
  'Replace the cord of a lamp': [3, 5, 3, 0],
  'Unplug the lamp': [1, 0, 0, 0],
  'Schirm wechseln': [2, 6, 3, 0],
  'Troque o soquete': [2, 1, 0, 1],
  'Changer le variateur': [1, 1, 0, 1],
  'Limpiar el reflector': [2, 2, 4, 0],
  'Test the insulation': [1, 1, 2, 0],
  'Mount the bracket': [3, 3, 0, 1],
  'Store spare bulbs': [1, 1, 0, 1],
  'The new driver': [1, 1, 0, 0],
  'Prices of spare parts': [1, 0, 0, 0],
  'Oil the hinge': [2, 0, 0, 0],
};
// The difference of what is stored.
const EXPLAINED: Record<string, number[]> = {
  // "Do this first" names the other guide.
  'Replace the cord of a lamp': [1, 0, 0, 0],
  // The fourth and fifth picture have steps of their own; a shape lies outside.
  'Schirm wechseln': [2, 0, -1, 0],
  // 45 seconds.
  'Changer le variateur': [0, 0, 0, -1],
  // An unknown colour, an unknown form, and no size of the picture.
  'Limpiar el reflector': [0, 0, -3, 0],
  // The text fills four steps, and its film is an address.
  'Store spare bulbs': [3, 0, 0, -1],
  // A step has nothing.
  'Oil the hinge': [-1, 0, 0, 0],
};

let creator: TestCreator;
let archive: Buffer;

beforeAll(async () => {
  const site = await standInDozukiSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-site-'));
  const out = path.join(folder, 'site.zip');
  const { bring } = fetching(
    () => site.address,
    () => out,
  );
  await bring({ token: SITE_TOKEN, isPrivate: true });
  archive = await readFile(out);
  await site.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  creator = await buildCreator();
});

const stored = async () => storedGuides(creator.actor.creatorId);

it('comes in with every count equal or explained, unpublished, and without a network', async () => {
  const result = await importFile(creator, archive, { publish: 'true' });
  expect(result).toMatchObject({ state: 'done', guides: { imported: 12, refused: 0 } });
  const reasons = (result.refusals as { reason: string }[]).map(({ reason }) => reason).sort();
  expect(reasons).toEqual([
    'embed_left_out',
    'shapes_left_out',
    'shapes_left_out',
    'shapes_outside',
    'step_empty',
    'video_left_out',
    'video_left_out',
  ]);
  const counts = (await stored()).map(({ name, steps, fileId }) => [
    name,
    [
      steps.length,
      steps.flatMap(mediaOf).length + (fileId === null ? 0 : 1),
      steps.flatMap(mediaOf).flatMap(({ marks = [] }) => marks).length,
      steps.flatMap(mediaOf).filter(({ clip }) => clip).length,
    ],
  ]);
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries(
      Object.entries(FOUND).map(([name, found]) => [
        name,
        found.map((count, index) => count + (EXPLAINED[name]?.[index] ?? 0)),
      ]),
    ),
  );
  expect(new Set((await stored()).map(({ status }) => status))).toEqual(new Set([1]));
});

it('reports what it found before anything was fitted', async () => {
  for (const [name, bytes] of await unzip(archive)) {
    if (!name.endsWith('.json')) continue;
    const [guide] = ifixitReader.read({ name, text: bytes.toString('utf8') }).guides;
    const { steps, pictures, marks, clips } = guide?.found ?? {};
    const title = (guide?.raw as { name: string }).name;
    expect([title, [steps, pictures, marks, clips]]).toEqual([title, FOUND[title]]);
  }
});

it('has languages, categories, sources and three pictures in a step', async () => {
  await importFile(creator, archive);
  const guides = new Map((await stored()).map((guide) => [guide.name, guide]));
  expect([...guides.values()].map(({ languages }) => languages[0]).sort()).toEqual(
    ['de', 'es', 'fr', 'pt-BR', ...Array.from({ length: 8 }, () => 'en')].sort(),
  );
  const cord = guides.get('Replace the cord of a lamp');
  expect(cord?.texts).toMatchObject({
    category: 'Desk lamps',
    tags: ['Easy', 'Cord', 'First week', 'Lamps', 'Desk lamps'],
  });
  expect(cord?.head.source).toMatchObject({
    url: 'https://lamps.dozuki.example/Guide/101',
    license: '',
    author: 'Nora (lamps.dozuki.example)',
  });
  expect(cord?.steps.map((step) => mediaOf(step).length)).toEqual([0, 3, 1, 0]);
  expect(JSON.stringify([...guides.values()])).not.toContain('Internal');
});

it('changes nothing when it comes again', async () => {
  await importFile(creator, archive);
  const before = JSON.stringify(await stored());
  expect(await importFile(creator, archive, { mode: 'skip' })).toMatchObject({
    guides: { imported: 0, skipped: 12, refused: 0 },
  });
  expect(JSON.stringify(await stored())).toBe(before);
});
