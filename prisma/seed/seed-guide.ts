import type { Actor } from '../../src/features/auth/server/actor';
import { addQuestion } from '../../src/features/projects/server/questions/service';
import { publishProject } from '../../src/features/projects/server/publication';
import { findOwnedByImportKey } from '../../src/features/projects/server/import/repository';
import { placesOfItems } from '../../src/features/projects/model/content/uses';
import { projectInput } from '../../src/features/projects/schema';
import { readProject } from '../../src/features/projects/server/owned-project';
import { createProject, updateOwnedProject } from '../../src/features/projects/server/service';
import { addStep } from '../../src/features/projects/server/steps/service';
import { storePicture } from '../../src/features/uploads/server/import-files';
import { inTransaction } from '../../src/server/db/client';
import { rendered } from './seed-creator';
import { seedMessages } from './seed-messages';
import { seedVisits } from './seed-visits';
import type { SeedGuide, SeedStep } from './types';
import { SEED_VISITS } from './visits';

/** Publishes a demo guide through the ordinary services; an existing one is left alone. */
export async function seedGuide(actor: Actor, guide: SeedGuide): Promise<void> {
  const importKey = `story:${guide.key}`;
  if (await findOwnedByImportKey(actor.creatorId, importKey)) return;
  const cover = await stored(actor, 'project', guide.cover);
  const pictures: Picture[][] = [];
  for (const { drawing, furtherDrawings = [] } of guide.steps) {
    const ofStep = [];
    for (const name of drawing ? [drawing, ...furtherDrawings] : [])
      ofStep.push(await stored(actor, 'step', name));
    pictures.push(ofStep);
  }
  const {
    name,
    description,
    averageTime,
    people,
    tools,
    parts,
    ref,
    brand,
    category,
    tags,
    languages,
    translation,
  } = guide;
  const [, lang] = languages;
  const form = projectInput.parse({
    name,
    description,
    averageTime,
    people,
    tools,
    parts,
    ref,
    brand,
    category,
    tags,
    languages,
    type: 1,
    kind: guide.kind,
    yield: guide.yield,
    names: [{ lang, value: translation.name }],
    descriptions: [{ lang, value: translation.description }],
    categories: [{ lang, value: translation.category }],
    tagLists: [{ lang, values: translation.tags }],
    toolLists: [{ lang, values: translation.tools }],
    partLists: [{ lang, values: translation.parts }],
  });
  await inTransaction(async () => {
    const { id } = await createProject(actor, form, { importKey });
    const { items } = await readProject(actor, id);
    const ids = new Map<string, string>(
      [...placesOfItems(items)].map(([item, place]) => [place, item]),
    );
    const idOf = (place: string) => ids.get(place) ?? '';
    const fixed = (guide.fixed ?? []).map((place) => ({ id: idOf(place), fixed: true }));
    await updateOwnedProject(actor, id, { file: cover, items: fixed });
    for (const [index, { uses, ...step }] of guide.steps.entries()) {
      const used = uses?.map((use) => ({ ...use, item: idOf(use.item) }));
      await seedStep(actor, id, { ...step, uses: used }, pictures[index] ?? []);
    }
    for (const question of guide.questions) await addQuestion(actor, id, question);
    const { steps } = await publishProject(actor, id);
    await seedMessages(guide.key, { id, steps });
    const visits = SEED_VISITS[guide.key];
    if (visits)
      await seedVisits(
        { id, creatorId: actor.creatorId },
        steps.filter(({ type }) => type === 1).map((step) => step.id),
        visits,
      );
  });
}

type Picture = { name: string; url: string };

async function stored(
  actor: Actor,
  kind: 'project' | 'step',
  drawingName: string,
): Promise<Picture> {
  const name = `${drawingName}.png`;
  return { name, url: await storePicture(actor, kind, name, await rendered(drawingName)) };
}

async function seedStep(
  actor: Actor,
  projectId: string,
  step: Omit<SeedStep, 'uses'> & { uses: SeedStep['uses'] | undefined },
  pictures: Picture[],
): Promise<void> {
  await addStep(actor, projectId, {
    type: step.type,
    name: step.name,
    description: step.description,
    lines: step.lines,
    timers: step.timers,
    uses: step.uses,
    ...(pictures.length > 0
      ? {
          media: pictures.map((file, index) => ({
            file,
            ...(index === 0 ? { marks: step.marks } : {}),
          })),
        }
      : {}),
  });
}
