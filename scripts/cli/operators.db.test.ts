import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/server/db/client';
import { uuid7 } from '@/server/secrets/uuid7';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildOperator,
  buildPublished,
  buildToken,
} from '@/testing/database/factories';
import { queuedMails, setMailServer } from '@/testing/stand-ins/mailbox';
import { madePicture } from '@/testing/pictures/pictures';
import { allCalls, type ApiCall } from '../../app/v1/_testing/all-calls';
import { turnOnCodes } from '../../app/v1/_testing/second-factor';
import { PUT as takeUpload } from '../../app/uploads/[key]/route';
import { main } from './main';

const SERVER = 'http://localhost:3000';
let calls: ApiCall[];
let folder: string;

/** Answers requests of the command line by the routes, without a server. */
async function serve(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(address);
  const parts = pathname.replace(/^\/v1\//, '').split('/');
  const match = calls.find(({ address: pattern, method }) => {
    const names = pattern.split('/');
    return (
      method === (init.method ?? 'GET') &&
      names.length === parts.length &&
      names.every((name, index) => name.startsWith('[') || name === parts[index])
    );
  });
  const params = Object.fromEntries(
    (match?.address.split('/') ?? ['', '[key]']).flatMap((name, index) =>
      name.startsWith('[') ? [[name.slice(1, -1), parts[index] ?? '']] : [],
    ),
  );
  const isUpload = pathname.startsWith('/uploads/');
  if (!match && !isUpload) throw new Error(`No route for ${pathname}.`);
  const { status, body, headers } = await call(match?.handler ?? takeUpload, {
    method: init.method ?? 'GET',
    params: isUpload ? { key: path.basename(pathname) } : params,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(init.body ? { raw: init.body as string } : {}),
  });
  return new Response(
    body === undefined ? null : Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
    { status, headers },
  );
}

beforeEach(async () => {
  calls ??= await allCalls();
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-cli-'));
  const { token } = await buildToken(await buildOperator({ name: 'Olga' }), ['operate', 'write']);
  setMailServer('smtp://mail.example');
  vi.stubEnv('MAKERSTEP_URL', SERVER);
  vi.stubEnv('MAKERSTEP_TOKEN', token);
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubGlobal('fetch', serve);
});
afterEach(async () => {
  setMailServer(undefined);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

/** Runs a command: its exit code, and what it printed. */
async function run(...args: string[]) {
  let [out, err] = ['', ''];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((out += String(text))));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((err += String(text))));
  const code = await main(args).finally(() => vi.mocked(process.stdout.write).mockRestore());
  vi.mocked(process.stderr.write).mockRestore();
  return { code, out, err };
}

it('names the site, gives it a logo and an imprint, and closes it', async () => {
  await writeFile(path.join(folder, 'imprint.txt'), 'Fixit Ltd\n1 Mill Lane\n');
  await writeFile(path.join(folder, 'words.txt'), 'casino\npão\nCASINO\n');
  await writeFile(path.join(folder, 'logo.png'), await madePicture('png', 300, 100, '#0f766e'));
  const { code, out } = await run(
    'site',
    'set',
    'name=Fixit Club = fun',
    `logo=${path.join(folder, 'logo.png')}`,
    'accent=#224466',
    `imprint.en=@${path.join(folder, 'imprint.txt')}`,
    'links=https://a.example/,https://b.example/',
    'rules.en=Be kind',
    `refusedWords=@${path.join(folder, 'words.txt')}`,
    'refusedDomains=spam.example,ads.example',
    'shows.pricing=off',
    'readers=signedIn',
    'joining.mode=closed',
    'joining.domains=fixit.example',
  );
  const lines = out.split('\n');
  expect([code, lines]).toEqual([
    0,
    expect.arrayContaining([
      'name\tFixit Club = fun',
      expect.stringMatching(/^logo\thttp.*\.webp$/),
      'accent\t#224466',
      'imprint.en\tFixit Ltd 1 Mill Lane',
      'imprint.pt-BR\t',
      'links\thttps://a.example/,https://b.example/',
      'rules.en\tBe kind',
      'refusedWords\tcasino,pão',
      'refusedDomains\tspam.example,ads.example',
      'shows.pricing\toff',
      'shows.landing\ton',
      'readers\tsignedIn',
      'joining.mode\tclosed',
      'joining.domains\tfixit.example',
    ]),
  ]);
  expect((await run('site')).out.split('\n')).toEqual(lines);
  const back = await run('site', 'set', 'accent=', 'logo=', 'shows.pricing=', 'joining.domains=');
  expect(back.out).toMatch(/logo\t\naccent\t\n[^]*pricing\ton\n[^]*joining\.domains\t\n/);
  expect(JSON.parse((await run('site', 'show', '--json')).out)).toMatchObject({
    name: 'Fixit Club = fun',
    joining: { mode: 'closed', domains: [] },
  });
});

it('decides about reported guides, and prints the log', async () => {
  const owner = await buildCreator({ name: 'Ana' });
  const { project } = await buildPublished({ creator: owner, name: 'Lamp' });
  const { projectUid, id: projectId } = project;
  await db().guideReport.create({
    data: {
      id: uuid7(),
      projectId,
      projectName: 'Lamp',
      reason: 'danger',
      message: 'Bare\nwires',
      lang: 'en',
    },
  });
  expect((await run('notices')).out).toBe(`${projectUid}\topen\t1\tLamp\tdanger: Bare wires\n`);
  const decide = async (verb: string) =>
    (await run('notices', verb, projectUid, '--reason', 'Bare wires.')).out.split('\n')[0];
  expect(await decide('ask')).toBe(`${projectUid}\tasked`);
  expect(await decide('take-down')).toBe(`${projectUid}\ttaken down`);
  expect((await run('notices', '--status', 'takenDown')).out).toContain(`${projectUid}\ttakenDown`);
  expect(await decide('put-back')).toBe(`${projectUid}\tput back`);
  expect(await decide('leave')).toBe(`${projectUid}\tleft`);
  expect((await run('verified', 'give', owner.uid, '--reason', 'Met at the fair.')).code).toBe(0);
  expect((await run('verified')).out).toMatch(new RegExp(`^${owner.uid}\\t\\d{4}-.*\\tAna\\n$`));
  expect((await run('verified', 'take', owner.uid, '--reason', 'Sold.')).code).toBe(0);
  const log = await run('log');
  expect(log.out.split('\n')[0]).toMatch(/at,operator,kind/);
  expect(log.out.match(/,Olga,(\w+),/g)).toEqual(
    [
      'verified_taken',
      'verified_given',
      'guide_brought_back',
      'guide_taken_down',
      'creator_asked',
    ].map((kind) => `,Olga,${kind},`),
  );
  expect(JSON.parse((await run('log', '--json')).out).results).toHaveLength(5);
});

it('lists accounts, suspends one and lets it in again', async () => {
  const sam = await buildCreator({ name: 'Sam' });
  const { userId } = sam.actor;
  for (const [verb, state] of [
    ['suspend-with-guides', 'suspended'],
    ['readmit', ''],
  ] as const) {
    expect((await run('accounts', verb, userId, '--reason', 'Spam.')).code).toBe(0);
    expect((await run('accounts')).out).toContain(`${userId}\t${state}\t${sam.email}\tSam\t0\t0\n`);
  }
  expect((await run('accounts', '--status', 'suspended')).err).toContain('There are none.');
});

it('takes a guide down without a report, and lets one through', async () => {
  const { project } = await buildPublished({ name: 'Lamp', tags: ['wood'] });
  const { projectUid } = project;
  for (const [verb, state] of [
    ['take-down', 'takenDown'],
    ['put-back', ''],
    ['let-through', ''],
  ] as const) {
    expect((await run('guides', verb, projectUid, '--reason', 'Spam.')).code, verb).toBe(0);
    expect((await run('guides')).out).toContain(`${projectUid}\t${state}\t`);
  }
  expect((await run('guides', '--status', 'waiting')).err).toContain('There are none.');
  expect((await run('labels')).out).toBe('wood\ten\t1\n');
  expect((await run('labels', 'rename', 'Wood', '--to', 'Timber')).out).toMatch(
    /\trunning\t0\/1\ten\tWood\tTimber\n$/,
  );
  expect((await run('labels', 'changes')).out).toContain('\tTimber\n');
  expect((await run('labels', 'rename', 'Wood')).err).toContain('no whole command');
});

it('marks messages, and makes and ends invitations', async () => {
  const { id } = await db().contactMessage.create({
    data: {
      name: 'Rita',
      email: 'rita@makerstep.example',
      subject: 'Hi',
      message: 'One',
      lang: 'en',
    },
  });
  expect((await run('messages', 'answered', id)).out).toContain(`${id}\tanswered`);
  expect((await run('messages', '--status', 'open')).err).toContain('There are none.');
  expect((await run('messages', 'open', id)).code).toBe(0);
  expect((await run('messages', 'list')).out).toMatch(new RegExp(`^${id}\topen\t.*\tHi\tOne\n$`));
  const made = await run('invite', 'Workshop', '--uses', '3', '--days', '30');
  expect([made.code, made.out]).toEqual([0, expect.stringMatching(/\/join\/[\w-]+\n$/)]);
  expect(made.err).toContain('3 accounts, until');
  const [, invitation = ''] = /^([\w-]+)\topen\t0\/3\t.*\tWorkshop\n$/.exec(
    (await run('invite', 'list')).out,
  ) as string[];
  expect((await run('invite', 'end', invitation)).out).toContain(`${invitation}\tended`);
  expect((await run('invite', 'list')).out).toContain(`${invitation}\tended`);
});

it.each([
  [['site', 'set', 'colour=red'], /colour=red is no FIELD=VALUE.*name, logo, accent/],
  [['site', 'set', 'accent=red'], /accent: /],
  [['site', 'set', 'imprint.en=@absent.txt'], /absent\.txt/],
  [['site', 'paint'], /no whole command/],
  [['notices', 'remove-account', '22222222222z'], /no whole command/],
  [['notices', 'leave', '22222222222z', '--reason', 'x'], /22222222222z: /],
  [['notices', 'leave', '22222222222z'], /reason: Please give a reason\./],
  [['verified', 'list', '--status', 'open'], /verified does not take --status/],
  [['invite', 'list', 'x'], /no whole command/],
  [['invite', 'Workshop', '--days', '2'], /expiresInDays: /],
])('refuses %j in words, and changes nothing', async (args, words) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([1, expect.stringMatching(words)]);
  expect(await db().operatorAct.count()).toBe(0);
});

