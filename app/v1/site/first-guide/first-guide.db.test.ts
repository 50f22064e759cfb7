import { beforeEach, describe, expect, it } from 'vitest';
import { publishProject, unpublishProject } from '@/features/projects/server/publication';
import { duplicateProject } from '@/features/projects/server/duplicate';
import { readProject } from '@/features/projects/server/owned-project';
import { updateOwnedProject } from '@/features/projects/server/service';
import { putBack, takeDown } from '@/features/projects/server/takedown/service';
import { countOpen } from '@/features/site/server/setup/service';
import { db, inTransaction } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildOperator,
  buildPublished,
  type TestCreator,
} from '@/testing/database/factories';
import { confirmEmail, handOver } from '@/testing/people';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { GET as lists } from '../../projects/route';
import { GET as readPublic } from '../../projects/[id]/route';
import { POST as letThrough } from '../guides/[id]/let-through/route';
import { GET as guides } from '../guides/route';
import { GET as read, PATCH as change } from './route';

let operator: TestCreator;
beforeEach(async () => {
  operator = await buildOperator();
});

const turn = (firstGuideWaits: boolean) =>
  call(change, { token: operator.token, body: { firstGuideWaits } });
const listed = async (): Promise<string[]> =>
  (await call(lists)).body.results.map(({ name }: { name: string }) => name).sort();
const pass = (id: string) => call(letThrough, { token: operator.token, params: { id } });
const shown = async (id: string) => (await call(readPublic, { params: { id } })).body;

describe('the first guide of a new account', () => {
  it('is seen by its link only until an operator lets it through, with all later ones', async () => {
    const known = await buildPublished({ name: 'Known' });
    await turn(true);
    expect((await call(read, { token: operator.token })).body).toEqual({ firstGuideWaits: true });
    await buildPublished({ creator: known.creator, name: 'Second of the known' });
    const maker = await buildCreator();
    const first = await buildPublished({ creator: maker, name: 'First' });
    await buildPublished({ creator: maker, name: 'Next' });
    await buildPublished({ creator: operator, name: 'Of an operator' });
    expect(await listed()).toEqual(['Known', 'Of an operator', 'Second of the known']);
    expect(await shown(first.project.id)).toMatchObject({ name: 'First', type: 2 });
    expect(await readProject(maker.actor, first.project.id)).toMatchObject({
      type: 1,
      isWaiting: true,
    });
    expect((await countOpen()).guides).toBe(2);
    const waiting = await call(guides, { token: operator.token, query: { state: 'waiting' } });
    expect(waiting.body.totalResults).toBe(2);
    await removeMails();
    expect([(await pass(first.project.id)).status, (await pass(known.project.id)).status]).toEqual([
      204, 204,
    ]);
    expect(await listed()).toContain('First');
    expect(await listed()).toContain('Next');
    expect(await shown(first.project.id)).toMatchObject({ type: 1 });
    await buildPublished({ creator: maker, name: 'Third' });
    expect(await listed()).toContain('Third');
    expect((await queuedMails()).map(({ email, data }) => [email, data.decision])).toEqual([
      [maker.email, 'letThrough'],
    ]);
    expect(await db().operatorAct.findMany({ orderBy: { at: 'asc' } })).toMatchObject([
      { kind: 'site_changed' },
      { kind: 'guide_let_through', subjectLabel: 'First', details: { guides: 2 } },
    ]);
  });

  // security: Operators
  it('finds no road around it', async () => {
    await turn(true);
    const maker = await buildCreator();
    const { actor } = maker;
    const { project } = await buildPublished({ creator: maker });
    const { id } = project;
    await updateOwnedProject(actor, id, { type: 2 });
    await updateOwnedProject(actor, id, { type: 1, name: 'Another name' });
    await unpublishProject(actor, id);
    await publishProject(actor, id);
    await inTransaction(() => takeDown(id, 'Spam.'));
    await inTransaction(() => putBack(id));
    const copy = await duplicateProject(actor, id, 'en');
    await publishProject(actor, copy.id);
    const heir = await buildCreator();
    await confirmEmail(heir);
    await handOver(maker, heir);
    expect(await listed()).toEqual([]);
    await updateOwnedProject({ ...actor, userId: heir.actor.userId }, id, {
      name: 'By its new owner',
    });
    expect(await listed()).toEqual([]);
  });

  it('is listed when the switch is turned off, and its author gets a mail', async () => {
    await turn(true);
    const { creator } = await buildPublished({ name: 'First' });
    await removeMails();
    await turn(false);
    expect(await listed()).toEqual(['First']);
    expect((await queuedMails()).map(({ email }) => email)).toEqual([creator.email]);
    await turn(true);
    await buildPublished({ creator, name: 'Second' });
    expect(await listed()).toEqual(['First', 'Second']);
  });
});
