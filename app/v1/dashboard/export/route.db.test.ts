import { overwriteStep } from '@/testing/database/stored-items';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { db } from '@/server/db/client';
import { pictureStore } from '@/server/storage/store';
import { storeNameOf } from '@/server/storage/store-names';
import { call } from '@/testing/api';
import { buildCreator, buildProject, type TestCreator, texts } from '@/testing/database/factories';
import { unzip } from '@/testing/unzip';
import { upload } from '../../_testing/uploads';
import { PATCH as patchProject } from '../projects/[id]/route';
import { GET as exportOne } from '../projects/[id]/export/route';
import { PATCH as patchStep } from '../projects/[id]/steps/[stepId]/route';
import { POST as duplicateStep } from '../projects/[id]/steps/[stepId]/duplicate/route';
import { POST as addStep } from '../projects/[id]/steps/route';
import { GET as exportAll } from './route';

let creator: TestCreator;
beforeEach(async () => {
  creator = await buildCreator();
});
const as = () => ({ token: creator.token });
const downloadAll = async () => {
  const { status, headers, body } = await call(exportAll, as());
  expect(status).toBe(200);
  return { headers, files: await unzip(body) };
};
const jsonOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse((files.get(name) ?? Buffer.alloc(0)).toString());

describe('GET /v1/dashboard/export', () => {
  it('is a ZIP file with a folder for each guide and a list at the top', async () => {
    const { project } = await buildProject({ creator, name: 'Ünïcode: Schräge/Regale?', steps: 1 });
    const { headers, files } = await downloadAll();
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'application/zip',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="makerstep-guides-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const folder = `unicode-schrage-regale-${project.projectUid}`;
    expect([...files.keys()]).toEqual([
      'makerstep-export.json',
      'README.txt',
      `${folder}/guide.json`,
      `${folder}/guide.en.md`,
    ]);
    expect(jsonOf(files, 'makerstep-export.json')).toMatchObject({
      format: 'makerstep-export',
      version: 1,
      guides: [{ folder, projectUid: project.projectUid, name: project.name }],
    });
  });

  it("holds guides of every status and type, and only the creator's own", async () => {
    await buildProject({ steps: 1, isPublished: true, name: 'Foreign' });
    await buildProject({ creator, name: 'Draft' });
    await buildProject({ creator, name: 'Public', steps: 1, isPublished: true });
    await buildProject({ creator, name: 'Private', type: 2, steps: 1, isPublished: true });
    const archived = await buildProject({ creator, name: 'Archived', steps: 1 });
    await db().project.update({ where: { id: archived.project.id }, data: { status: 3 } });
    const deleted = await buildProject({ creator, name: 'Deleted', steps: 1 });
    await db().project.update({
      where: { id: deleted.project.id },
      data: { removedAt: new Date() },
    });
    const { files } = await downloadAll();
    const guides = [...files.keys()]
      .filter((name) => name.endsWith('guide.json'))
      .map((name) => jsonOf(files, name));
    expect(guides.map(({ name, status, type }) => [name, status, type])).toEqual([
      ['Draft', 'unpublished', 1],
      ['Public', 'published', 1],
      ['Private', 'published', 2],
      ['Archived', 'archived', 1],
    ]);
  });

  it('holds every text, also of a removed language, and every picture as it is stored, each content once', async () => {
    const { project } = await buildProject({
      creator,
      languages: ['pt-BR', 'en'],
      steps: 2,
      questions: 1,
      tools: ['Saw'],
    });
    const [cover, ofStep] = [await upload(creator, 'project'), await upload(creator)];
    const [first, second] = project.steps.map(({ id }) => id);
    await call(patchProject, {
      ...as(),
      method: 'PATCH',
      params: { id: project.id },
      body: { file: { name: 'Front.png', url: cover }, alt: [{ lang: 'en', value: 'A shelf' }] },
    });
    await call(patchStep, {
      ...as(),
      method: 'PATCH',
      params: { id: project.id, stepId: first ?? '' },
      body: { file: { name: 'Saw.png', url: ofStep } },
    });
    await call(duplicateStep, {
      ...as(),
      method: 'POST',
      params: { id: project.id, stepId: first ?? '' },
    });
    await call(addStep, {
      ...as(),
      params: { id: project.id },
      body: { type: 2, name: texts('Second part', ['pt-BR', 'en']) },
    });
    await call(patchProject, {
      ...as(),
      method: 'PATCH',
      params: { id: project.id },
      body: { languages: ['pt-BR', 'de'] },
    });
    const { files } = await downloadAll();
    const folder = `plant-shelf-${project.projectUid}`;
    expect([...files.keys()].slice(2)).toEqual(
      [
        'guide.json',
        'guide.pt-BR.md',
        'guide.de.md',
        'pictures/000-plant-shelf.webp',
        'pictures/001-step-1.webp',
      ].map((name) => `${folder}/${name}`),
    );
    const guide = jsonOf(files, `${folder}/guide.json`);
    expect(guide.steps[0]).toMatchObject({
      id: first,
      type: 1,
      picture: { path: 'pictures/001-step-1.webp', name: 'Saw.png' },
      name: [
        { lang: 'pt-BR', value: 'Step 1' },
        { lang: 'de', value: '', pending: true },
        { lang: 'en', value: 'Step 1 (en)' },
      ],
    });
    expect([guide.steps[1].picture, guide.steps[2].id, guide.steps[3]]).toEqual([
      guide.steps[0].picture,
      second,
      expect.objectContaining({ type: 2, description: [] }),
    ]);
    expect([guide.alt, guide.picture]).toEqual([
      [{ lang: 'en', value: 'A shelf' }],
      { path: 'pictures/000-plant-shelf.webp', name: 'Front.png' },
    ]);
    for (const [path, key] of [
      ['pictures/000-plant-shelf.webp', cover],
      ['pictures/001-step-1.webp', ofStep],
    ] as const) {
      expect(files.get(`${folder}/${path}`)).toEqual(
        await pictureStore().read((await storeNameOf(key)) ?? '', 'full'),
      );
    }
  });

  it('is readable: front matter, steps as headings, missing texts in the first language', async () => {
    const { project } = await buildProject({
      creator,
      name: 'Shelf: *plain*',
      languages: ['pt-BR', 'en'],
      steps: 1,
      questions: 1,
      tools: ['Saw'],
      parts: ['Board'],
    });
    await overwriteStep(project.steps[0]?.id ?? '', {
      description: [
        { lang: 'pt-BR', value: 'Um.\n\n# Dois' },
        { lang: 'en', value: '', pending: true },
      ],
    });
    const { files } = await downloadAll();
    const text = (files.get(`shelf-plain-${project.projectUid}/guide.en.md`) ?? '').toString();
    const [, front = '', body = ''] = text.split(/^---$/m);
    expect(parse(front)).toEqual({
      title: 'Shelf: *plain*',
      language: 'en',
      averageTime: '00:45',
      people: 1,
      tools: ['Saw'],
      parts: ['Board'],
      type: 'public',
    });
    expect(body.trim().split('\n\n')).toEqual([
      '# Shelf: \\*plain\\*',
      '## Tools',
      '- Saw',
      '## Parts',
      '- Board',
      '## Step 1 (en)',
      'Um.',
      '\\# Dois',
      '## Questions',
      '### Question 1 (en)',
      'Answer 1 (en)',
    ]);
  });

  it('is rate limited', async () => {
    const statuses = [];
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await call(exportAll, as())).status);
    expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  });
});

describe('GET /v1/dashboard/projects/{id}/export', () => {
  it('is one guide in a file with its name', async () => {
    const { project } = await buildProject({ creator, steps: 1 });
    await buildProject({ creator, steps: 1, name: 'Another' });
    const { headers, body } = await call(exportOne, {
      ...as(),
      params: { id: project.projectUid },
    });
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="plant-shelf-${project.projectUid}.zip"`,
    );
    expect([...(await unzip(body)).keys()].slice(2)).toEqual([
      `plant-shelf-${project.projectUid}/guide.json`,
      `plant-shelf-${project.projectUid}/guide.en.md`,
    ]);
  });
});
