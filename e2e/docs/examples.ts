import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { type Api, both, newPerson, picture } from '../support/api';
import { expect } from '../support/fixtures';
import { emailLinkFor } from '../support/mails';
import { onOtherSite } from '../support/other-site';

export const run = promisify(execFile);
export const PAGES_TIMEOUT_MS = 10 * 60_000;

/** Calls that need something missing: they are made anyway, and refused as documented. */
export const REFUSED: Readonly<Record<string, RegExp>> = {
  'POST /auth/login/{provider}': /provider_(?:refused|unreachable|not_configured)/,
  // A provider is linked by its own pages only.
  'DELETE /dashboard/user/providers/{linkId}': /not_found/,
  'GET /withdraw': /invalid_token/,
  'POST /withdraw': /invalid_token/,
};

export type Block = { runs: string; code: string; label: string };

/** The addresses of all pages of the documentation, those of the calls last. */
export const addresses = async (page: Page) => {
  const linksIn = (place: Locator) =>
    place
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.goto('/developers/calls');
  return [
    ...new Set([
      ...(await linksIn(page.getByRole('navigation', { name: 'Documentation' }))),
      ...(await linksIn(page.getByRole('main').getByRole('listitem'))),
    ]),
  ];
};

export async function blocksOf(page: Page, address: string): Promise<Block[]> {
  await page.goto(address);
  return page.locator('pre').evaluateAll((all) =>
    all.map((pre) => ({
      runs: pre.getAttribute('data-runs') ?? '',
      code: pre.textContent ?? '',
      label: pre.getAttribute('aria-label') ?? '',
    })),
  );
}

/** Creates everything that the variables of the examples name, because an example may delete it. */
export async function exampleFixtures(api: Api, baseURL: string): Promise<Record<string, string>> {
  const person = newPerson('Ines Duarte');
  const creator = await api.signUp(person);
  const { tokens } = await api.call<{
    tokens: { access: { token: string }; refresh: { token: string } };
  }>('POST', '/auth/login', { email: person.email, password: person.password });
  const { token } = await api.call<{ token: string }>('POST', '/dashboard/tokens', {
    name: 'Examples',
    scopes: ['read', 'write', 'publish', 'webhooks'],
    expiresInDays: 7,
    currentPassword: person.password,
  });
  const uid = await api.publishedProject({ name: 'Plant shelf', steps: 2 });
  type Project = { id: string; steps: { id: string; type: number }[]; questions: { id: string }[] };
  await api.call('POST', `/dashboard/projects/${uid}/faq`, {
    question: both('Where?', 'Onde?'),
    answer: both('Here.', 'Aqui.'),
  });
  await api.call('PATCH', `/dashboard/projects/${uid}`, { languages: ['en'] });
  const chapters = (await api.call<Project>('GET', `/dashboard/projects/${uid}`)).steps.filter(
    ({ type }) => type === 2,
  );
  for (const { id } of chapters) await api.call('DELETE', `/dashboard/projects/${uid}/steps/${id}`);
  const { id, steps, questions } = await api.call<Project>('GET', `/dashboard/projects/${uid}`);
  const feedback = await api.call<{ id: string }>('POST', `/projects/${uid}/feedback`, {
    rating: 5,
    difficulty: 5,
  });
  const report = await api.call<{ id: string }>(
    'POST',
    `/projects/${uid}/steps/${steps[0]?.id}/report`,
    { subject: 'Broken', message: 'Upside down.' },
  );
  const { results: sessions } = await api.call<{ results: { id: string }[] }>(
    'GET',
    '/dashboard/user/sessions',
  );
  const webhook = await api.call<{ id: string }>('POST', '/dashboard/webhooks', {
    url: 'https://hooks.example/makerstep',
    events: ['project.published'],
  });
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  await api.call('PATCH', `/dashboard/projects/${uid}/publish`);
  const deliveries = await api.call<{ results: { id: string }[] }>(
    'GET',
    `/dashboard/webhooks/${webhook.id}/deliveries`,
  );
  const headers = { authorization: `Bearer ${token}` };
  const archive = new Uint8Array(
    await (
      await fetch(`${baseURL}/v1/dashboard/projects/${uid}/export`, { headers })
    ).arrayBuffer(),
  );
  const FILE = path.join(await mkdtemp(path.join(tmpdir(), 'makerstep-import-')), 'guide.zip');
  await writeFile(FILE, archive);
  const taken = await fetch(`${baseURL}/v1/dashboard/imports?fileName=guide.zip`, {
    method: 'POST',
    body: archive,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  });
  const { id: importId = '' } = (await taken.json()) as { id?: string };
  const { results: personal } = await api.call<{ results: { id: string }[] }>(
    'GET',
    '/dashboard/tokens',
  );
  return {
    MAKERSTEP_URL: baseURL,
    TOKEN: token,
    ACCESS_TOKEN: tokens.access.token,
    REFRESH_TOKEN: tokens.refresh.token,
    EMAIL: person.email,
    PASSWORD: person.password,
    PROJECT: uid,
    PROJECT_ID: id,
    CREATOR: creator,
    VERSION: '1',
    STEP: steps[0]?.id ?? '',
    STEP_2: steps[1]?.id ?? '',
    QUESTION: questions[0]?.id ?? '',
    QUESTION_2: questions[1]?.id ?? '',
    FEEDBACK: feedback.id,
    REPORT: report.id,
    SESSION: sessions[0]?.id ?? '',
    LINK: randomUUID(),
    TOKEN_ID: personal[0]?.id ?? '',
    FILE,
    IMPORT: importId,
    WEBHOOK: webhook.id,
    DELIVERY: deliveries.results[0]?.id ?? '',
    PROVIDER: 'google',
    PROVIDER_TOKEN: 'none',
    UPLOAD_KEY: 'step',
  };
}

