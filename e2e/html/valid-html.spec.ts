import type { APIRequestContext } from '@playwright/test';
import { LOCALES } from '../../src/shared/interface/languages';
import { newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';
import { guideWithLinesAndTimers } from '../support/lines-and-timers';
import { signInWithApi } from '../support/page-actions';
import { emailHtmlFor, emailLinkFor } from '../support/mails';
import { checkHtml, type Finding } from './nu-checker';

const PUBLIC = [
  '/',
  '/explore',
  '/explore?search=chisel',
  '/explore?search=xyzzyx',
  '/about',
  '/pricing',
  '/contact',
  '/contact/sent',
  '/contact/again?draft=x',
  '/privacy-policy',
  '/terms-conditions',
  '/developers',
  '/developers/calls',
  '/developers/projects',
  '/developers/projects/patchDashboardProjectsById',
  '/developers/guides/publish-from-a-script',
  '/developers/guides/command-line',
  '/developers/design',
  '/offline',
  '/nowhere',
  '/p/222222222222',
  '/p/222222222222/s/1',
  '/p/222222222222/embed',
  '/auth',
  '/auth/signup',
  '/auth/recovery',
  '/auth/recovery?token=x',
  '/auth/confirm?token=x',
  '/auth/unsubscribe?token=x',
  '/auth/withdraw?token=x',
  '/auth/logout',
];
const ofWarning = (uid: string) => [
  `/p/${uid}`,
  `/p/${uid}/embed`,
  ...[2, 3, 4].map((step) => `/p/${uid}/s/${step}`),
];
const ofGuide = (uid: string) => [
  `/p/${uid}`,
  `/p/${uid}/s/1`,
  `/p/${uid}/s/2`,
  `/p/${uid}/finished`,
  `/p/${uid}/embed`,
];
const filesOf = (uid: string) => [`/p/${uid}.html?lang=en`, `/p/${uid}.html?lang=pt-BR`];
const privateOf = (uid: string) => [
  '/dashboard',
  '/dashboard/projects',
  `/dashboard/projects/${uid}`,
  `/dashboard/project/${uid}/published`,
  `/dashboard/project/${uid}/labels`,
  '/dashboard/analytics',
  '/dashboard/settings',
  '/dashboard/settings/account',
  '/dashboard/settings/profile',
  '/dashboard/settings/password',
  '/dashboard/settings/tokens',
];
/** Accepted warnings, and errors about what the checker does not know yet. */
const DELIBERATE: readonly { why: string; message: RegExp; pages: RegExp; isError?: true }[] = [
  {
    why: 'React closes void elements so',
    message: /^Trailing slash on void elements has no effect/,
    pages: /./,
  },
  {
    why: 'Next lets the browser fill in what a page itself finds missing, language included',
    message: /^Consider adding a “lang” attribute/,
    pages: /^\/p\/222222222222/,
  },
  {
    why: 'the HTML standard has it for links of the kind “expect” too',
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    pages: /./,
    isError: true,
  },
  {
    why: 'in English only, and marked as such',
    message: /appears to be written in English/,
    pages: /^\/developers\/(?!guides)\S+ pt-BR/,
  },
];

test('the HTML of pages and emails is valid', async ({ api, page, baseURL }) => {
  test.setTimeout(240_000);
  const documents = new Map<string, string>();
  const take = async (from: APIRequestContext, path: string, locale: string) => {
    const answer = await from.get(path, { headers: { 'accept-language': locale } });
    expect(answer.headers()['content-type'], path).toContain('text/html');
    documents.set(`${path} ${locale}`, await answer.text());
  };

  const person = newPerson('Teresa “<b>” Lima & Co');
  const creator = await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Sharpen a chisel & <more>' });
  await api.call('PATCH', `/dashboard/projects/${uid}`, {
    file: await api.upload('project', await picture('#357')),
  });
  await api.call('PATCH', '/dashboard/user', {
    creator: {
      smallDescription: 'Wood.',
      url: 'https://example.org',
      cover: await api.upload('cover', await picture('#753')),
    },
  });
  const form = { name: ' ', email: 'rita', subject: '', message: 'Hello <script>' };
  const refused = await page.request.post('/api/contact', {
    form,
    headers: { origin: new URL(baseURL ?? '').origin },
    maxRedirects: 0,
  });
  const warning = await guideWithLinesAndTimers(api, 'Repair a lamp');
  for (const locale of LOCALES) {
    for (const path of [
      ...PUBLIC,
      ...ofGuide(uid),
      ...ofWarning(warning),
      ...filesOf(uid),
      ...filesOf(warning),
      `/c/${creator}`,
      refused.headers().location ?? '',
    ])
      await take(page.request, path, locale);
  }
  await signInWithApi(page, person, '/offline');
  for (const locale of LOCALES) {
    for (const path of privateOf(uid)) await take(page.request, path, locale);
  }

  const token = new URL(await emailLinkFor(person.email, 'confirmation')).searchParams.get('token');
  await api.call('POST', `/auth/confirm-email?token=${token}`, {});
  await api.call('POST', '/auth/forgot-password', { email: person.email });
  await api.call('POST', `/projects/${uid}/feedback`, {
    rating: 5,
    difficulty: 5,
    subject: '“<Thanks>”',
    message: 'Thank you!\n& more',
  });
  for (const kind of ['confirmation', 'recovery', 'daily'])
    documents.set(`mail ${kind}`, await emailHtmlFor(person.email, kind));

  const findings = await checkHtml(documents);
  const isDeliberate = ({ isError, message, page: name }: Finding) =>
    DELIBERATE.some(
      (warning) =>
        isError === Boolean(warning.isError) &&
        warning.message.test(message) &&
        warning.pages.test(name),
    );
  expect(
    findings
      .filter((finding) => !isDeliberate(finding))
      .map(({ page: name, message, extract }) => `${name}: ${message} — ${extract}`),
  ).toEqual([]);
});
