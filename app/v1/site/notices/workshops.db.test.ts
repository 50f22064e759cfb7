import { beforeEach, expect, it } from 'vitest';
import { guideReportEmails } from '@/features/site/server/guide-reports/mails';
import type { MailJob } from '@/server/mail/delivery';
import { db } from '@/server/db/client';
import { call, type Handler } from '@/testing/api';
import {
  buildCreator,
  buildOperator,
  buildPublished,
  type TestCreator,
} from '@/testing/database/factories';
import { addEditor, buildMember, handOver } from '@/testing/people';
import { queuedMails, removeMails } from '@/testing/stand-ins/mailbox';
import { POST as ask } from './[id]/ask/route';
import { POST as removeAccount } from './[id]/remove-account/route';
import { GET as list } from './route';

let operator: TestCreator;
let owner: TestCreator;
let editor: TestCreator;
let unconfirmed: TestCreator;
let id: string;

async function buildConfirmed(name: string, locale: string): Promise<TestCreator> {
  const person = await buildCreator({ name });
  await db().user.update({
    where: { id: person.actor.userId },
    data: { emailConfirmedAt: new Date(), locale },
  });
  return person;
}

beforeEach(async () => {
  operator = await buildOperator();
  [owner, editor, unconfirmed] = [
    await buildConfirmed('Ana', 'pt-BR'),
    await buildConfirmed('Bea', 'en'),
    await buildCreator({ name: 'Caio' }),
  ];
  const built = await buildPublished({ creator: owner });
  id = built.project.projectUid;
  for (const person of [editor, unconfirmed]) await addEditor(owner, person);
  await removeMails();
});

const act = (handler: Handler) =>
  call(handler, {
    token: operator.token,
    params: { id },
    body: { reason: 'Whose pictures are these?' },
  });
const mails = async () => (await queuedMails()).filter(({ kind }) => kind === 'guide_decided');
const left = (person: TestCreator) => db().user.count({ where: { id: person.actor.userId } });

it('tells a decision to the owner and the editors, each in their language, but to no unconfirmed address', async () => {
  for (const role of ['reviewer', 'translator'] as const) await buildMember(owner, role);
  expect((await act(ask)).status).toBe(204);
  expect((await mails()).map(({ email, locale, data }) => [email, locale, data.name])).toEqual([
    [owner.email, 'pt-BR', 'Ana'],
    [editor.email, 'en', 'Bea'],
  ]);
});

// security: Take-downs
it('shows the owner of a workshop that was handed over, and removes that account and no other', async () => {
  const ofEditor = await buildPublished({ creator: editor });
  await handOver(owner, editor);
  await db().guideReport.create({
    data: {
      id: crypto.randomUUID(),
      projectId: (await db().project.findUniqueOrThrow({ where: { projectUid: id } })).id,
      projectName: 'Shelf',
      reason: 'copied',
      lang: 'en',
    },
  });
  const { body } = await call(list, { token: operator.token, query: { state: 'open' } });
  expect(body.results[0].creator).toEqual({ uid: owner.uid, name: 'Ana', owner: 'Bea' });

  expect((await act(removeAccount)).status).toBe(204);
  expect([await left(owner), await left(editor), await left(unconfirmed)]).toEqual([1, 0, 1]);
  expect(
    await db().project.count({ where: { projectUid: { in: [id, ofEditor.project.projectUid] } } }),
  ).toBe(0);
  const [toOwner, toEditor, ...others] = await mails();
  expect([toOwner?.email, toEditor?.email, others]).toEqual([editor.email, owner.email, []]);
  const sent = toEditor && (await guideReportEmails.guide_decided?.(toEditor as MailJob));
  expect(sent?.content.subject).toBe('Uma oficina foi removida');
  expect(JSON.stringify(sent)).toContain('“Ana”');
});
