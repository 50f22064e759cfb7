import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '@/features/projects/server/draft/columns';
import { readOwnedRow, readProject } from '@/features/projects/server/owned-project';
import { updateStep } from '@/features/projects/server/steps/service';
import { unitDigest } from '@/features/translations/model/unit';
import { unitsOf } from '@/features/translations/server/presenter';
import { OWN_TOOLS } from '@/features/mcp/server/own-tools';
import { db } from '@/server/db/client';
import { throughMcp } from '@/features/auth/server/actor';
import { call } from '@/testing/api';
import { buildPublished, buildToken, type TestCreator } from '@/testing/database/factories';
import { actingFor, buildMember } from '@/testing/people';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { PATCH } from './route';

let owner: TestCreator;
let translator: TestCreator;
let guide: Awaited<ReturnType<typeof buildPublished>>['project'];

const inEnglish = (value: string) => [
  { lang: 'en' as const, value },
  ...(['de', 'fr'] as const).map((lang) => ({ lang, value: '', pending: true as const })),
];

beforeEach(async () => {
  ({ creator: owner, project: guide } = await buildPublished({
    languages: ['en', 'de', 'fr'],
    steps: 12,
    questions: 1,
    description: 'Holds ten plants.',
    category: 'Home',
    parts: ['board', 'glue'],
    tools: ['saw'],
  }));
  for (const { id } of guide.steps)
    await updateStep(owner.actor, guide.id, id, {
      lines: [{ kind: 'warning', text: inEnglish('Sharp') }],
      timers: [{ seconds: 60, label: inEnglish('Dries') }],
    });
  translator = await buildMember(owner, 'translator', ['de']);
});

/** Every text of the guide in a language, as the bench sends it. */
async function textsIn(
  lang: 'en' | 'de' | 'fr' | 'es',
  value = (source: string) => `${source} (${lang})`,
) {
  const row = await readOwnedRow(owner.actor, guide.id);
  return unitsOf(draftOf(row), { from: 'en', to: lang })
    .filter(({ source }) => source !== '')
    .map(({ id, source }) => ({ id, value: value(source), of: unitDigest(source) }));
}
const send = async (body: object, token = translator.token, query = {}) => {
  const answer = await call(PATCH, {
    method: 'PATCH',
    token,
    params: { id: guide.id },
    query,
    body,
    headers: actingFor(owner),
  });
  return answer.body?.error?.code ?? answer.status;
};
/** All that is stored of the guide, without German texts and the numbers of edits. */
async function stored() {
  const { head, status, type, languages } = await db().project.findUniqueOrThrow({
    where: { id: guide.id },
  });
  const items = await db().guideItem.findMany({
    where: { projectId: guide.id },
    orderBy: [{ kind: 'asc' }, { position: 'asc' }],
    select: { id: true, kind: true, position: true, body: true },
  });
  const versions = await db().projectVersion.findMany({ orderBy: { number: 'asc' } });
  const isOther = (text: { lang?: string }) => text?.lang !== 'de';
  return JSON.parse(
    JSON.stringify({ head, status, type, languages, items, versions }, (_, value: unknown) =>
      Array.isArray(value) ? value.filter(isOther) : value,
    ),
  );
}

describe('a translator of German', () => {
  // security: People
  it('finishes a guide of 12 steps, and no other byte of it differs, nor anything for readers', async () => {
    const readers = async () => (await call(readPublic, { params: { id: guide.id } })).body;
    const [before, seen] = [await stored(), await readers()];
    expect(
      await send({ lang: 'de', texts: await textsIn('de') }, undefined, { draft: 'false' }),
    ).toBe(200);
    expect(await stored()).toEqual(before);
    expect(await readers()).toEqual(seen);
    const draft = JSON.stringify(await readProject(owner.actor, guide.id));
    for (const text of ['Holds ten plants. (de)', 'board (de)', 'Sharp (de)', 'Dries (de)'])
      expect(draft).toContain(text);
  });

  // security: People
  it('writes no other language, by session or token, and changes nothing by trying', async () => {
    const { token } = await buildToken(
      {
        ...translator,
        actor: { ...translator.actor, creatorId: owner.actor.creatorId, role: 'translator' },
      },
      ['translate'],
    );
    const before = await stored();
    for (const bearer of [translator.token, token])
      for (const lang of ['en', 'fr', 'es', 'pt-BR'] as const)
        expect(await send({ lang, texts: await textsIn('fr') }, bearer), lang).toBe('role_needed');
    expect(await stored()).toEqual(before);
    expect(await send({ lang: 'de', texts: await textsIn('de') }, token)).toBe(200);
    await db().membership.updateMany({ data: { languages: ['fr'] } });
    expect(await send({ lang: 'de', texts: await textsIn('de') }, token)).toBe('role_needed');
    await db().membership.deleteMany();
    expect(await send({ lang: 'de', texts: await textsIn('de') }, token)).toBe('token_refused');
  });

  // security: People
  it('gets nothing by an assistant', async () => {
    const actor = throughMcp({
      ...translator.actor,
      creatorId: owner.actor.creatorId,
      role: 'translator',
    });
    const caller = {
      account: { actor, scopes: ['read', 'translate', 'write'] as const },
      fieldText: () => '',
    };
    for (const tool of OWN_TOOLS)
      expect(() => tool.run({ uid: guide.projectUid }, caller), tool.name).toThrow(
        expect.objectContaining({ code: 'role_needed' }),
      );
  });
});
