import { overwriteStep } from '@/testing/database/stored-items';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProject } from '@/features/projects/server/service';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import { buildCreator, projectBody } from '@/testing/database/factories';
import { projectInput } from '@/features/projects/schema';
import { buildWholeAccount, leaveTraces } from '../../../_testing/whole-account';
import { GET } from './route';

type Account = Awaited<ReturnType<typeof buildWholeAccount>>;
let [ana, bea]: Account[] = [];
beforeEach(async () => {
  [ana, bea] = [
    await buildWholeAccount('Ana_1@makerstep.example'),
    await buildWholeAccount('bea@makerstep.example'),
  ];
});
const download = (account = ana as Account) => call(GET, { token: account.creator.token });

describe('GET /v1/dashboard/user/export', () => {
  it('is a file download, never stored', async () => {
    const { status, headers } = await download();
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="makerstep-export-${new Date().toISOString().slice(0, 10)}.json"`,
    );
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  // security: 59
  it('holds everything about the account', async () => {
    const { creator, project, keys } = ana as Account;
    // A removed language keeps its texts, which belong to the creator too.
    const { head } = await db().project.findUniqueOrThrow({ where: { id: project.id } });
    await db().project.update({
      where: { id: project.id },
      data: {
        head: {
          ...(head as object),
          languages: ['pt-BR'],
          name: [
            { lang: 'pt-BR', value: project.name },
            { lang: 'en', value: 'In English' },
          ],
        },
      },
    });
    await overwriteStep(project.steps[0]?.id ?? '', {
      description: [
        { lang: 'pt-BR', value: 'x' },
        { lang: 'en', value: '', pending: true },
      ],
    });
    const { body } = await download();
    expect(body.account).toMatchObject({
      id: creator.actor.userId,
      email: 'Ana_1@makerstep.example',
      emailConfirmedAt: expect.any(String),
    });
    expect(body.creator).toMatchObject({
      uid: creator.uid,
      avatar: { key: keys[0] },
      cover: { key: keys[1] },
      textColor: '#1b1916',
    });
    expect(body.linkedProviders).toMatchObject([
      { provider: 'google', subject: 'google of Ana_1@makerstep.example' },
    ]);
    expect(body.sessions).toMatchObject([
      { id: creator.actor.sessionId, userAgent: 'test', endedAt: null },
    ]);
    expect([body.mailTokens.length, body.mailsOnTheirWay]).toEqual([
      1,
      [{ kind: 'confirmation', locale: 'en', createdAt: expect.any(String) }],
    ]);
    expect(
      body.pictures.map(({ key, name }: Record<string, string>) => [key, name]).slice(0, 4),
    ).toEqual(keys.slice(0, 4).map((key) => [key, 'Ana_1@makerstep.example.png']));
    expect(body.pictures).toHaveLength(5);
    expect(body.projects).toMatchObject([
      {
        projectUid: project.projectUid,
        name: 'Guide of Ana_1@makerstep.example',
        names: [{ lang: 'pt-BR' }, { lang: 'en', value: 'In English' }],
        views: 2,
        file: { key: keys[2] },
      },
    ]);
    expect(body.projects[0].steps).toMatchObject([
      {
        name: [
          { lang: 'pt-BR', value: 'Step 1' },
          { lang: 'en', value: 'Step 1 (en)' },
        ],
        description: [{ value: 'x' }, { lang: 'en', value: '', pending: true }],
        file: { key: keys[3] },
      },
      { file: null },
    ]);
    expect(body.projects[0].questions).toMatchObject([
      { question: [{ value: 'Question 1' }, { value: 'Question 1 (en)' }], answer: [{}, {}] },
    ]);
    expect(body.projects[0].bin).toMatchObject([
      { kind: 'question', item: { question: [{ value: 'Question 2' }, {}] } },
    ]);
    expect(body.feedbackReceived).toMatchObject([
      {
        projectUid: project.projectUid,
        rating: 4.5,
        difficulty: 4,
        versionNumber: 3,
        message: 'feedback: words for Ana_1@makerstep.example',
      },
    ]);
    expect(body.reportsReceived).toMatchObject([
      { stepId: project.steps[0]?.id, subject: 'Broken', versionNumber: 3 },
    ]);
    expect(body.trackingRecordsReceived).toMatchObject([
      {
        userAgent: 'UA',
        duration: 5000,
        versionNumber: 3,
        steps: [{ step: 1, stepId: project.steps[0]?.id, time: 5000 }],
      },
    ]);
    expect(body.contactMessagesSent).toMatchObject([
      { message: 'contact: Ana_1@makerstep.example' },
    ]);
    expect(body.noticesSent).toMatchObject([
      { projectUid: project.projectUid, message: 'noticed: Ana_1@makerstep.example' },
    ]);
    expect(body.projects[0].statement.reason).toBe('asked: Ana_1@makerstep.example');
  });

  it('holds messages sent to others, by any spelling of the e-mail, once it is confirmed', async () => {
    await leaveTraces((bea as Account).project, 'ANA_1@makerstep.example', 'from Ana');
    // '_' and '%' are literal characters, not wildcards.
    await leaveTraces((bea as Account).project, 'anax1@makerstep.example', 'from somebody else');
    const { body } = await download();
    for (const list of ['feedbackSent', 'reportsSent', 'trackingRecordsSent']) {
      expect(
        body[list].map(({ name, projectUid }: Record<string, string>) => [name, projectUid]),
        list,
      ).toEqual([['from Ana', (bea as Account).project.projectUid]]);
    }
    await db().user.updateMany({ data: { emailConfirmedAt: null } });
    const unproved = (await download()).body;
    for (const list of [
      'feedbackSent',
      'reportsSent',
      'trackingRecordsSent',
      'contactMessagesSent',
      'noticesSent',
    ])
      expect(unproved[list], list).toEqual([]);
  });

  // security: 59
  it('holds nothing of other accounts, and no hash', async () => {
    const { creator } = ana as Account;
    const text = JSON.stringify((await download()).body);
    const { passwordHash } = await db().user.findUniqueOrThrow({
      where: { id: creator.actor.userId },
    });
    for (const secret of [
      '$argon2',
      passwordHash ?? '',
      'hash of',
      'passwordHash',
      'tokenHash',
      'requestHash',
      creator.token,
    ])
      expect(text).not.toContain(secret);
    const other = bea as Account;
    for (const foreign of [
      'bea@makerstep.example',
      other.creator.uid,
      other.creator.actor.userId,
      other.project.id,
      ...other.keys,
    ])
      expect(text).not.toContain(foreign);
  });

  it('queries many projects at once and streams them one after another', async () => {
    const { creator } = ana as Account;
    for (let number = 1; number <= 60; number += 1)
      await createProject(
        creator.actor,
        projectInput.parse(projectBody({ name: `Guide ${number}` })),
      );
    const [{ id }] = (await db().project.findMany({
      where: { name: 'Guide 60' },
      select: { id: true },
    })) as [{ id: string }];
    await db()
      .$executeRaw`INSERT INTO feedback (id, project_id, rating_halves, difficulty, lang) SELECT gen_random_uuid(), ${id}::uuid, 10, 5, 'en' FROM generate_series(1, 1100)`;
    const { body } = await download();
    expect([body.projects.length, body.feedbackReceived.length]).toEqual([61, 1101]);
    expect(new Set(body.feedbackReceived.map((each: { id: string }) => each.id)).size).toBe(1101);
    expect(body.projects.at(-1).name).toBe('Guide 60');
  });

  it('works for an empty account', async () => {
    const empty = await buildCreator({ password: null });
    const { status, body } = await call(GET, { token: empty.token });
    expect([
      status,
      body.projects,
      body.pictures,
      body.feedbackReceived,
      body.feedbackSent,
    ]).toEqual([200, [], [], [], []]);
  });

  it('is rate limited, because it reads much', async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await download(bea)).status).toBe(200);
    const { status, headers } = await download(bea);
    expect([status, headers.has('retry-after')]).toEqual([429, true]);
  });
});
