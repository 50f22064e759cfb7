import type { BrowserContext, Page } from '@playwright/test';
import { type Api, both, newPerson, picture } from './api';
import { openProxy } from './network-proxy';
import { expect, test as base } from './fixtures';

export const STEPS = 6;
export const COLOURS = ['#446688', '#886644', '#448866', '#664488', '#884466', '#668844'];

type NetworkProxy = Awaited<ReturnType<typeof openProxy>>;

export const test = base.extend<{ network: NetworkProxy; device: BrowserContext }>({
  network: async ({ baseURL }, use) => {
    const network = await openProxy(baseURL ?? '');
    await use(network);
    await network.close();
  },
  /** A browser that reaches the product only through the proxy. */
  device: async ({ browser, network }, use) => {
    const device = await browser.newContext({
      baseURL: network.url,
      serviceWorkers: 'allow',
      viewport: { width: 390, height: 780 },
    });
    await use(device);
    await device.close();
  },
});

export async function picturedGuide(api: Api, name: string): Promise<string> {
  await api.signUp(newPerson('Nara Reis'));
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name,
    type: 1,
    averageTime: '00:20',
    languages: ['en', 'pt-BR'],
  });
  for (let step = 1; step <= STEPS; step += 1) {
    await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
      type: 1,
      name: both(`Step name ${step}`, `Nome do passo ${step}`),
      description: both(`What to do in ${step}.`, `O que fazer em ${step}.`),
      file: await api.upload('step', await picture(COLOURS[step - 1] ?? '#000')),
    });
  }
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

/** The stored record of a guide on this device. */
export const recordOf = (page: Page, uid: string) =>
  page.evaluate(async (projectUid) => {
    const record = await caches.match('/offline/record', {
      cacheName: `makerstep-2-guide-${projectUid}`,
    });
    return (await record?.json()) as
      | { hasPages: boolean; pictureCount: number; keptPictureCount: number; isSaved: boolean }
      | undefined;
  }, uid);

/** Reports whether the stored copy of a guide has a text. */
export const isStored = (page: Page, uid: string, text: string) =>
  page.evaluate(
    async ([name = '', wanted = '']) => {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      return texts.some((each) => each.includes(wanted));
    },
    [`makerstep-2-guide-${uid}`, text],
  );

/** The device has the whole guide, with so many pictures. */
export const isWhole = (page: Page, uid: string, pictures = STEPS) =>
  recordOf(page, uid).then(
    (record) =>
      record?.hasPages === true &&
      record.keptPictureCount === record.pictureCount &&
      record.pictureCount === pictures,
  );
export const offlinePageIsReady = (page: Page) =>
  page.evaluate(async () =>
    Boolean(await caches.match('/offline', { cacheName: 'makerstep-2-pages' })),
  );

/** The step's name is shown, and a decoded picture. */
export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasText: `Step name ${step}` }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/s/${step}$`));
  await expect
    .poll(() =>
      page.locator('main img').evaluateAll(
        (all) =>
          all.filter((one) => {
            const { left, width } = one.getBoundingClientRect();
            return (
              left + width / 2 > 0 &&
              left + width / 2 < window.innerWidth &&
              one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
              (one as HTMLImageElement).naturalWidth > 0
            );
          }).length,
      ),
    )
    .toBeGreaterThan(0);
}
