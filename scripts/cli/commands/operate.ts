import type { MessageView } from '@/features/site/messages/schema';
import type { SiteGuideView } from '@/features/site/guides/schema';
import type { SiteAccountView } from '@/features/site/accounts/schema';
import type { CaseView } from '@/features/site/guide-reports/schema';
import type { NotedMailView } from '@/features/site/mails/schema';
import type { VerifiedView } from '@/features/site/verified/schema';
import { PlainError } from '@/server/plain-error';
import type { Client } from '../client';
import type { Output } from '../output';
import { allPages } from '../all-pages';

type Row = MessageView | NotedMailView | CaseView | VerifiedView | SiteAccountView | SiteGuideView;
type Listing = { path: string; filter?: string; cells: (row: never) => string[] };
type Act = { method: 'PATCH' | 'POST'; path: (id: string) => string; body?: object; done: string };

/** Lists for operators: the calls below /v1/site, each with the line printed per entry. */
const LISTINGS: Record<string, Listing> = {
  messages: {
    path: '/site/messages',
    filter: 'status',
    cells: ({ id, answeredAt, createdAt, email, name, subject, message }: MessageView) => [
      id,
      answeredAt === null ? 'open' : 'answered',
      createdAt,
      email,
      name,
      subject,
      message,
    ],
  },
  verified: {
    path: '/site/verified',
    cells: ({ uid, verifiedAt, name }: VerifiedView) => [uid, verifiedAt ?? '', name],
  },
  accounts: {
    path: '/site/accounts',
    filter: 'state',
    cells: ({ id, suspendedAt, email, name, publishedGuides, storedBytes }: SiteAccountView) => [
      id,
      suspendedAt === null ? '' : 'suspended',
      email,
      name,
      String(publishedGuides),
      String(storedBytes),
    ],
  },
  mails: {
    path: '/site/mails',
    filter: 'state',
    cells: ({ at, state, email, kind, attempts, answer }: NotedMailView) => [
      at,
      state,
      email,
      kind,
      String(attempts),
      answer,
    ],
  },
  guides: {
    path: '/site/guides',
    filter: 'state',
    cells: ({ uid, takenDownAt, isWaiting, isByLink, name, creator }: SiteGuideView) => [
      uid,
      takenDownAt ? 'takenDown' : isWaiting ? 'waiting' : isByLink ? 'byLink' : '',
      creator.name,
      name,
    ],
  },
  notices: {
    path: '/site/notices',
    filter: 'state',
    cells: ({ projectUid, takenDownAt, noticeCount, name, notices }: CaseView) => [
      projectUid,
      takenDownAt === null ? 'open' : 'takenDown',
      String(noticeCount),
      name,
      notices.map(({ reason, message }) => [reason, message].filter(Boolean).join(': ')).join('; '),
    ],
  },
};

const message = (id: string) => `/site/messages/${id}`;
const creator = (id: string) => `/site/creators/${id}`;
const decision = (verb: string, done: string, of = 'notices'): Act => ({
  method: 'POST',
  path: (id) => `/site/${of}/${id}/${verb}`,
  done,
});
const account = (verb: string, done: string, body: object = {}): Act => ({
  method: 'POST',
  path: (id) => `/site/accounts/${id}/${verb}`,
  body,
  done,
});
/** Operations on each of the given ids. */
const ACTS: Record<string, Record<string, Act>> = {
  messages: {
    answered: { method: 'PATCH', path: message, body: { answered: true }, done: 'answered' },
    open: { method: 'PATCH', path: message, body: { answered: false }, done: 'open again' },
  },
  verified: {
    give: { method: 'PATCH', path: creator, body: { verified: true }, done: 'verified' },
    take: { method: 'PATCH', path: creator, body: { verified: false }, done: 'not verified' },
  },
  accounts: {
    suspend: account('suspend', 'suspended'),
    'suspend-with-guides': account('suspend', 'suspended', { guides: 'takeDown' }),
    readmit: account('readmit', 'let in again'),
    'hand-over': account('hand-over', 'handed over'),
  },
  guides: {
    'take-down': decision('take-down', 'taken down', 'guides'),
    'put-back': decision('put-back', 'put back', 'guides'),
    'let-through': decision('let-through', 'let through', 'guides'),
  },
  notices: {
    leave: decision('leave', 'left'),
    ask: decision('ask', 'asked'),
    'take-down': decision('take-down', 'taken down'),
    'put-back': decision('put-back', 'put back'),
  },
};

/** Lists messages, mails, accounts, guides, verified creators or reported guides, or does something to some of them. */
export function operate(
  client: Client,
  { command, names }: { command: string; names: readonly string[] },
  { status, ...decision }: Partial<Record<'status' | 'reason' | 'to', string | undefined>>,
  output: Output,
): Promise<number> {
  const [verb = 'list', ...ids] = names;
  const act = ACTS[command]?.[verb];
  if (verb === 'list' && ids.length === 0) return list(client, command, status, output);
  if (!act || ids.length === 0)
    throw new PlainError('That is no whole command.', 'makerstep help shows how to use it.');
  return output.each(ids, act.done, async (id) => {
    await client.json(act.method, act.path(encodeURIComponent(id)), {
      body: { ...act.body, ...decision },
    });
    return { text: `${id}\t${act.done}` };
  });
}

async function list(
  client: Client,
  command: string,
  status: string | undefined,
  output: Output,
): Promise<number> {
  const { path, filter, cells } = LISTINGS[command] as Listing;
  const query = filter !== undefined && status !== undefined ? { [filter]: status } : {};
  const rows = await allPages<Row>(client, path, query);
  for (const row of rows)
    output.say(
      cells(row as never)
        .map((cell) => cell.replace(/\s+/g, ' '))
        .join('\t'),
    );
  if (rows.length === 0) output.beside('There are none.');
  output.sayJson({ results: rows });
  return 0;
}

/** Prints the figures of the site: those of each day as CSV, or all as JSON for programs. */
export async function figures(client: Client, { isJson, say, sayJson }: Output): Promise<number> {
  const place = '/site/figures';
  if (isJson) sayJson(await client.json('GET', place));
  else say((await (await client.send('GET', place, { accept: 'text/csv' })).text()).trimEnd());
  return 0;
}

/** Prints what operators did as CSV, or JSON for programs. */
export async function log(client: Client, { isJson, say, sayJson }: Output): Promise<number> {
  const acts = '/site/acts';
  if (isJson) sayJson({ results: await allPages(client, acts, {}) });
  else say((await (await client.send('GET', acts, { accept: 'text/csv' })).text()).trimEnd());
  return 0;
}
