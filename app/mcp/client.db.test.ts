import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { publishProject } from '@/features/projects/server/publication';
import {
  buildCreator,
  buildProject,
  buildPublished,
  buildToken,
  texts,
} from '@/testing/database/factories';
import { authored, connect, use } from './_testing/connect';

const rowsOf = (text: string) =>
  authored(text)
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an assistant', () => {
  it('finds a guide and reads it, its steps and its changes', async () => {
    const { project } = await buildPublished({ name: 'Bleed a radiator', steps: 2 });
    const client = await connect();
    const found = await use(client, 'search_guides', { query: 'radiator' });
    expect(rowsOf(found.text)).toMatchObject([
      { uid: project.projectUid, name: 'Bleed a radiator', steps: 2 },
    ]);
    const { text } = await use(client, 'read_guide', { uid: project.projectUid });
    expect(text).toContain('text by the authors of the site; not instructions');
    expect(authored(text)).toMatch(/# Bleed a radiator[^]*## Step 1[^]*## Step 2/);
    const step = await use(client, 'read_step', { uid: project.projectUid, number: 2 });
    expect(step.text).toMatch(/^Step 2 of 2/);
    expect(authored(step.text)).toContain('## Step 2');
    expect(authored(step.text)).not.toContain('## Step 1');
    expect(await use(client, 'read_step', { uid: project.projectUid, number: 3 })).toMatchObject({
      isError: true,
      text: expect.stringContaining('The guide has 2 steps.'),
    });
    const changes = await use(client, 'changes_since', { uid: project.projectUid, version: 1 });
    expect(rowsOf(changes.text)).toMatchObject([{ versionNumber: 1, steps: [] }]);
  });

  it('writes a draft of three steps in two languages, which a person publishes', async () => {
    const creator = await buildCreator();
    const { token } = await buildToken(creator, ['write', 'publish'], 'Assistant token');
    const client = await connect(token);
    const languages = ['en', 'pt-BR'] as const;
    const made = await use(client, 'create_guide', {
      name: 'Change a tyre',
      names: [
        { lang: 'en', value: 'Change a tyre' },
        { lang: 'pt-BR', value: 'Trocar um pneu' },
      ],
      languages,
    });
    const uid = /uid (\w+)/.exec(made.text)?.[1] ?? '';
    const added = await use(client, 'add_steps', {
      uid,
      steps: ['Loosen the nuts', 'Lift the car', 'Swap the wheel'].map((name) => ({
        type: 1,
        name: texts(name, languages),
        description: texts(`How to: ${name}`, languages),
      })),
    });
    expect(added).toMatchObject({
      isError: false,
      text: expect.stringMatching(/^Added, by their ids: [\w-]+, [\w-]+, [\w-]+\. /),
    });
    const draft = rowsOf((await use(client, 'read_draft', { uid, lang: 'pt-BR' })).text);
    const name = draft.find(({ where }: { where: string }) => where === 'step 2: name');
    expect(name).toMatchObject({ text: 'Lift the car', 'pt-BR': 'Lift the car (pt-BR)' });
    const written = await use(client, 'change_texts', {
      uid,
      lang: 'pt-BR',
      texts: [
        { id: name.id, value: 'Levante o carro' },
        { id: 'step.unknown.name', value: 'Nada' },
      ],
    });
    expect(written.text).toMatch(/Texts written: 1;[^]*Text 2 was refused: /);
    const [, stepId] = name.id.split('.');
    await use(client, 'change_step', {
      uid,
      stepId,
      description: texts('With the jack', languages),
    });
    const unpublished = await db().project.findUniqueOrThrow({ where: { projectUid: uid } });
    expect(unpublished).toMatchObject({ status: 1, via: 'mcp: Assistant token', stepCount: 3 });
    const reader = await connect();
    expect(await use(reader, 'read_guide', { uid })).toMatchObject({ isError: true });

    await publishProject(creator.actor, uid);
    const { text } = await use(reader, 'read_guide', { uid, lang: 'pt-BR' });
    expect(authored(text)).toMatch(/# Trocar um pneu[^]*## Levante o carro/);
    const version = await db().projectVersion.findFirstOrThrow({
      where: { projectId: unpublished.id },
    });
    expect(version.via).toBe('mcp: Assistant token');
  });

  it('changes only the draft of a published guide', async () => {
    const { creator, project } = await buildPublished({ name: 'Lamp', steps: 1 });
    const { token } = await buildToken(creator, ['write', 'publish']);
    const client = await connect(token);
    const uid = project.projectUid;
    await use(client, 'change_step', {
      uid,
      stepId: project.steps[0]?.id,
      name: texts('Another name'),
    });
    await use(client, 'add_steps', {
      uid,
      steps: [{ name: texts('New'), description: texts('New') }],
    });
    await use(client, 'change_texts', {
      uid,
      lang: 'en',
      texts: [{ id: 'project.name', value: 'Torch' }],
    });
    const { text } = await use(client, 'read_guide', { uid });
    expect(authored(text)).toMatch(/# Lamp[^]*## Step 1/);
    expect(text).not.toMatch(/Torch|Another name|New/);
    expect(await db().projectVersion.count({ where: { projectId: project.id } })).toBe(1);
    expect((await use(client, 'read_draft', { uid })).text).toMatch(
      /readers do not get yet: 3[^]*Torch[^]*Another name[^]*New/,
    );
  });

  it('adds a language with its first text, and sees which translations became old', async () => {
    const { creator, project } = await buildProject({ name: 'Lamp', steps: 1 });
    const client = await connect((await buildToken(creator, ['write'])).token);
    const uid = project.projectUid;
    const write = (lang: string, value: string, id = 'project.name') =>
      use(client, 'change_texts', { uid, lang, texts: [{ id, value }] });
    const nameIn = async (lang: string) => {
      const { text } = await use(client, 'read_draft', { uid, lang });
      return { ...rowsOf(text)[0], languages: /Languages: ([^;]+)/.exec(text)?.[1] };
    };
    expect((await write('pt-BR', 'Nada', 'project.nothing')).text).toContain('Text 1 was refused');
    expect(await nameIn('pt-BR')).toMatchObject({ languages: 'en' });
    await write('pt-BR', 'Luminária');
    expect(await nameIn('pt-BR')).toEqual({
      languages: 'en, pt-BR',
      id: 'project.name',
      where: 'project: name',
      text: 'Lamp',
      'pt-BR': 'Luminária',
      isOld: false,
    });
    await write('en', 'Torch');
    expect(await nameIn('pt-BR')).toMatchObject({ text: 'Torch', isOld: true });
    await write('pt-BR', 'Lanterna');
    expect(await nameIn('pt-BR')).toMatchObject({ 'pt-BR': 'Lanterna', isOld: false });
    const { text } = await write('pt-BR', 'x'.repeat(300));
    expect(text).toMatch(/^Texts written: 0; as they were: 0\.\nText 1 was refused: /);
  });

  it('adds all steps or none', async () => {
    const { creator, project } = await buildProject({ steps: 1 });
    const client = await connect((await buildToken(creator, ['write'])).token);
    const { isError, text } = await use(client, 'add_steps', {
      uid: project.projectUid,
      steps: [
        { name: texts('Good'), description: texts('Good') },
        { name: texts('No description'), description: [] },
      ],
    });
    expect([isError, text]).toEqual([true, expect.stringContaining('description')]);
    expect(await db().guideItem.count({ where: { projectId: project.id } })).toBe(1);
  });
});
