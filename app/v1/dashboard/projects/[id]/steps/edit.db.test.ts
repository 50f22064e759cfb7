import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { db } from '@/server/db/client';
import { env } from '@/server/env/env';
import { runDue } from '@/server/jobs/worker';
import { buildCreator, buildProject, texts } from '@/testing/database/factories';
import { readProject } from '@/features/projects/server/owned-project';
import { coversQueue } from '@/features/projects/server/covers/service';
import { storePicture } from '@/features/uploads/server/import-files';
import { removalQueue } from '@/features/uploads/server/removals';
import { variantsQueue } from '@/features/uploads/server/variants/service';
import { call } from '@/testing/api';
import { exportOf, importFile } from '../../../../_testing/imports';
import { upload } from '../../../../_testing/uploads';
import { GET as readPublic } from '../../../../projects/[id]/route';
import { POST as duplicate } from '../duplicate/route';
import { PATCH as publish } from '../publish/route';
import { PATCH as patchProject } from '../route';
import { DELETE, PATCH } from './[stepId]/route';
import { POST as swapPicture } from './[stepId]/swap-picture/route';
import { as, type Built, change, fieldsOf } from './_testing/steps';

const [WIDTH, HEIGHT] = [800, 400];
const TO_COVER = { x: 0, y: 0, w: 0.25, h: 0.5 };

/** A white picture with a coloured square in the upper left eighth. */
const picture = (background: string) =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 200, height: 200, channels: 3, background } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();

/** A guide with that picture in its first step, and its id. */
async function withPicture(isPublished = false, colour = '#f00') {
  const built = await buildProject({ steps: 2, isPublished });
  const url = await storePicture(built.creator.actor, 'step', 'p.png', await picture(colour));
  const { body } = await change(built, { file: { name: 'p.png', url } });
  return { built, id: body.media[0].id as string, key: url };
}
const edit = (built: Built, id: string, to: object | null, others: object = {}) =>
  change(built, { media: [{ id, edit: to, ...others }] });

