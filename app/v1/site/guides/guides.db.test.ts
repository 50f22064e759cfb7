import { beforeEach, describe, expect, it } from 'vitest';
import { updateOwnedProject } from '@/features/projects/server/service';
import { readmitAccount, suspendAccount } from '@/features/site/server/accounts/service';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildOperator,
  buildProject,
  buildPublished,
  type TestCreator,
} from '@/testing/database/factories';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { GET as readPublic } from '../../projects/[id]/route';
import { POST as putBack } from './[id]/put-back/route';
import { POST as takeDown } from './[id]/take-down/route';
import { GET as list } from './route';

let operator: TestCreator;
let maker: TestCreator;
beforeEach(async () => {
  operator = await buildOperator();
  maker = await buildCreator({ name: 'Mia Maker' });
  await removeMails();
});

const find = async (query: Record<string, string> = {}) =>
  (await call(list, { token: operator.token, query })).body;
const names = async (query: Record<string, string>) =>
  (await find(query)).results.map(({ name }: { name: string }) => name);
const decide = (handler: typeof takeDown, id: string) =>
  call(handler, { token: operator.token, params: { id }, body: { reason: 'Sells watches.' } });
const statusOf = async (id: string) => (await call(readPublic, { params: { id } })).status;

describe('the guides of the site', () => {
  it('are found by name, creator and address, and by language, category and tag', async () => {
    const { project } = await buildPublished({
      creator: maker,
      name: 'Oak table',
      category: 'Móveis',
      tags: ['Wood', 'Pão'],
      languages: ['en', 'de'],
    });
    await buildPublished({ creator: maker, name: 'Secret shelf', type: 2 });
    await buildProject({ creator: maker, name: 'Never published' });
    expect(await names({})).toEqual(['Secret shelf', 'Oak table']);
    for (const query of [
      { query: 'oak' },
      { query: `https://guides.example/p/${project.projectUid}` },
      { lang: 'de' },
      { category: 'moveis' },
      { tag: 'PAO' },
    ] as Record<string, string>[])
      expect(await names(query), JSON.stringify(query)).toEqual(['Oak table']);
    expect(await names({ query: 'mia mak' })).toHaveLength(2);
    expect(await names({ query: '%' })).toEqual([]);
    expect(await names({ tag: 'moveis' })).toEqual([]);
    expect(await names({ state: 'byLink' })).toEqual(['Secret shelf']);
    expect((await find({ query: 'oak' })).results).toMatchObject([
      { owner: 'Mia Maker', category: 'Móveis', tags: ['Wood', 'Pão'], views: 0, isWaiting: false },
    ]);
  });

  // security: Operators
  it('show nothing of drafts', async () => {
    const { project } = await buildPublished({ creator: maker, name: 'Oak table' });
    const draft = { name: 'Zyxwvut', category: 'Qponmlk', tags: ['Jihgfed'] };
    await updateOwnedProject(maker.actor, project.id, draft, { draft: true });
    expect(JSON.stringify(await find())).not.toMatch(/Zyxwvut|Qponmlk|Jihgfed/);
    for (const query of [
      { query: 'zyxwvut' },
      { category: 'Qponmlk' },
      { tag: 'Jihgfed' },
    ] as Record<string, string>[])
      expect(await names(query)).toEqual([]);
  });

  it('are taken down and put back without a report, with mails and acts', async () => {
    const { project } = await buildPublished({ creator: maker });
    expect((await decide(takeDown, project.projectUid)).status).toBe(204);
    expect(await statusOf(project.id)).toBe(410);
    expect(await names({ state: 'takenDown' })).toEqual(['Plant shelf']);
    expect((await decide(putBack, project.projectUid)).status).toBe(204);
    expect(await statusOf(project.id)).toBe(200);
    expect((await queuedMails()).map(({ email, data }) => [email, data.decision])).toEqual([
      [maker.email, 'takeDown'],
      [maker.email, 'putBack'],
    ]);
    expect((await db().operatorAct.findMany()).map(({ kind }) => kind)).toEqual([
      'guide_taken_down',
      'guide_brought_back',
    ]);
    const draft = await buildProject({ creator: maker });
    expect((await decide(takeDown, draft.project.id)).status, 'a draft').toBe(404);
  });

  // security: Operators
  it('stay down for themselves when they went with their suspended account', async () => {
    const [spam, other] = [
      await buildPublished({ creator: maker }),
      await buildPublished({ creator: maker }),
    ];
    const { userId } = maker.actor;
    await suspendAccount('command line', userId, { reason: 'Spam.', guides: 'takeDown' });
    expect((await decide(takeDown, spam.project.projectUid)).status).toBe(204);
    await readmitAccount('command line', userId, 'A mistake.');
    expect([await statusOf(spam.project.id), await statusOf(other.project.id)]).toEqual([410, 200]);
    expect((await decide(putBack, spam.project.projectUid)).status).toBe(204);
    expect(await statusOf(spam.project.id), 'as it was before').toBe(200);
  });
});
