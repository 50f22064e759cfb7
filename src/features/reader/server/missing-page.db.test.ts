import { expect, it } from 'vitest';
import { unpublishProject } from '@/features/projects/server/publication';
import { buildPublished } from '@/testing/database/factories';
import { isMissingPage } from './missing-page';

it('tells pages of unpublished and unknown guides and creators from others', async () => {
  const { creator, project } = await buildPublished();
  const uid = project.projectUid;
  const missing = async (paths: string[]) => {
    const found = await Promise.all(paths.map(async (path) => [path, await isMissingPage(path)]));
    return found.filter(([, isMissing]) => isMissing).map(([path]) => path);
  };
  const pages = [`/p/${uid}`, `/p/${uid}/s/1`, `/p/${uid}/embed`];
  expect(await missing([...pages, `/c/${creator.uid}`, '/', '/explore', '/p/x'])).toEqual([]);
  const unknown = ['/p/zzzzzzzzzzzz', '/p/zzzzzzzzzzzz/finished', '/c/zzzzzzzzzzzz/2'];
  expect(await missing(unknown)).toEqual(unknown);
  await unpublishProject(creator.actor, uid);
  expect(await missing(pages)).toEqual(pages);
});