it('lists guides that were taken down as such', async () => {
  const owner = await buildCreator();
  const [down, draft] = [
    await buildPublished({ creator: owner }),
    await buildPublished({ creator: owner }),
  ];
  await run('notices', 'take-down', down.project.projectUid, '--reason', 'A copy');
  vi.stubEnv('MAKERSTEP_TOKEN', (await buildToken(owner, ['read'])).token);
  const { out } = await run('list');
  expect(out).toContain(`${down.project.projectUid}\ttakenDown\t`);
  expect(out).toContain(`${draft.project.projectUid}\tpublished\t`);
});

it('ends the message of an unknown option with a full stop before the advice', async () => {
  const { code, err } = await run('list', '--nonsense');
  expect([code, err]).toEqual([1, expect.stringMatching(/\. makerstep help lists the commands/)]);
});

it('is refused without the scope', async () => {
  const { token } = await buildToken(await buildOperator({ email: 'b@makerstep.example' }), [
    'read',
  ]);
  vi.stubEnv('MAKERSTEP_TOKEN', token);
  expect((await run('log')).err).toContain('it lacks the scope “operate”');
});

it('lists the operators of a database that it names, without its password', async () => {
  const { pathname, host, password } = new URL(process.env.DATABASE_URL ?? '');
  const { out } = await run('operator', 'list');
  expect(out).toMatch(`Database: ${pathname.slice(1)} on ${host}\n`);
  expect(out).toContain('\tOlga\n');
  expect(out).not.toContain(password);
  const database = `${pathname.slice(1)} on ${host}`;
  expect(JSON.parse((await run('operator', 'list', '--json')).out)).toMatchObject({ database });
});

// security: Second factor
it('removes the second step of a person who lost everything, on the machine and in the log', async () => {
  const ana = await buildCreator({ name: 'Ana', email: 'ana@makerstep.example' });
  await turnOnCodes(ana);
  const { code, out } = await run('accounts', 'remove-second-step', ana.email);
  expect([code, out]).toEqual([0, expect.stringContaining('logs in without a second step now')]);
  const { secondFactorAt } = await db().user.findFirstOrThrow({ where: { name: 'Ana' } });
  expect([secondFactorAt, await db().recoveryCode.count()]).toEqual([null, 0]);
  expect(await db().operatorAct.findFirstOrThrow()).toMatchObject({
    kind: 'second_step_removed',
    operatorName: 'command line',
  });
  expect((await queuedMails()).at(-1)?.data).toMatchObject({ what: 'removedHere' });
  expect((await run('accounts', 'remove-second-step', ana.email)).out).toContain('Nothing was');
  expect((await run('accounts', 'remove-second-step', 'x@y.example')).code).toBe(1);
});
