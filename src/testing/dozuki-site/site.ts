import { createServer, type ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { madePicture } from '../pictures/pictures';
import { CATEGORIES, GUIDES, IMAGES, type SiteGuide, VIDEOS } from './guides';

/** Shows private guides. */
export const SITE_TOKEN = 'a-session-of-the-site';
const HOST = 'https://lamps.dozuki.example';
/** Numbers of the list between two guides, which hold guides that were deleted. */
const LIST_GAP = 30;

/** Faults by path, and what was asked. */
export type DozukiSite = {
  address: string;
  /** Paths that answer 404. */
  gone: Set<string>;
  /** Paths with half an answer. */
  broken: Set<string>;
  /** Paths that lead elsewhere. */
  redirects: Map<string, string>;
  /** Answers of a path before its own one. */
  before: Map<string, { status: number; headers?: Record<string, string> }[]>;
  asked: { path: string; token: string | undefined; agent: string | undefined }[];
  /** The most requests at one time. */
  atOnce: number;
  onAsked: (count: number) => void;
  close: () => Promise<void>;
};

/** Serves the invented site on this machine, as the API 2.0 does. */
export async function standInDozukiSite(): Promise<DozukiSite> {
  let open = 0;
  const site: DozukiSite = {
    address: '',
    gone: new Set(),
    broken: new Set(),
    redirects: new Map(),
    before: new Map(),
    asked: [],
    atOnce: 0,
    onAsked: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    open += 1;
    site.atOnce = Math.max(site.atOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    const url = new URL(request.url ?? '/', site.address);
    const token = request.headers.authorization;
    site.asked.push({ path: url.pathname, token, agent: request.headers['user-agent'] });
    void answer(site, url, token === `api ${SITE_TOKEN}`, response).then(() =>
      site.onAsked(site.asked.length),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}

async function answer(
  site: DozukiSite,
  url: URL,
  isAdmin: boolean,
  response: ServerResponse,
): Promise<void> {
  const first = site.before.get(url.pathname)?.shift();
  const target = site.redirects.get(url.pathname);
  if (first) return void response.writeHead(first.status, first.headers).end('{}');
  if (target) return void response.writeHead(302, { location: target }).end();
  const body = site.gone.has(url.pathname) ? undefined : await bodyOf(site, url, isAdmin);
  if (body === undefined) return void response.writeHead(404).end('<h1>Not found</h1>');
  if (Buffer.isBuffer(body)) return void response.writeHead(200).end(body);
  const text = JSON.stringify(body);
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(site.broken.has(url.pathname) ? text.slice(0, text.length / 2) : text);
}

async function bodyOf(
  { address }: DozukiSite,
  { pathname, searchParams }: URL,
  isAdmin: boolean,
): Promise<unknown> {
  const [, kind = '', id = ''] =
    /^\/(?:api\/2\.0\/)?(guides|media\/images|media\/videos|igi|video|src)\/([\w.-]+)(?:\/tags)?$/.exec(
      pathname,
    ) ?? [];
  const number = Number.parseInt(id, 10);
  if (pathname === '/api/2.0/categories') return CATEGORIES;
  if (pathname === '/api/2.0/guides')
    return listed(searchParams, isAdmin && searchParams.get('includePrivate') === 'true');
  if (kind === 'igi' || kind === 'src')
    return madePicture('png', 100, 50, colourOf(number, kind === 'src'));
  if (kind === 'video') return readFile(path.join(import.meta.dirname, '../clips', id));
  if (kind === 'media/images') return imageRecord(address, number);
  if (kind === 'media/videos') return videoRecord(address, number);
  const guide = GUIDES[number];
  if (!guide || (guide.isPrivate && !isAdmin)) return undefined;
  return pathname.endsWith('/tags') ? guide.tags : guideJson(address, number, guide);
}

/** A page is cut out of all guides first, then loses those that are not shown. */
function listed(query: URLSearchParams, isAdmin: boolean): object[] {
  const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit') ?? 20)];
  return Object.entries(GUIDES)
    .filter((_, index) => index * LIST_GAP >= offset && index * LIST_GAP < offset + limit)
    .filter(([, { isPrivate }]) => isAdmin || !isPrivate)
    .map(([id, { title, locale, category, isPrivate }]) => ({
      dataType: 'guide',
      guideid: Number(id),
      title,
      locale,
      category,
      public: !isPrivate,
      url: `${HOST}/Guide/${id}`,
    }));
}

/** Different for each picture. */
const colourOf = (id: number, isSource: boolean) =>
  `#${(id * 40_503 + (isSource ? 77 : 0)).toString(16).padStart(6, '0').slice(-6)}`;

const linked = (address: string, id: number) => ({
  id,
  guid: `guid${id}`,
  mini: `${address}/igi/${id}.mini`,
  standard: `${address}/igi/${id}.standard`,
  original: `${address}/igi/${id}`,
});

function imageRecord(address: string, id: number): object {
  const { width, height, markup, hasSource } = IMAGES[id] ?? { width: 1000, height: 500 };
  return {
    image: linked(address, id),
    srcid: hasSource ? id + 1000 : null,
    ...(width === undefined ? {} : { width, height }),
    markup: markup ?? null,
    exif: { FileName: 'photo.png' },
    ...(hasSource
      ? {
          srcImageInfo: {
            width: 2000,
            height: 1000,
            image: { id: id + 1000, original: `${address}/src/${id}` },
          },
        }
      : {}),
  };
}

function videoRecord(address: string, id: number): object | undefined {
  const video = VIDEOS[id];
  return (
    video && {
      duration: video.duration,
      encodings: [
        { format: 'ogg', url: `${address}/video/none.ogg`, width: 640, height: 480 },
        { format: 'mp4', url: `${address}/video/none.mp4`, width: 4000, height: 3000 },
        {
          format: video.file.split('.')[1],
          url: `${address}/video/${video.file}`,
          width: 640,
          height: 480,
        },
      ],
    }
  );
}

const guideJson = (address: string, id: number, guide: SiteGuide) => ({
  guideid: id,
  revisionid: 5,
  locale: guide.locale,
  type: 'technique',
  category: guide.category,
  title: guide.title,
  subject: '',
  public: !guide.isPrivate,
  url: `${HOST}/Guide/${id}`,
  author: { userid: 1, username: 'Team' },
  image: guide.cover === undefined ? null : linked(address, guide.cover),
  introduction_raw: '',
  conclusion_raw: '',
  prerequisites: [],
  documents: [],
  ...guide.more,
  steps: guide.steps.map((step, index) => ({
    stepid: id * 100 + index,
    orderby: index + 1,
    title: step.title ?? '',
    lines: step.lines,
    media: mediaJson(address, step.media),
    comments: step.comments ?? [],
    ...(step.notes === undefined ? {} : { notes: step.notes }),
  })),
});

function mediaJson(address: string, media: SiteGuide['steps'][number]['media']): object {
  if (media?.type === 'embed') return { type: 'embed', data: { url: media.url } };
  if (media?.type !== 'video')
    return { type: 'image', data: (media?.images ?? []).map((id) => linked(address, id)) };
  const video = VIDEOS[media.video];
  return {
    type: 'video',
    data: {
      videoid: media.video,
      filename: 'film.MP4',
      image: linked(address, video?.still ?? 0),
      ...(video?.isInGuide ? videoRecord(address, media.video) : {}),
    },
  };
}
