import { beforeEach, describe, expect, it } from 'vitest';
import { listVersions } from '@/features/projects/server/versions/history';
import { readProject } from '@/features/projects/server/owned-project';
import { publishProject } from '@/features/projects/server/publication';
import type { GuideContent } from '@/features/projects/model/content/content';
import { standingOf } from '@/features/projects/server/second-person/service';
import { findNewest } from '@/features/projects/server/versions/repository';
import { updateOwnedProject } from '@/features/projects/server/service';
import { labelsQueue } from '@/features/site/server/labels/queue';
import { runDue } from '@/server/jobs/worker';
import { db } from '@/server/db/client';
import { call } from '@/testing/api';
import {
  buildCreator,
  buildOperator,
  buildProject,
  buildPublished,
  type TestCreator,
} from '@/testing/database/factories';
import { GET as readPublic } from '../../projects/[id]/route';
import { POST as undo } from './changes/[changeId]/undo/route';
import { GET as changes, POST as change } from './changes/route';
import { GET as list } from './route';

let operator: TestCreator;
let maker: TestCreator;
beforeEach(async () => {
  operator = await buildOperator();
  maker = await buildCreator();
});

const labels = async (query: Record<string, string> = {}) =>
  (await call(list, { token: operator.token, query })).body.results.map(
    ({ name, lang, guides }: { name: string; lang: string; guides: number }) => [
      name,
      lang,
      guides,
    ],
  );
const begin = async (body: object) =>
  (await call(change, { token: operator.token, body: { kind: 'tag', lang: 'en', ...body } })).body;
const run = () => runDue(labelsQueue);
const undoIt = (changeId: string) => call(undo, { token: operator.token, params: { changeId } });
const newest = async () => (await call(changes, { token: operator.token })).body.results[0];
const tagsOf = async (id: string) => (await call(readPublic, { params: { id } })).body.tags;
const withTags = async (...tags: string[]) =>
  (await buildPublished({ creator: maker, tags, category: 'Home' })).project.id;

