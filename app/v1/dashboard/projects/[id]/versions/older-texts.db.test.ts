import { expect, it } from 'vitest';
import {
  namesOf as namesIn,
  optionalIn,
  STEP_TEXTS,
} from '@/features/projects/model/content/fields';
import { db } from '@/server/db/client';
import { buildPublished } from '@/testing/database/factories';
import { GET as list } from '../bin/route';
import { POST as fromBin } from '../bin/[itemId]/restore/route';
import { GET as exportGuide } from '../export/route';
import { GET as readOwn } from '../route';
import { POST as undoRemoval } from '../steps/[stepId]/restore/route';
import {
  ask,
  bringBack,
  type Built,
  editStep,
  nameStep,
  removeStep,
  say,
  shown,
  stepOf,
  throwAway,
} from './_testing/versions';
import { GET as compare } from './compare/route';

const LATER = [...namesIn(optionalIn(STEP_TEXTS)), 'further'];

/** Removes the optional texts of steps from everything stored, as if they had come with this release. */
async function forgetLaterTexts({ project: { id } }: Built) {
  await db()
    .$executeRaw`UPDATE guide_item SET body = body - ${LATER} WHERE project_id = ${id}::uuid`;
  await db().$executeRaw`
    UPDATE project_version SET head = head - 'tools', contents = contents || jsonb_build_object('steps', (
      SELECT jsonb_agg(step - ${LATER}) FROM jsonb_array_elements(contents->'steps') AS step))
    WHERE project_id = ${id}::uuid`;
  await db().$executeRaw`
    UPDATE trash SET item = CASE kind WHEN 'draft' THEN item || jsonb_build_object('steps', (
        SELECT jsonb_agg(step - ${LATER}) FROM jsonb_array_elements(item->'steps') AS step))
      ELSE item - ${LATER} END
    WHERE project_id = ${id}::uuid`;
}

it('reads, edits, publishes, restores and exports guides saved before a text of a step came', async () => {
  const built = await buildPublished({ steps: 3, questions: 1 });
  await nameStep(built, 'Saw');
  await say(built);
  await throwAway(built);
  await removeStep(built, 2);
  await bringBack(built, 1);
  await removeStep(built, 1);
  const answers = async () => [
    await ask(built, readOwn),
    await shown(built),
    await shown(built, { version: '1' }),
    await ask(built, compare, { query: { from: '1', to: '2' } }),
  ];
  const before = await answers();
  await forgetLaterTexts(built);
  expect(await answers()).toEqual(before);

  expect((await ask(built, exportGuide, { query: { history: '1' } })).status).toBe(200);
  expect((await editStep(built, { alt: [] })).status).toBe(200);
  const params = { stepId: stepOf(built, 1) };
  const undone = await ask(built, undoRemoval, {
    method: 'POST',
    params,
    query: { draft: 'true' },
  });
  expect(undone).toMatchObject({ status: 200, body: { alt: [] } });
  expect((await say(built)).status).toBe(201);
  for (const { id } of (await ask(built, list)).body.results) {
    const restored = await ask(built, fromBin, { method: 'POST', params: { itemId: id } });
    expect(restored.status).toBe(200);
  }
  expect((await bringBack(built, 1)).status).toBe(200);
  expect((await say(built)).status).toBe(201);
});
