import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compare as compareContents } from '@/features/projects/model/versions/compare';
import type { PublicProject } from '@/features/projects/schema';
import { buildPublished } from '@/testing/database/factories';
import { isStored } from '../../../../_testing/uploads';
import { GET as read } from './[number]/route';
import { GET as compare } from './compare/route';
import { EDITS, findDraft, History, LANGUAGES } from './_testing/histories';
import { ask, bringBack, say, shown } from './_testing/versions';

const PUBLISHING = ['publish', 'publishStep'];

const edits = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...Object.keys(EDITS)) },
      { weight: 1, arbitrary: fc.constant('publish') },
    ),
    a: fc.nat(99),
    b: fc.nat(99),
  }),
  { minLength: 14, maxLength: 18 },
);

/** Public text of a guide, without counts and dates of versions. */
const textOf = ({
  versionNumber: _number,
  versionPublishedAt: _at,
  updatedAt: _changed,
  ...guide
}: PublicProject) => guide;
const picturesOf = ({ file, steps }: PublicProject) =>
  [file, ...steps.map((step) => step.file)].flatMap((picture) => picture?.key ?? []);

async function checkVersions({ built, contents, answers }: History): Promise<void> {
  for (const [number, content] of contents.entries()) {
    if (number === 0) continue;
    const answer = answers[number] as PublicProject;
    const params = { number: `${number}` };
    expect(textOf((await ask(built, read, { params })).body)).toEqual(textOf(answer));
    for (const key of picturesOf(answer)) expect(await isStored(key)).toBe(true);
    const before = contents[number - 1];
    if (number === 1 || !before) continue;
    const query = { from: `${number - 1}`, to: `${number}` };
    expect((await ask(built, compare, { query })).body.changes).toEqual(
      JSON.parse(JSON.stringify(compareContents(before, content))),
    );
  }
  for (const [number, content] of [...contents.entries()].slice(1)) {
    await bringBack(built, number);
    await say(built);
    expect(await findDraft(built)).toEqual(content);
    expect(textOf(await shown(built))).toEqual(textOf(answers[number] as PublicProject));
  }
}

it('each version of any history is what was published, also when it is brought back, and nothing of a draft is public', async () => {
  await fc.assert(
    fc.asyncProperty(edits, async (history) => {
      const built = await buildPublished({ steps: 3, questions: 1, languages: [...LANGUAGES] });
      const guide = new History(built);
      guide.contents[1] = await guide.draft();
      guide.answers[1] = await shown(built);
      for (const { kind, a, b } of history) {
        const before = guide.answers[guide.newest];
        await EDITS[kind]?.(guide, a, b);
        if (!PUBLISHING.includes(kind)) expect(await shown(built), kind).toEqual(before);
      }
      await guide.publish();
      await checkVersions(guide);
    }),
    { seed: 39, numRuns: 4, endOnFailure: true },
  );
}, 180_000);
