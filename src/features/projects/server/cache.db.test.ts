import { beforeEach, describe, expect, it } from 'vitest';
import { setResponseCache } from '@/server/cache/invalidation';
import { buildProject, buildPublished, texts } from '@/testing/database/factories';
import { sortItems } from './draft/change-items';
import { addQuestion, updateQuestion } from './questions/service';
import { archiveProject, publishProject, unpublishProject } from './publication';
import { deleteOwnedProject, updateOwnedProject } from './service';
import { addStep, removeStep, updateStep } from './steps/service';
import { restoreOwnedProject, restoreStep } from './trash/service';

const expired = new Set<string>();
beforeEach(() =>
  setResponseCache({
    invalidate: (tags) => tags.forEach((tag) => expired.add(tag)),
  }),
);
/** The invalidated tags of a change. */
async function expiredBy(change: () => Promise<unknown>): Promise<string[]> {
  expired.clear();
  await change();
  return [...expired].sort();
}

describe('a change', () => {
  it('within a listed guide invalidates the guide, and only lists that show it', async () => {
    const {
      project,
      creator: { actor },
    } = await buildPublished({ steps: 2, questions: 2 });
    const [first, second] = project.steps.map(({ id }) => id) as [string, string];
    const [question, other] = project.questions.map(({ id }) => id) as [string, string];
    const changes = [
      () =>
        updateStep(actor, project.id, first, {
          name: texts('Turn it'),
          description: texts('Slowly.'),
        }),
      () => sortItems('steps', actor, project.id, [second, first]),
      () =>
        addStep(actor, project.id, { type: 1, name: texts('Look'), description: texts('Again.') }),
      () => removeStep(actor, project.id, first),
      () => restoreStep(actor, project.id, first),
      () => updateQuestion(actor, project.id, question, { answer: texts('Yes.') }),
      () => sortItems('questions', actor, project.id, [other, question]),
      () => addQuestion(actor, project.id, { question: texts('Why?'), answer: texts('So.') }),
    ];
    for (const change of changes)
      expect(await expiredBy(change), change.toString()).toEqual([`project:${project.projectUid}`]);
  });

  it('of a field that lists depend on invalidates every list', async () => {
    const {
      project,
      creator: { actor },
    } = await buildPublished();
    const changes = [
      () => updateOwnedProject(actor, project.id, { name: 'Another' }),
      () => updateOwnedProject(actor, project.id, { tags: ['bike'] }),
      () => updateOwnedProject(actor, project.id, { type: 2 }),
      () => updateOwnedProject(actor, project.id, { type: 1 }),
      () => unpublishProject(actor, project.id),
      () => publishProject(actor, project.id),
      () => archiveProject(actor, project.id),
      () => deleteOwnedProject(actor, project.id),
      () => restoreOwnedProject(actor, project.id),
    ];
    for (const change of changes)
      expect(await expiredBy(change), change.toString()).toEqual([
        `project:${project.projectUid}`,
        'projects',
      ]);
  });

  it('of an unpublished project invalidates nothing', async () => {
    const {
      project,
      creator: { actor },
    } = await buildProject({ steps: 1 });
    expect(
      await expiredBy(() =>
        updateOwnedProject(actor, project.id, { name: 'Not yet', tags: ['bike'] }),
      ),
    ).toEqual([]);
  });
});
