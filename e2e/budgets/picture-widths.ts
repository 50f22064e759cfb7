import type { Page } from '@playwright/test';
import type { Api } from '../support/api';
import { both, picture } from '../support/api';
import { expect } from '../support/fixtures';

type Stored = { key: string; width: number; height: number; variants: { width: number }[] } | null;

/** Large pictures of several shapes: two landscape ones, a portrait and a wide one. */
const SHAPES = [
  [2400, 1800],
  [1800, 2400],
  [2560, 1440],
  [2400, 2400],
] as const;

export interface PicturedGuide {
  uid: string;
  creatorUid: string;
  stepIds: string[];
  /** stored widths of each picture, by its key; the last one is the original */
  widths: Map<string, number[]>;
  /** aspect ratio of each picture, by its key, because the browser may not have loaded it yet */
  aspects: Map<string, number>;
}

/**
 * A guide whose pictures are photos, by a creator with avatar and cover, once all variants are
 * made.
 */
export async function picturedGuide(
  api: Api,
  creatorUid: string,
  name: string,
): Promise<PicturedGuide> {
  const { projectUid: uid } = await api.call<{ projectUid: string }>(
    'POST',
    '/dashboard/projects',
    { name, type: 1, averageTime: '00:20', languages: ['en'], description: 'Made by a test.' },
  );
  await api.call('PATCH', `/dashboard/projects/${uid}`, {
    file: await api.upload('project', await picture('#3f6b5c', 2400, 1800)),
  });
  const stepIds: string[] = [];
  for (const [index, [width, height]] of SHAPES.entries()) {
    const [step] = both(`Step ${index + 1}`, '');
    const { id } = await api.call<{ id: string }>('POST', `/dashboard/projects/${uid}/steps`, {
      type: 1,
      name: [step],
      description: [step],
    });
    await api.call('PATCH', `/dashboard/projects/${uid}/steps/${id}`, {
      file: await api.upload('step', await picture(`hsl(${index * 80} 40% 45%)`, width, height)),
    });
    stepIds.push(id);
  }
  await api.call('PATCH', '/dashboard/user', {
    creator: {
      avatar: await api.upload('avatar', await picture('#884422', 1200, 900)),
      cover: await api.upload('cover', await picture('#224488', 2560, 1000)),
    },
  });
  await api.call('PATCH', `/dashboard/projects/${uid}/publish`);
  const widths = new Map<string, number[]>();
  const aspects = new Map<string, number>();
  await expect
    .poll(
      async () => {
        const { file, steps, creator } = await api.call<{
          file: Stored;
          steps: { file: Stored }[];
          creator: { avatar: Stored; cover: Stored };
        }>('GET', `/projects/${uid}`);
        const stored = [
          file,
          creator.avatar,
          creator.cover,
          ...steps.map((step) => step.file),
        ].filter((one) => one !== null);
        for (const one of stored) {
          widths.set(one.key, [...one.variants.map((variant) => variant.width), one.width]);
          aspects.set(one.key, one.width / one.height);
        }
        return stored.map(({ variants }) => variants.length > 0);
      },
      { timeout: 60_000 },
    )
    .toEqual(Array<boolean>(3 + SHAPES.length).fill(true));
  return { uid, creatorUid, stepIds, widths, aspects };
}

interface Shown {
  source: string;
  /** drawn width, in device pixels */
  drawnPx: number;
}

/**
 * The stored picture that the browser selects for each place in view at this pixel ratio, and its
 * drawn width. Pictures of other guides count as square.
 */
async function picturesShown(
  page: Page,
  density: number,
  aspects: PicturedGuide['aspects'],
): Promise<Shown[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    deviceScaleFactor: density,
    mobile: false,
  });
  await expect.poll(() => page.evaluate(() => window.devicePixelRatio)).toBe(density);
  const shown = await page.locator('img').evaluateAll(
    (images, aspectOf) =>
      Promise.all(
        (images as HTMLImageElement[]).flatMap((image) => {
          const box = { width: image.clientWidth, height: image.clientHeight };
          if (
            box.width === 0 ||
            !/^\/files\//.test(image.getAttribute('src') ?? '') ||
            !image.checkVisibility()
          )
            return [];
          // Sources that the page selected before do not count for other screens.
          const fresh = new Image();
          fresh.sizes = image.sizes;
          // Nor do other loaded sources, which the browser may reuse. These new ones are requested
          // by no other code, and not sent (see below).
          fresh.srcset = image.srcset.replace(/(\/files\/\S+)/g, '$1?probe');
          fresh.src = `${image.getAttribute('src')}?probe`;
          return [
            new Promise((resolve) => {
              fresh.onload = fresh.onerror = resolve;
            }).then(() => {
              const aspect = aspectOf[image.getAttribute('src')?.split('/')[2] ?? ''] ?? 1;
              const drawn =
                getComputedStyle(image).objectFit === 'contain'
                  ? Math.min(box.width, box.height * aspect)
                  : Math.max(box.width, box.height * aspect);
              return {
                source: new URL(fresh.currentSrc).pathname,
                drawnPx: drawn * window.devicePixelRatio,
              };
            }),
          ];
        }),
      ),
    Object.fromEntries(aspects),
  );
  await session.detach();
  return shown;
}

/**
 * Pictures on the page that are too large or too small for their places, as messages; ideally none.
 * `count` is how many were checked.
 */
export async function misfits(
  page: Page,
  density: number,
  { widths, aspects }: PicturedGuide,
): Promise<{ found: string[]; count: number }> {
  const shown = await picturesShown(page, density, aspects);
  const found = shown.flatMap(({ source, drawnPx }) => {
    const [, , key = '', variant] = source.split('/');
    const stored = widths.get(key);
    // Guides of other tests.
    if (!stored) return [];
    const taken = Number(variant ?? stored.at(-1));
    const ratio = taken / drawnPx;
    const isTooLarge = ratio > 1.3 && taken !== Math.min(...stored);
    const isTooSmall = ratio < 0.8 && taken !== Math.max(...stored);
    return isTooLarge || isTooSmall
      ? [`${source.slice(-12)} drawn at ${Math.round(drawnPx)}: ${ratio.toFixed(2)}`]
      : [];
  });
  return { found, count: shown.length };
}
