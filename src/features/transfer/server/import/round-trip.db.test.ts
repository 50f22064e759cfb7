import { storedSteps } from '@/testing/database/stored-items';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { mediaOf } from '@/features/projects/model/content/media';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { buildCreator, type TestCreator } from '@/testing/database/factories';
import { exportOf, importFile } from '../../../../../app/v1/_testing/imports';
import { fuzzRuns } from '@/testing/fuzz-runs';
import { wholeGuides } from '@/testing/whole-guides';
import { madePicture } from '@/testing/pictures/pictures';
import {
  inGuideTransaction,
  insertWholeGuide,
  type WholeGuide,
} from '@/features/projects/server/import/guide-writer';
import {
  furtherIn,
  type WholeGuideInput,
  wholeGuideInput,
} from '@/features/projects/import/schema';
import { storePicture } from '@/features/uploads/server/import-files';
import { readOwnedRow } from '@/features/projects/server/owned-project';
import { listGuides } from '../export/repository';
import { toGuideFile } from '../export/presenter';

const RUNS = fuzzRuns(25);

let pictures = 0;
/** Noise, so that re-encoding would be detected. */
async function brought(creator: TestCreator) {
  const name = `Picture ${(pictures += 1)}.png`;
  return {
    key: await storePicture(
      creator.actor,
      'step',
      name,
      await madePicture(
        'png',
        60 + (pictures % 7),
        40,
        `#${String((pictures * 7919) % 1_000_000).padStart(6, '0')}`,
      ),
    ),
    name,
  };
}

async function build(
  creator: TestCreator,
  made: typeof wholeGuides extends fc.Arbitrary<infer T> ? T : never,
): Promise<boolean> {
  const parsed = wholeGuideInput.safeParse(made.input);
  // Texts that the API rejects, such as invisible ones, cannot be exported either.
  if (
    !parsed.success ||
    parsed.data.name === '' ||
    parsed.data.parts.length !== made.input.parts.length ||
    JSON.stringify(parsed.data).includes('"value":""}')
  )
    return false;
  const places = [...new Set(made.pictured)].filter(
    (place) => parsed.data.steps[place]?.type === 1,
  );
  const stepPictures: WholeGuide['stepPictures'] = new Map(
    await Promise.all(
      places.map(async (place) => {
        const further = furtherIn(parsed.data.steps[place] as WholeGuideInput['steps'][number]);
        const pictures = Array.from({ length: 1 + further.length }, () => brought(creator));
        return [place, await Promise.all(pictures)] as const;
      }),
    ),
  );
  const picture = made.isPictured ? await brought(creator) : undefined;
  await inGuideTransaction(() =>
    insertWholeGuide(
      creator.actor,
      { input: parsed.data, picture, stepPictures, importKey: null, stepIds: [] },
      made.status,
      false,
    ),
  );
  return true;
}

/** The content of a creator's guides without what an import creates anew: ids, dates, and order. */
async function contentOf(creator: TestCreator): Promise<string[]> {
  const guides = [];
  for (const { id } of await listGuides(creator.actor.creatorId)) {
    const row = await readOwnedRow(creator.actor, id);
    const {
      guide: {
        projectUid: _uid,
        importKey: _key,
        createdAt: _created,
        updatedAt: _updated,
        publishedAt: _published,
        ...rest
      },
      pictures: packed,
    } = toGuideFile(row);
    const bytes = [];
    for (const { path, key } of packed)
      bytes.push([
        path,
        (await pictureStore().read((await storeNameOf(key)) ?? '', 'full'))?.toString('base64'),
      ]);
    guides.push(
      JSON.stringify({ ...rest, steps: rest.steps.map(({ id: _id, ...step }) => step), bytes }),
    );
  }
  return guides;
}

/** The number of stored lines, timers and marks of a creator. */
async function countLines(creator: TestCreator): Promise<number> {
  const projects = await listGuides(creator.actor.creatorId);
  const steps = await Promise.all(projects.map(({ id }) => storedSteps(id)));
  return steps
    .flat()
    .flatMap((step) => [
      ...step.lines,
      ...step.timers,
      ...mediaOf(step).flatMap(({ marks = [] }) => marks),
    ]).length;
}

it('exported guides are the same after an import: texts in all languages, order, types, statuses, and pictures byte by byte', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(wholeGuides, { minLength: 1, maxLength: 3 }), async (all) => {
      const [ana, bea] = [await buildCreator(), await buildCreator()];
      for (const each of all) if (await build(ana, each)) compared += 1;
      const before = await contentOf(ana);
      expect(before.join('').match(/"(?:kind":"|seconds":)/g)?.length ?? 0).toBe(
        await countLines(ana),
      );
      const archive = await exportOf(ana);
      // Nothing is left from which the second import could copy.
      await db().project.deleteMany({ where: { creatorId: ana.actor.creatorId } });
      await db().file.deleteMany({});
      await db().picture.deleteMany({});
      const state = await importFile(bea, archive, { publish: 'true' });
      expect([state.state, state.refusals, state.guides.imported]).toEqual([
        'done',
        before.length === 0 ? [expect.anything()] : [],
        before.length,
      ]);
      expect(await contentOf(bea)).toEqual(before);
      // Repeated export and import loses nothing.
      if (before.length > 0)
        expect((await importFile(ana, await exportOf(bea), { publish: 'true' })).state).toBe(
          'done',
        );
      expect(await contentOf(ana)).toEqual(before);
    }),
    { numRuns: RUNS },
  );
  expect(compared).toBeGreaterThan(RUNS);
}, 300_000);
