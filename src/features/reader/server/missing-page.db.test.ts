import { expect, it } from 'vitest';
import { unpublishProject } from '@/features/projects/server/publication';
import { renewPreviewLink } from '@/features/projects/server/preview/service';
import { buildPublished } from '@/testing/database/factories';
import { isMissingPage } from './missing-page';

it('tells pages of unpublished and unknown guides and creators from others', async () => {
  const { creator, project } = await buildPublished();
  const uid = project.projectUid;
  const missing = async (paths: string[]) => {
    const found = await Promise.all(
      paths.map(async (path) => [path, await isMissingPage(path, '192.0.2.1')]),
    );
    return found.filter(([, isMissing]) => isMissing).map(([path]) => path);
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