/** The files of the storage. */
async function storedFiles(): Promise<string[]> {
  const folder = path.join(env().dataDir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The largest share of blue pixels that any stored file has, but for those of other tests. */
async function bluest(others: readonly string[]): Promise<number> {
  let most = 0;
  for (const file of (await storedFiles()).filter((each) => !others.includes(each))) {
    const pixels = await sharp(await readFile(file))
      .removeAlpha()
      .resize(20, 20, { kernel: 'nearest', fit: 'fill' })
      .raw()
      .toBuffer();
    let blue = 0;
    for (let at = 0; at < pixels.length; at += 3)
      if ((pixels[at + 2] ?? 0) > 200 && (pixels[at] ?? 0) < 80) blue += 1;
    most = Math.max(most, blue / 400);
  }
  return most;
}

describe('an edited picture', () => {
  it('is a new file that is cropped and turned, and gives the first one back', async () => {
    const { built, id, key } = await withPicture();
    const marks = [{ kind: 'circle', x: 0.1, y: 0.1, w: 0.2, h: 0.2, label: texts('Screw') }];
    await change(built, { media: [{ id, marks }] });
    const crop = { x: 0, y: 0, w: 0.5, h: 1 };
    const { status, body } = await edit(built, id, { crop, turn: 1 });
    expect(status).toBe(200);
    const [medium] = body.media;
    expect(medium.file).toMatchObject({ width: HEIGHT, height: WIDTH / 2 });
    expect(medium.edit).toMatchObject({ crop, turn: 1, covers: [], original: { key } });
    expect(medium.marks).toMatchObject([{ x: 0.1, y: 0.1, label: texts('Screw') }]);
    expect(medium.file.key).not.toBe(key);
    const again = await edit(built, id, null);
    expect(again.body.media[0]).toMatchObject({ edit: null, file: { key } });
    expect(again.body.media[0].marks).toHaveLength(1);
    expect(await db().file.count({ where: { key: medium.file.key } })).toBe(0);
  });

  it('shows readers its cut, and neither the covers nor the original', async () => {
    const { built, id, key } = await withPicture(true);
    await edit(built, id, { turn: 2, covers: [TO_COVER] });
    const { body } = await call(readPublic, { params: { id: built.project.projectUid } });
    expect(body.steps[0].media[0].edit).toEqual({ crop: null, turn: 2 });
    expect(JSON.stringify(body)).not.toContain(key);
  });

  it('goes into an archive and comes back with what it was made of', async () => {
    const { built, id } = await withPicture();
    const marks = [{ kind: 'box', x: 0.1, y: 0.1, w: 0.2, h: 0.2 }];
    const crop = { x: 0, y: 0, w: 0.5, h: 1 };
    const { body } = await edit(built, id, { crop, turn: 3 }, { marks });
    const other = await buildCreator();
    await importFile(other, await exportOf(built.creator));
    const [project] = await db().project.findMany({ where: { creatorId: other.actor.creatorId } });
    const [step] = (await readProject(other.actor, project?.id ?? '')).steps;
    const [before] = body.media;
    expect(step?.media).toMatchObject([
      {
        file: { width: before.file.width, height: before.file.height },
        marks: [{ x: 0.1, w: 0.2 }],
        edit: { crop, turn: 3, covers: [], original: { width: WIDTH, height: HEIGHT } },
      },
    ]);
  });

  it('is refused outside of the picture, too small, for a new picture, and without rights to it', async () => {
    const { built, id } = await withPicture();
    const fields = async (to: unknown, others = {}) =>
      Object.keys((await fieldsOf(edit(built, id, to as object, others))) ?? {});
    expect(await fields({ crop: { x: 0.9, y: 0, w: 0.5, h: 1 } })).toEqual(['media.0.edit.crop']);
    expect(await fields({ crop: { x: 0, y: 0, w: 0, h: 1 } })).toEqual(['media.0.edit.crop']);
    expect(await fields({ crop: { x: 0, y: 0, w: 0.1, h: 0.1 } })).toEqual(['media.0.edit.crop']);
    expect(await fields({ turn: 4 })).toEqual(['media.0.edit.turn']);
    expect(await fields({ covers: Array(11).fill(TO_COVER) })).toEqual(['media.0.edit.covers']);
    const file = { name: 'p.png', url: await upload(built.creator) };
    expect(await fields({ turn: 1 }, { file })).toEqual(['media.0.edit']);
    expect(await fieldsOf(change(built, { media: [{ file, edit: { turn: 1 } }] }))).toHaveProperty(
      'media.0.edit',
    );
    const other = await buildProject({ steps: 1 });
    expect((await edit({ ...built, creator: other.creator }, id, { turn: 1 })).status).toBe(404);
    expect(
      (await readProject(built.creator.actor, built.project.id)).steps[0]?.media[0]?.edit,
    ).toBeNull();
  });
});

describe('covered parts', () => {
  it('are gone everywhere once they are published', async () => {
    const others = await storedFiles();
    const { built, id } = await withPicture(true, '#00f');
    const crop = { x: 0, y: 0, w: 0.9, h: 1 };
    await edit(built, id, { crop });
    // A removed step in the bin shows the picture too, in a cut of its own.
    const { body } = await change(built, { media: [{ id }] });
    const file = { name: 'p.png', url: body.media[0].edit.original.key };
    const other = await change(built, { file }, 1);
    await change(built, { media: [{ id: other.body.media[0].id, edit: { turn: 3 } }] }, 1);
    await call(DELETE, { ...as(built, built.project.steps[1]?.id), method: 'DELETE' });
    expect(await bluest(others)).toBeGreaterThan(0);
    const draft = { crop, covers: [TO_COVER] };
    await edit(built, id, draft);
    await call(publish, { ...as(built), method: 'PATCH' });
    // The account may be full by then.
    const { bytes } = env().quota;
    env().quota.bytes = 1;
    await runDue(coversQueue);
    env().quota.bytes = bytes;
    await runDue(removalQueue);
    await runDue(variantsQueue(async () => undefined));
    const after = await readProject(built.creator.actor, built.project.id);
    const [step] = after.steps;
    expect(after.unpublishedChanges).toBe(0);
    expect(step?.media[0]?.edit).toMatchObject({ crop, turn: 0, covers: [] });
    expect(await bluest(others)).toBe(0);
    const files = await db().projectVersion.findMany({ where: { projectId: built.project.id } });
    expect(
      await db().file.count({ where: { id: { in: files.flatMap((each) => each.files) } } }),
    ).toBe(new Set(files.flatMap((each) => each.files)).size);
  });

  it('are gone from every place of the guide, from copies that were made before, and from another upload', async () => {
    const { built, id, key } = await withPicture(true, '#123456');
    const file = { name: 'p.png', url: key };
    await call(patchProject, { ...as(built), method: 'PATCH', body: { file } });
    const other = await change(built, { file }, 1);
    await edit(built, id.toUpperCase(), { turn: 1, covers: [TO_COVER] });
    await call(swapPicture, {
      ...as(built, built.project.steps[0]?.id),
      body: { with: built.project.steps[1]?.id },
    });
    const { id: originId } = await db().file.findUniqueOrThrow({ where: { key } });
    const copy = await call(duplicate, { ...as(built), body: {} });
    const again = await buildProject({ creator: built.creator, steps: 1 });
    const url = await storePicture(built.creator.actor, 'step', 'q.png', await picture('#123456'));
    await change(again, { file: { name: 'q.png', url } });
    const { id: secondId } = await db().file.findUniqueOrThrow({ where: { key: url } });
    // A draft has another cover on the same upload, which is published with the first.
    await call(PATCH, {
      ...as(built, built.project.steps[0]?.id),
      method: 'PATCH',
      query: 'draft=true',
      body: {
        media: [{ id: other.body.media[0].id, edit: { covers: [{ ...TO_COVER, x: 0.5 }] } }],
      },
    });
    await call(publish, { ...as(built), method: 'PATCH' });
    await runDue(coversQueue);
    const where = { projectId: built.project.id };
    const versions = await db().projectVersion.findMany({ where });
    expect(JSON.stringify(versions)).not.toContain(originId);
    const project = await db().project.findUniqueOrThrow({ where: { id: built.project.id } });
    expect([...project.files, project.fileId]).not.toContain(originId);
    const after = await readProject(built.creator.actor, built.project.id);
    expect(after.unpublishedChanges).toBe(0);
    const covers = after.steps.flatMap(({ media }) =>
      media.flatMap((each) => each.edit?.covers ?? []),
    );
    expect(covers).toEqual([]);
    const copied = await db().project.findUniqueOrThrow({
      where: { projectUid: copy.body.projectUid },
    });
    const second = await db().project.findUniqueOrThrow({ where: { id: again.project.id } });
    expect([...copied.files, ...second.files]).not.toContain(originId);
    expect(second.files).not.toContain(secondId);
    expect(await db().file.count({ where: { id: { in: [originId, secondId] } } })).toBe(0);
  });

  it('are made one after another by concurrent edits, of which none fails', async () => {
    const { built, id } = await withPicture(true, '#abcdef');
    const turns = [1, 2, 3];
    const all = await Promise.all(turns.map((turn) => edit(built, id, { turn })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [medium] =
      (await readProject(built.creator.actor, built.project.id)).steps[0]?.media ?? [];
    expect(medium?.file.width).toBe(medium?.edit?.turn === 2 ? WIDTH : HEIGHT);
  });
});
