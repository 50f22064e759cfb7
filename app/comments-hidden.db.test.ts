import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { updateStep } from '@/features/projects/server/steps/service';
import { publishProject } from '@/features/projects/server/publication';
import { openPreview, renewPreviewLink } from '@/features/projects/server/preview/service';
import { addComment } from '@/features/reviews/server/comments/service';
import { commentInput } from '@/features/reviews/schema';
import { visitorKey } from '@/server/http/requests/visitor-key';
import { withConnection } from '@/server/embedded-postgres/connection';
import { call, type Handler } from '@/testing/api';
import { allRows } from '@/testing/database/database-facts';
import { texts } from '@/testing/database/factories';
import { unzip } from '@/testing/unzip';
import { GET as readCreator } from './c/[uid]/route';
import { GET as readCreatorFeed } from './c/[uid]/feed.xml/route';
import { GET as readFeed } from './feed.xml/route';
import { connect, use } from './mcp/_testing/connect';
import { GET as readGuide } from './p/[projectUid]/route';
import { allCalls } from './v1/_testing/all-calls';
import { buildWhole, nameOf, paramsOf } from './v1/_testing/good-bodies';

const SHOWING = ['dashboard/projects/[id]/comments', 'dashboard/user/export'];

/** The text of an answer, or of all files in it. */
async function textOf(body: unknown): Promise<string> {
  if (!Buffer.isBuffer(body)) return JSON.stringify(body ?? '');
  if (body.subarray(0, 2).toString() !== 'PK') return body.toString();
  return [...(await unzip(body))].map(([name, bytes]) => `${name}\n${bytes}`).join('\n');
}

// security: People
it('a comment is in its own calls and the export of its author, and nowhere else', async () => {
  const whole = await buildWhole({ languages: ['en', 'pt-BR'], isPublished: true });
  const { creator, project } = whole;
  const { actor, uid, token } = creator;
  const word = `w${randomUUID().slice(0, 8)}`;
  const [step] = project.steps;
  for (const itemId of [null, step?.id])
    await addComment(actor, project.id, commentInput.parse({ itemId, part: 'name', text: word }));
  const change = { name: texts('Changed', ['en', 'pt-BR']) };
  await updateStep(actor, project.id, step?.id ?? '', change, { draft: true });
  const preview = await renewPreviewLink(actor, project.id);
  await publishProject(actor, project.id);

  const read: Record<string, string> = {};
  for (const each of (await allCalls()).filter(({ method }) => method === 'GET'))
    for (const by of [undefined, token]) {
      const query = { url: `http://localhost:3000/p/${project.projectUid}`, from: '1' };
      const params = { ...paramsOf(whole), uid };
      const { body } = await call(each.handler, {
        params,
        ...(each.address.startsWith('dashboard/') ? {} : { query }),
        token: by,
        path: `/v1/${each.address}`,
      });
      read[`${nameOf(each)} ${by ? 'as its author' : ''}`] = await textOf(body);
    }
  for (const [name, handler, path, params] of [
    [
      'one file',
      readGuide,
      `/p/${project.projectUid}.html`,
      { projectUid: `${project.projectUid}.html` },
    ],
    [
      'Markdown',
      readGuide,
      `/p/${project.projectUid}.md`,
      { projectUid: `${project.projectUid}.md` },
    ],
    ['Markdown of the creator', readCreator, `/c/${uid}.md`, { uid: `${uid}.md` }],
    ['feed', readFeed, '/feed.xml', {}],
    ['feed of the creator', readCreatorFeed, `/c/${uid}/feed.xml`, { uid }],
  ] as const) {
    const { body, status } = await call(handler as unknown as Handler, { path, params });
    expect(status, name).toBe(200);
    read[name] = await textOf(body);
  }
  const client = await connect();
  for (const [tool, input] of [
    ['read_guide', { uid: project.projectUid }],
    ['read_step', { uid: project.projectUid, number: 1 }],
    ['changes_since', { uid: project.projectUid, version: 1 }],
  ] as const)
    read[tool] = (await use(client, tool, input)).text;
  read['preview'] = JSON.stringify(
    await openPreview(preview.url.split('/').at(-1) ?? '', visitorKey('192.0.2.7')),
  );

  const showing = Object.entries(read).flatMap(([name, text]) =>
    text.includes(word) ? [name] : [],
  );
  expect(showing).toEqual(SHOWING.map((address) => `GET ${address} as its author`));
  expect(read['one file']).toContain('Changed');
  const rows = await withConnection(process.env['DATABASE_URL'] ?? '', allRows);
  const tables = Object.entries(rows).filter(([, table]) =>
    table.some((row) => row.includes(word)),
  );
  expect(tables.map(([name]) => name)).toEqual(['draft_comment']);
});
