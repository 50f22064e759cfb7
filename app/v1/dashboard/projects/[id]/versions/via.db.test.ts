import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildPublished, buildToken, texts } from '@/testing/database/factories';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { DELETE as discard } from '../draft/route';
import { PATCH as changeStep } from '../steps/[stepId]/route';
import { GET as list, POST as publish } from './route';

type Built = Awaited<ReturnType<typeof buildPublished>>;

/** A guide, with edits by the editor and by a token named 'Nightly', and its versions. */
async function edited(draft = 'true') {
  const built = await buildPublished({ steps: 2 });
  const { creator } = built;
  const { token } = await buildToken(creator, ['write'], 'Nightly');
  const params = { id: built.project.id };
  const edit = (by: string, value: string, at = 0) =>
    call(changeStep, {
      method: 'PATCH',
      token: by,
      params: { ...params, stepId: built.project.steps[at]?.id ?? '' },
      body: { name: texts(value) },
      query: { draft },
    });
  return {
    built,
    byToken: (value: string, at?: number) => edit(token, value, at),
    byEditor: (value: string, at?: number) => edit(creator.token, value, at),
    publish: (body: object = {}) => call(publish, { token: creator.token, params, body }),
    discard: () => call(discard, { method: 'DELETE', token: creator.token, params }),
  };
}
const viasOf = async ({ creator, project }: Built) =>
  (await call(list, { token: creator.token, params: { id: project.id } })).body.results.map(
    ({ via }: { via: string }) => via,
  );

describe('a version', () => {
  it('names the token that wrote it, though a person corrected and published it', async () => {
    const guide = await edited();
    await guide.byToken('Written');
    await guide.byEditor('Corrected');
    await guide.publish();
    await guide.byEditor('By hand');
    await guide.publish();
    expect(await viasOf(guide.built)).toEqual(['editor', 'Nightly', 'editor']);
    const { body } = await call(readPublic, { params: { id: guide.built.project.id } });
    expect(JSON.stringify(body), 'readers see nothing of it').not.toMatch(/Nightly|"via"/);
  });

  it('does not name a token whose changes were discarded', async () => {
    const guide = await edited();
    await guide.byToken('Written');
    await guide.discard();
    await guide.byEditor('By hand');
    await guide.publish();
    expect(await viasOf(guide.built)).toEqual(['editor', 'editor']);
  });

  it('of one step names the token, as does that of the others', async () => {
    const guide = await edited();
    await guide.byToken('One');
    await guide.byToken('Two', 1);
    await guide.publish({ stepId: guide.built.project.steps[0]?.id });
    await guide.publish();
    expect(await viasOf(guide.built)).toEqual(['Nightly', 'Nightly', 'editor']);
  });

  it('does not name a token whose steps were published one by one', async () => {
    const guide = await edited();
    await guide.byToken('One');
    await guide.publish({ stepId: guide.built.project.steps[0]?.id });
    await guide.byEditor('By hand');
    await guide.publish();
    expect(await viasOf(guide.built)).toEqual(['editor', 'Nightly', 'editor']);
  });

  it('that edits made at once names the token, also when the editor joined it', async () => {
    const guide = await edited('false');
    await guide.byToken('At once');
    await guide.byEditor('At once, too');
    expect(await viasOf(guide.built)).toEqual(['Nightly', 'editor']);
  });
});
