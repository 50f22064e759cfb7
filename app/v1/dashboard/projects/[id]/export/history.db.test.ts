import { expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildPublished, texts } from '@/testing/database/factories';
import { unzip } from '@/testing/unzip';
import { GET as download } from '../../../../downloads/route';
import { upload } from '../../../../_testing/uploads';
import { PATCH as publish } from '../publish/route';
import { PATCH as change } from '../route';
import { PATCH as changeStep } from '../steps/[stepId]/route';
import { GET as exportGuide, POST as address } from './route';

it('contains every version with its pictures, each once, if the history is asked for', async () => {
  const { creator, project } = await buildPublished({ name: 'Lamp' });
  const as = { token: creator.token, params: { id: project.id } };
  const {
    body: { file },
  } = await call(change, {
    ...as,
    method: 'PATCH',
    body: { file: { name: 'a.png', url: await upload(creator, 'project') } },
  });
  const { body: seen } = await call(changeStep, {
    ...as,
    method: 'PATCH',
    params: { id: project.id, stepId: project.steps[0]?.id ?? '' },
    body: {
      name: texts('Solder'),
      lines: [{ kind: 'danger', text: texts('Fumes') }],
      timers: [{ seconds: 90, label: texts('Cool down') }],
      file: { name: 'a.png', url: file.url },
    },
    query: { draft: 'true' },
  });
  expect(seen.unpublishedChanges).toBe(1);
  await call(publish, { ...as, method: 'PATCH' });
  await call(change, { ...as, method: 'PATCH', body: { file: null }, query: { draft: 'true' } });
  const plain = await unzip((await call(exportGuide, as)).body);
  expect([...plain.keys()].filter((name) => name.includes('versions/'))).toEqual([]);
  const { body: link } = await call(address, { ...as, method: 'POST', query: { history: '1' } });
  const token = new URL(link.url).searchParams.get('token') ?? '';
  for (const { body } of [
    await call(exportGuide, { ...as, query: { history: '1' } }),
    await call(download, { query: { token } }),
  ]) {
    const files = await unzip(body);
    const paths = [...files.keys()].map((name) => name.slice(name.indexOf('/') + 1));
    const [picture = '', ...others] = paths.filter((name) => name.startsWith('versions/pictures/'));
    expect(others).toEqual([]);
    const versions = [...files]
      .filter(([name]) => /versions\/\d+\.json$/.test(name))
      .map(([, bytes]) => JSON.parse(bytes.toString()));
    expect(versions).toMatchObject([
      { number: 1, isSafety: false, guide: { name: 'Lamp', picture: null } },
      { number: 2, guide: { picture: { path: picture }, steps: [{ picture: null }] } },
      { number: 3, guide: { steps: [{ name: texts('Solder'), picture: { path: picture } }] } },
    ]);
    expect(versions.map(({ guide }) => guide.steps[0].lines)).toEqual([
      undefined,
      undefined,
      [{ id: expect.any(String), kind: 'danger', text: texts('Fumes') }],
    ]);
    expect(versions[2].guide.steps[0].timers).toMatchObject([
      { seconds: 90, label: texts('Cool down') },
    ]);
  }
});
