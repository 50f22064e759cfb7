import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeGuideInput } from '@/features/projects/import/schema';
import {
  inGuideTransaction,
  replaceWholeGuide,
} from '@/features/projects/server/import/guide-writer';
import { db } from '@/server/db/client';
import { call, untilServed } from '@/testing/api';
import { buildPublished, projectBody, stepBody, texts } from '@/testing/database/factories';
import { PATCH as changeProject } from './route';
import { DELETE as removeStep, PATCH as changeStep } from './steps/[stepId]/route';
import { POST as duplicateStep } from './steps/[stepId]/duplicate/route';
import { POST as addStep } from './steps/route';
import { PATCH as sortSteps } from './steps/sort/route';
import { GET as read } from './route';

const KINDS = ['text', 'text', 'add', 'move', 'copy', 'remove', 'own', 'import'] as const;
const deeds = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), a: fc.nat(99), isDraft: fc.boolean() }),
  { minLength: 6, maxLength: 10 },
);

let made = 0;

it('tabs, programs and imports that write one guide at once lose nothing that was accepted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.tuple(deeds, deeds, deeds), async (writers) => {
      const { creator, project } = await buildPublished({ steps: 4 });
      const as = (more = {}) => ({
        token: creator.token,
        params: { id: project.projectUid, ...more },
      });
      const stepsNow = async () => (await call(read, as())).body.steps as { id: string }[];
      /** Accepted texts; a later one of the same writer replaces that of the same place. */
      const accepted = new Map<string, string>();

      const write = async (writer: number, { kind, a, isDraft }: (typeof writers)[0][0]) => {
        const query: Record<string, string> = isDraft ? { draft: 'true' } : {};
        const steps = await stepsNow();
        const stepId = steps[a % Math.max(steps.length, 1)]?.id ?? '';
        const value = `Text ${(made += 1)} of ${writer}`;
        const ask = (handler: typeof read, method: string, body?: object, more = {}) =>
          untilServed(() => call(handler, { ...as(more), method, query, ...(body && { body }) }));
        if (kind === 'add') {
          const { status, body } = await ask(addStep, 'POST', stepBody(value));
          if (status === 201) accepted.set(`name of ${body.id}`, value);
        } else if (kind === 'text') {
          // Each writer has a place of its own in a step, so that the last accepted one counts.
          const lines = [{ kind: 'note', text: texts(value) }];
          const patch = [{ description: texts(value) }, { alt: texts(value) }, { lines }][writer];
          const { status } = await ask(changeStep, 'PATCH', patch, { stepId });
          if (status === 200) accepted.set(`${writer} in ${stepId}`, value);
        } else if (kind === 'own') {
          const patch = [{ brand: value }, { category: value }, { parts: [value] }][writer] ?? {};
          const { status } = await ask(changeProject, 'PATCH', patch);
          if (status === 200) accepted.set(`own of ${writer}`, value);
        } else if (kind === 'move') {
          const ids = steps.map(({ id }) => id).reverse();
          expect([200, 422]).toContain((await ask(sortSteps, 'PATCH', { ids })).status);
        } else if (kind === 'copy') {
          await ask(duplicateStep, 'POST', undefined, { stepId });
        } else if (kind === 'remove') {
          await ask(removeStep, 'DELETE', undefined, { stepId });
        } else {
          const input = wholeGuideInput.parse({ ...projectBody(), steps: [stepBody(value)] });
          const pictures = { picture: undefined, stepPictures: new Map() };
          const guide = { input, ...pictures, importKey: null, stepIds: [stepId] };
          await inGuideTransaction(() => replaceWholeGuide(creator.actor, project.id, guide)).then(
            () => accepted.set(`import of ${writer}`, value),
            (error: { code?: string }) => expect(error.code).toBe('P2010'),
          );
        }
      };

      await Promise.all(
        writers.map(async (all, writer) => {
          for (const deed of all) await write(writer, deed);
        }),
      );
      // An import leaves the replaced guide as a copy, a removal leaves its item in the bin.
      const kept = JSON.stringify([
        await db().project.findMany({ select: { head: true } }),
        await db().guideItem.findMany({ select: { body: true } }),
        await db().trashItem.findMany({ select: { item: true } }),
      ]);
      for (const [place, value] of accepted) expect(kept, place).toContain(value);
      const items = await db().guideItem.findMany({
        where: { projectId: project.id, kind: 'step' },
      });
      expect(items.map(({ position }) => position).sort((x, y) => x - y)).toEqual(
        items.map((_, index) => index),
      );
    }),
    { numRuns: 4, endOnFailure: true },
  );
});
