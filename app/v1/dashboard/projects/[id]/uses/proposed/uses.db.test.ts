import { expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildProject } from '@/testing/database/factories';
import { GET as read } from '../../route';
import { PATCH } from '../../steps/[stepId]/route';
import { GET } from './route';

it('proposes what a step names and does not use yet', async () => {
  const { creator, project } = await buildProject({ steps: 2, parts: ['500 g flour', '2 eggs'] });
  const own = { token: creator.token, params: { id: project.projectUid } };
  const [step] = project.steps;
  const params = { ...own.params, stepId: step?.id ?? '' };
  const change = (body: object) => call(PATCH, { ...own, method: 'PATCH', params, body });
  const description = [{ lang: 'en', value: 'Stir the egg into the flour.' }];
  await change({ description });
  const [flour, eggs] = (await call(read, own)).body.items;
  const proposed = async () => (await call(GET, own)).body;
  expect(await proposed()).toEqual({
    results: [{ stepId: step?.id, items: [flour.id, eggs.id] }],
    totalResults: 1,
  });
  await change({ uses: [{ item: flour.id, share: 0.5 }] });
  expect((await proposed()).results).toEqual([{ stepId: step?.id, items: [eggs.id] }]);
});