/** The preparation of a single example. */
export async function prepared(
  api: Api,
  { label, code }: Block,
  known: Record<string, string>,
): Promise<Record<string, string>> {
  const own: Record<string, string> = {};
  if (/POST \/auth\/register/.test(label)) own.EMAIL = newPerson().email;
  // A version is restored, anything else is undeleted.
  if (label.endsWith('/restore') && !label.includes('/versions/')) {
    const target = /steps\/\{stepId\}/.test(label)
      ? `/steps/${known.STEP}`
      : /faq/.test(label)
        ? `/faq/${known.QUESTION}`
        : '';
    await api.call('DELETE', `/dashboard/projects/${known.PROJECT}${target}`);
  }
  if (label.includes('/choices')) {
    await expect
      .poll(
        async () =>
          (await api.call<{ state: string }>('GET', `/dashboard/imports/${known.IMPORT}`)).state,
        { timeout: 30_000 },
      )
      .toBe('asking');
  }
  if (code.includes('$START_TIME')) {
    own.START_TIME = new Date(Date.now() - 4000).toISOString();
    own.END_TIME = new Date().toISOString();
  }
  if (code.includes('$SIGNED_REQUEST')) {
    const bytes = await picture('#575');
    own.PICTURE = path.join(path.dirname(known.FILE ?? ''), 'picture.jpg');
    await writeFile(own.PICTURE, bytes);
    const { returnData } = await api.call<{ returnData: { signedRequest: string } }>(
      'POST',
      '/dashboard/sign-url/step',
      { fileName: 'picture.jpg', fileType: 'image/jpeg' },
    );
    own.SIGNED_REQUEST = returnData.signedRequest;
  }
  if (code.includes('$DOWNLOAD_TOKEN'))
    own.DOWNLOAD_TOKEN =
      new URL((await api.call<{ url: string }>('POST', '/dashboard/export')).url).searchParams.get(
        'token',
      ) ?? '';
  if (code.includes('$MAIL_TOKEN')) own.MAIL_TOKEN = await mailToken(api, label, known);
  return own;
}

async function mailToken(
  api: Api,
  label: string,
  { EMAIL = '', PROJECT = '' }: Record<string, string>,
): Promise<string> {
  const ask = async (kind: string, to: string) =>
    new URL(await emailLinkFor(to, kind)).searchParams.get('token') ?? '';
  if (label.includes('reset-password')) {
    await api.call('POST', '/auth/forgot-password', { email: EMAIL });
    return ask('recovery', EMAIL);
  }
  if (label.includes('unsubscribe')) {
    const token = await ask('confirmation', EMAIL);
    await api.call('POST', `/auth/confirm-email?token=${token}`, {});
    await api.call('POST', `/projects/${PROJECT}/feedback`, {
      rating: 4,
      difficulty: 3,
      message: 'Thank you!',
    });
    return ask('daily', EMAIL);
  }
  if (label.includes('confirm-email')) return ask('confirmation', EMAIL);
  // Its email needs a real mail server (docs/reference/feedback.md#withdrawal).
  return 'none';
}

/** Puts embed code into a page of another site. */
export async function expectFramed(
  page: Page,
  code: string,
  { MAKERSTEP_URL = '', PROJECT = '' }: Record<string, string>,
): Promise<void> {
  const html = code.replace('$MAKERSTEP_URL', MAKERSTEP_URL).replace('$PROJECT', PROJECT);
  await onOtherSite(page, html, async () => {
    await expect(
      page.frameLocator('iframe').getByRole('link', { name: /^Plant shelf/ }),
    ).toBeVisible();
    const box = await page.locator('iframe').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 1);
    await page.goto('about:blank');
  });
}

/** A page's program, assembled from its examples as a reader would do it. */
export async function programOf(page: Page, address: string, file: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'makerstep-program-'));
  const parts = (await blocksOf(page, address)).filter(({ runs }) => runs === 'node');
  await writeFile(path.join(folder, file), parts.map(({ code }) => code).join('\n\n'));
  return folder;
}