describe('labels over all guides', () => {
  it('are counted by language, without case and accents, of what readers have', async () => {
    await withTags('Pão', 'Wood');
    await withTags('pao');
    await withTags('Pão');
    await buildProject({ creator: maker, tags: ['Draft'] });
    expect(await labels()).toEqual([
      ['Pão', 'en', 3],
      ['Wood', 'en', 1],
    ]);
    expect(await labels({ query: 'woo' })).toEqual([['Wood', 'en', 1]]);
    expect(await labels({ kind: 'category' })).toEqual([['Home', 'en', 3]]);
  });

  it('are merged in a new version of each guide in the name of the site, and undone', async () => {
    const [one, other, apart] = [
      await withTags('wood', 'Oak', 'Wóod work'),
      await withTags('WOOD'),
      await withTags('Metal'),
    ];
    const begun = await begin({ names: ['Wood', 'wood work'], to: 'Woodwork' });
    expect(begun).toMatchObject({ state: 'running', guides: 2, changed: 0 });
    expect((await undoIt(begun.id)).body.error.code).toBe('labels_not_undoable');
    await run();
    expect(await newest()).toMatchObject({ state: 'done', changed: 2, canUndo: true });
    expect([await tagsOf(one), await tagsOf(other), await tagsOf(apart)]).toEqual([
      ['Woodwork', 'Oak'],
      ['Woodwork'],
      ['Metal'],
    ]);
    const versions = await listVersions(maker.actor, one, { page: 1, limit: 9 });
    expect(versions.results.map(({ publishedBy }) => publishedBy)).toEqual([
      'Makerstep',
      maker.name,
    ]);
    await updateOwnedProject(maker.actor, other, { tags: ['Mine'] });
    expect((await undoIt(begun.id)).status).toBe(202);
    await run();
    expect([await tagsOf(one), await tagsOf(other)]).toEqual([
      ['wood', 'Oak', 'Wóod work'],
      ['Mine'],
    ]);
    expect(await newest()).toMatchObject({ state: 'undone', undone: 1, canUndo: false });
    expect((await db().operatorAct.findMany()).map(({ kind }) => kind)).toEqual([
      'labels_changed',
      'labels_undone',
    ]);
  });

  it('become one where a guide has the new name in another spelling', async () => {
    const [both, apart] = [await withTags('wood', 'madeira', 'Madéira'), await withTags('madeira')];
    await begin({ names: ['wood'], to: 'Madeira' });
    await run();
    expect([await tagsOf(both), await tagsOf(apart)]).toEqual([['Madeira'], ['madeira']]);
  });

  it('publish nothing else of a draft, which is changed and undone beside it', async () => {
    const id = await withTags('wood');
    const draft = { draft: true };
    await updateOwnedProject(maker.actor, id, { name: 'Not yet', tags: ['wood', 'New'] }, draft);
    const { id: changeId } = await begin({ names: ['wood'], to: null });
    await run();
    expect((await call(readPublic, { params: { id } })).body).toMatchObject({
      name: 'Plant shelf',
      tags: [],
    });
    const after = await readProject(maker.actor, id);
    expect(after).toMatchObject({ name: 'Not yet', tags: ['New'] });
    expect(after.unpublishedChanges).toBeGreaterThan(0);
    await updateOwnedProject(maker.actor, id, { name: 'Still not' }, draft);
    await undoIt(changeId);
    await run();
    expect(await tagsOf(id)).toEqual(['wood']);
    expect(await readProject(maker.actor, id)).toMatchObject({
      name: 'Still not',
      tags: ['wood', 'New'],
    });
    expect(await publishProject(maker.actor, id)).toMatchObject({ unpublishedChanges: 0 });
  });

  it('are undone where a draft was published or discarded since', async () => {
    const [published, discarded] = [await withTags('wood'), await withTags('wood')];
    for (const id of [published, discarded])
      await updateOwnedProject(maker.actor, id, { tags: ['wood', 'New'] }, { draft: true });
    const { id: changeId } = await begin({ names: ['wood'], to: 'Timber' });
    await run();
    await publishProject(maker.actor, published);
    await updateOwnedProject(maker.actor, discarded, { tags: ['Timber'] }, { draft: true });
    await undoIt(changeId);
    await run();
    const views = [published, discarded].map((id) => readProject(maker.actor, id));
    expect(await Promise.all(views)).toEqual([
      expect.objectContaining({ tags: ['wood', 'New'], unpublishedChanges: 0 }),
      expect.objectContaining({ tags: ['wood'], unpublishedChanges: 0 }),
    ]);
  });

  it('keep translations written, and change one language only', async () => {
    const { project } = await buildPublished({
      creator: maker,
      languages: ['en', 'de'],
      category: 'Home',
      categories: [
        { lang: 'en', value: 'Home' },
        { lang: 'de', value: 'Zuhause' },
      ],
    });
    await begin({ kind: 'category', names: ['HOME'], to: 'House' });
    await run();
    expect(await readProject(maker.actor, project.id)).toMatchObject({
      unpublishedChanges: 0,
      categories: [
        { lang: 'en', value: 'House' },
        { lang: 'de', value: 'Zuhause', state: 'written' },
      ],
    });
  });

  it('keep the approval of the version before, and the names in the draft of others', async () => {
    const id = await withTags('wood');
    await db().projectVersion.updateMany({
      where: { projectId: id },
      data: { approvedByName: 'Ana', approvedAt: new Date() },
    });
    await db().creator.update({
      where: { id: maker.actor.creatorId },
      data: { needsSecondPerson: true },
    });
    await begin({ names: ['wood'], to: 'Timber' });
    await run();
    expect(await tagsOf(id)).toEqual(['Timber']);
    const [version] = (await listVersions(maker.actor, id, { page: 1, limit: 9 })).results;
    expect(version).toMatchObject({ number: 2, publishedBy: 'Makerstep', approvedBy: 'Ana' });
  });

  it('make no second person of who published the version before', async () => {
    const id = await withTags('wood');
    await begin({ names: ['wood'], to: 'Timber' });
    await run();
    const project = await db().project.findUniqueOrThrow({ where: { id } });
    const newest = await findNewest(id);
    const content = newest?.content as GuideContent;
    const { changedBy } = await standingOf(project, content, newest);
    expect([...changedBy]).toEqual([maker.actor.userId]);
  });

  it('go on where a stopped worker was', async () => {
    for (let number = 0; number < 3; number += 1) await withTags('wood');
    const { id } = await begin({ names: ['wood'], to: 'Timber' });
    const [first] = await db().project.findMany({ orderBy: { id: 'asc' } });
    await db().labelChange.update({ where: { id }, data: { afterId: first?.id ?? '' } });
    await run();
    expect(await labels()).toEqual([
      ['Timber', 'en', 2],
      ['wood', 'en', 1],
    ]);
  });
});
