import 'server-only';
import { z } from 'zod';
import { inTransaction } from '@/server/db/client';
import { uuidText } from '@/shared/ids/uuid-text';
import { GuideKind, ProjectStatus } from '@/features/projects/constants';
import { placesOfItems } from '@/features/projects/model/content/uses';
import { projectInput, projectsQuery, type ProjectView } from '@/features/projects/schema';
import { listProjects } from '@/features/projects/server/own-list/service';
import { readProject } from '@/features/projects/server/owned-project';
import { createProject } from '@/features/projects/server/service';
import { addStep, updateStep } from '@/features/projects/server/steps/service';
import { stepInput, stepPatch } from '@/features/projects/steps/schema';
import { readTexts, writeTexts } from '@/features/translations/server/service';
import { SEARCH_LIMIT_MAX, STEPS_AT_ONCE_MAX, TEXTS_AT_ONCE_MAX } from '../constants';
import { answerWith, lines } from './answer';
import { from, lang, ownTool, uid } from './tool';

const DRAFT = { draft: true };
const NOT_PUBLISHED =
  'It is in the draft. Readers get it when a person compares the draft and publishes it.';
const TEXT_MAX = 20_000;

/** Tools about the guides of the token's account; they write to drafts only (docs/decisions/0143). */
export const OWN_TOOLS = [
  ownTool({
    name: 'my_guides',
    scope: 'read',
    description: 'Lists the guides of the account, unpublished ones too, the newest first.',
    input: z.strictObject({
      query: projectsQuery.shape.name,
      page: z.int().min(1).max(1000).default(1),
    }),
    run: async ({ query, page }, { actor }) => {
      const { results, totalResults } = await listProjects(actor, {
        name: query,
        page,
        limit: SEARCH_LIMIT_MAX,
        sortBy: 'createdAt:desc',
      });
      const guides = results.map((guide) => ({
        uid: guide.projectUid,
        name: guide.name,
        languages: guide.languages,
        steps: guide.stepCount,
        isPublished: guide.status === ProjectStatus.Published,
        updatedAt: guide.updatedAt,
      }));
      return answerWith(
        `Guides: ${totalResults}; here: ${guides.length}, one a line.`,
        lines(guides),
      );
    },
  }),
  ownTool({
    name: 'read_draft',
    scope: 'read',
    description:
      'Reads all texts of a guide of the account as they stand in its draft, each with its id; with a language, their translations too. The id of a step is the second part of the ids of its texts, `item` that of a part or tool for the `uses` of steps.',
    input: z.strictObject({ uid, lang: lang.optional(), from }),
    run: async (input, { actor }) => {
      const guide = await readProject(actor, input.uid);
      const { from: source, to, units } = await readTexts(actor, input.uid, input.lang);
      const beside = factsByUnit(guide);
      const texts = units.flatMap(({ id, context, source: text, target, isOld }) =>
        text === '' && target === ''
          ? []
          : [
              {
                id,
                where: context,
                text,
                ...(to !== source && { [to]: target, isOld }),
                ...beside.get(id),
              },
            ],
      );
      const facts = `Languages: ${guide.languages.join(', ')}; texts are in ${source}. Steps: ${guide.stepCount}. ${guide.kind === GuideKind.Recipe ? 'It is a recipe. ' : ''}${guide.yield ? `It yields ${guide.yield.amount}. ` : ''}Changes that readers do not get yet: ${guide.unpublishedChanges}.`;
      return answerWith(`${facts} One text a line.`, lines(texts), input.from);
    },
  }),
  ownTool({
    name: 'create_guide',
    scope: 'write',
    description: 'Makes a guide without steps. It stays unpublished until a person publishes it.',
    input: projectInput,
    run: async (input, { actor }) => {
      const { projectUid } = await createProject(actor, input);
      return `Made the guide with the uid ${projectUid}. Add its steps with add_steps.`;
    },
  }),
  ownTool({
    name: 'add_steps',
    scope: 'write',
    description:
      'Adds steps (type 1) or chapters (type 2) at the end of the draft of a guide: all or none. Each text is a list with one {lang, value} for each language of the guide. Put dangers into lines, not into the description.',
    input: z.strictObject({ uid, steps: z.array(stepInput).min(1).max(STEPS_AT_ONCE_MAX) }),
    run: async (input, { actor }) => {
      const ids = await inTransaction(async () => {
        const added: string[] = [];
        for (const step of input.steps)
          added.push((await addStep(actor, input.uid, step, DRAFT)).id);
        return added;
      });
      return `Added, by their ids: ${ids.join(', ')}. ${NOT_PUBLISHED}`;
    },
  }),
  ownTool({
    name: 'change_step',
    scope: 'write',
    description:
      'Changes texts, warnings, timers or used parts of a step or chapter in the draft of a guide. What is left out stays; each list that is sent replaces the whole list.',
    input: stepPatch.omit({ file: true, media: true }).extend({ uid, stepId: uuidText }),
    run: async ({ uid: id, stepId, ...patch }, { actor }) => {
      await updateStep(actor, id, stepId, patch, DRAFT);
      return `Changed the step. ${NOT_PUBLISHED}`;
    },
  }),
  ownTool({
    name: 'change_texts',
    scope: 'write',
    description:
      'Writes texts of a guide, its steps and questions in one language to its draft, for example a translation; the guide gets the language if it lacks it. Ids are those of read_draft.',
    input: z.strictObject({
      uid,
      lang,
      texts: z
        .array(z.strictObject({ id: z.string().max(100), value: z.string().min(1).max(TEXT_MAX) }))
        .min(1)
        .max(TEXTS_AT_ONCE_MAX),
    }),
    run: async (input, { actor, fieldText }) => {
      const plan = await writeTexts(actor, input.uid, input.lang, input.texts);
      const refused = plan.refused.map(
        ({ line, problem }) => `Text ${line} was refused: ${fieldText(problem)}`,
      );
      const counts = `Texts written: ${plan.written.length}; as they were: ${plan.unchanged.length}.`;
      const isWritten = plan.written.length > 0;
      return [isWritten ? `${counts} ${NOT_PUBLISHED}` : counts, ...refused].join('\n');
    },
  }),
];

/** Facts beside the texts of parts, tools and steps, by the ids of these texts. */
function factsByUnit({ items, steps }: Pick<ProjectView, 'items' | 'steps'>) {
  const facts = new Map<string, object>();
  for (const [item, place] of placesOfItems(items)) facts.set(place, { item });
  for (const { id, uses } of steps) if (uses.length > 0) facts.set(`step.${id}.name`, { uses });
  return facts;
}
