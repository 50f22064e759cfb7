import { AsyncResource } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { db, inTransaction } from '@/server/db/client';
import { unpublishProject } from '@/features/projects/server/publication';
import { renewPreviewLink } from '@/features/projects/server/preview/service';
import { buildPublished } from '@/testing/database/factories';
import { isMissingPage } from './missing-page';

// Bound before any test began, so that work in it belongs to no transaction.
const atStart = new AsyncResource('outside');

it('tells pages of unpublished and unknown guides and creators from others', async () => {
  const { creator, project } = await buildPublished();
  const uid = project.projectUid;
  const missing = async (paths: string[]) => {
    const results = await Promise.all(
      paths.map(async (path) => [path, await isMissingPage(path, '192.0.2.1')]),
    );
    return results.filter(([, isMissing]) => isMissing).map(([path]) => path);
  };
  const pages = [`/p/${uid}`, `/p/${uid}/s/1`, `/p/${uid}/embed`];
  expect(await missing([...pages, `/c/${creator.uid}`, '/', '/explore', '/p/x'])).toEqual([]);
  const unknown = ['/p/zzzzzzzzzzzz', '/p/zzzzzzzzzzzz/finished', '/c/zzzzzzzzzzzz/2'];
  expect(await missing(unknown)).toEqual(unknown);
  const { url } = await renewPreviewLink(creator.actor, uid);
  const preview = new URL(url).pathname;
  const wrong = ['/preview/x', `${preview}x`, `/preview/${uid}/s/1`];
  expect(await missing([preview, `${preview}/s/1`, ...wrong])).toEqual(wrong);
  await unpublishProject(creator.actor, uid);
  expect(await missing(pages)).toEqual(pages);
});

it('does not read the draft of a preview, which its page reads', async () => {
  const { creator, project } = await buildPublished();
  const { url } = await renewPreviewLink(creator.actor, project.projectUid);
  const isMissing = await inTransaction(async () => {
    await db().$executeRaw`LOCK TABLE guide_item IN ACCESS EXCLUSIVE MODE`;
    return atStart.runInAsyncScope(() => isMissingPage(new URL(url).pathname, '192.0.2.1'));
  });
  expect(isMissing).toBe(false);
});
