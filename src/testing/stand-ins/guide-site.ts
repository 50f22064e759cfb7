import { vi } from 'vitest';
import { BUILD_HEADER, BUILD_PATH } from '@/shared/offline/build-files';
import { fakeCaches } from '../ui/fake-caches';

interface Site {
  build: string;
  /** another build, while the server is being updated */
  pageBuild?: string;
  version: string;
  versionNumber: number;
  pictures: string[];
  /** of the first step, after its first */
  further: string[];
  /** one a step */
  clips: string[];
  /** of version 6, once there is a newer one */
  earlier: { pictures: string[]; clips: string[] };
  down: RegExp | undefined;
  gone: RegExp | undefined;
  /** only people who are signed in may read: whether the device is */
  closedTo?: 'person' | 'stranger';
}

const picture = (key: string) => ({
  key,
  width: 2000,
  variants: [
    { url: `/files/${key}/480`, width: 480 },
    { url: `/files/${key}/960`, width: 960 },
  ],
});

export const scriptsOf = (build: string) =>
  ['shared', build].map((name) => `/_next/static/chunks/${name}.js`);

/**
 * Stands in for the server of the service worker: pages and files of a build, a guide with pictures
 * and an earlier version, and faults. The device stores in memory.
 */
export function standInGuideSite() {
  const site: Site = {
    build: 'one',
    version: '2026-01-01T00:00:00.000Z',
    versionNumber: 6,
    pictures: ['a', 'b', 'c'],
    further: [],
    clips: [],
    earlier: { pictures: ['a', 'old'], clips: [] },
    down: undefined,
    gone: undefined,
  };
  const asked: {
    path: string;
    headers: Record<string, string>;
    credentials: string | undefined;
  }[] = [];

  async function answer(
    path: string,
    { headers = {}, credentials }: { headers?: Record<string, string>; credentials?: string },
  ): Promise<Response> {
    asked.push({ path, headers, credentials });
    if (site.down?.test(path)) throw new TypeError('Failed to fetch');
    if (site.gone?.test(path)) return new Response('', { status: 404 });
    const isStranger =
      site.closedTo === 'stranger' || (site.closedTo === 'person' && credentials === 'omit');
    if (isStranger && path !== BUILD_PATH && !path.startsWith('/_next/'))
      return path.startsWith('/p/')
        ? Object.defineProperties(new Response('sign in'), {
            redirected: { value: true },
            url: { value: 'http://host/auth' },
          })
        : new Response('', { status: 401 });
    if (path.startsWith('/v1/')) {
      const isEarlier = path.endsWith('?version=6') && site.versionNumber > 6;
      const { pictures, clips } = isEarlier ? site.earlier : site;
      return Response.json({
        names: [
          { lang: 'pt-BR', value: 'Um guia' },
          { lang: 'en', value: 'A guide' },
        ],
        languages: ['pt-BR', 'en'],
        updatedAt: site.version,
        versionNumber: isEarlier ? 6 : site.versionNumber,
        file: null,
        creator: { avatar: null, cover: null },
        steps: pictures.map((key, index) => ({
          file: picture(key),
          ...((index === 0 || clips[index]) && {
            media: [key, ...(index === 0 ? site.further : [])].map((each) => ({
              file: picture(each),
              clip:
                each === key && clips[index]
                  ? { url: `http://host/files/${clips[index]}`, sizeBytes: 5 }
                  : null,
            })),
          }),
        })),
      });
    }
    if (path === BUILD_PATH) return Response.json({ id: site.build, files: scriptsOf(site.build) });
    if (path.startsWith('/p/'))
      return new Response(`page of build ${site.pageBuild ?? site.build}`, {
        headers: {
          'content-type': 'text/html',
          'set-cookie': 'a=b',
          vary: 'cookie',
          [BUILD_HEADER]: site.pageBuild ?? site.build,
        },
      });
    return new Response('bytes');
  }

  const caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', answer);
  return { site, asked, answer, caches };
}
