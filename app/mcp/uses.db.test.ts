import { expect, it } from 'vitest';
import { publishProject } from '@/features/projects/server/publication';
import { buildCreator, buildToken, texts } from '@/testing/database/factories';
import { authored, connect, use } from './_testing/connect';

it('an assistant writes and reads what a recipe yields, and what its steps use', async () => {
  const creator = await buildCreator();
  const client = await connect((await buildToken(creator, ['write'])).token);
  const made = await use(client, 'create_guide', {
    name: 'Rolls',
    languages: ['en'],
    parts: ['500 g flour', '250 ml milk'],
    kind: 2,
    yield: { amount: 40, unit: [{ lang: 'en', value: 'rolls' }] },
  });
  const uid = /uid (\w+)/.exec(made.text)?.[1] ?? '';
  const readDraft = async () => {
    const { text } = await use(client, 'read_draft', { uid });
    const rows = authored(text).split('\n');
    return { text, rows: rows.map((row) => JSON.parse(row) as Record<string, string>) };
  };
  const { text, rows } = await readDraft();
  expect(text).toContain('It is a recipe. It yields 40.');
  const item = rows.find(({ id }) => id === 'part.2')?.['item'];
  const uses = [{ item, share: 0.5 }];
  await use(client, 'add_steps', {
    uid,
    steps: [{ type: 1, name: texts('Mix'), description: texts('Slowly.'), uses }],
  });
  expect((await readDraft()).rows).toContainEqual(expect.objectContaining({ text: 'Mix', uses }));

  await publishProject(creator.actor, uid);
  const guide = authored((await use(client, 'read_guide', { uid })).text);
  expect(guide).toContain('kind: recipe\nyield:\n  amount: 40\n  unit: rolls\n');
  expect(guide).toContain('## Mix\n\n> Uses:\n>\n> - 250 ml milk (× 1/2)\n\nSlowly.');
  const step = authored((await use(client, 'read_step', { uid, number: 1 })).text);
  expect(step).toContain('> - 250 ml milk (× 1/2)');
  expect(step).not.toContain('flour');
});
