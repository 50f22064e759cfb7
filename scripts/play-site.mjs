// Plays the main job against a running installation: signs up, confirms the e-mail where there is a
// mail catcher, publishes a guide with a picture and reads it as a visitor. It leaves the account
// with its guide there. With --browser, Chromium reads it too; CHROMIUM_PATH may name one.
// Usage: node scripts/play-site.mjs URL [URL of Mailpit] [--browser]
import './check-node.mjs';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { browser: { type: 'boolean' } },
  allowPositionals: true,
});
const [siteUrl = '', mailUrl] = positionals;
if (!URL.canParse(siteUrl))
  throw new Error(
    'Usage: node scripts/play-site.mjs https://guides.example [http://localhost:8025] [--browser]',
  );
const origin = new URL(siteUrl).origin;
const ATTEMPTS = 60;
const PAUSE_MS = 1_000;
const mark = Date.now().toString(36);
const person = {
  name: 'Rosa Nunes',
  email: `rosa-${mark}@example.org`,
  password: 'seven green bicycles',
};
const names = { guide: `Mend a wobbly chair ${mark}`, step: 'Turn the chair over' };
let token;

const tell = (text) => process.stdout.write(`${text}\n`);

async function fetched(address, options = {}) {
  const answer = await fetch(new URL(address, origin), options);
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.ok(
    answer.ok,
    `${options.method ?? 'GET'} ${address}: ${answer.status} ${bytes.toString().slice(0, 500)}`,
  );
  return { headers: answer.headers, bytes, text: bytes.toString() };
}

async function call(method, address, body) {
  const { text } = await fetched(`/v1${address}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return text ? JSON.parse(text) : undefined;
}

/** The token of the link that confirms the e-mail, as the mail catcher got it. */
async function confirmation() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const query = encodeURIComponent(`to:${person.email}`);
    const { messages } = JSON.parse(
      (await fetched(`${mailUrl}/api/v1/search?query=${query}`)).text,
    );
    for (const { ID } of messages) {
      const { Text } = JSON.parse((await fetched(`${mailUrl}/api/v1/message/${ID}`)).text);
      const found = /[?&]token=([\w.-]+)/.exec(Text);
      if (found) return found[1];
    }
    await pause(PAUSE_MS);
  }
  throw new Error(`No mail with a link came to ${person.email}.`);
}

// A proxy may still get its certificate.
for (let attempt = 1; ; attempt += 1) {
  const ready = await fetched('/readyz').catch((error) => error);
  if (!(ready instanceof Error)) break;
  if (attempt === ATTEMPTS) throw ready;
  await pause(PAUSE_MS);
}
tell(`${origin} is ready`);
await call('POST', '/auth/register', person);
const { email, password } = person;
token = (await call('POST', '/auth/login', { email, password })).tokens.access.token;
tell(`${email} signed up and in`);
if (mailUrl) {
  await call('POST', `/auth/confirm-email?token=${await confirmation()}`, {});
  tell('the mail came, and its link confirmed the address');
}
const photo = await readFile(path.join(import.meta.dirname, '../public/apple-icon.png'));
const { returnData } = await call('POST', '/dashboard/sign-url/step', {
  fileName: 'chair.png',
  fileType: 'image/png',
});
await fetched(returnData.signedRequest, {
  method: 'PUT',
  headers: returnData.headers,
  body: photo,
});
const { projectUid } = await call('POST', '/dashboard/projects', {
  name: names.guide,
  type: 1,
  averageTime: '00:20',
  languages: ['en'],
  description: 'Played by a script.',
});
await call('POST', `/dashboard/projects/${projectUid}/steps`, {
  type: 1,
  name: [{ lang: 'en', value: names.step }],
  description: [{ lang: 'en', value: 'Put it on a blanket, legs up.' }],
  file: { name: 'chair.png', url: returnData.key },
});
await call('PATCH', `/dashboard/projects/${projectUid}/publish`);
tell(`“${names.guide}” is published with a picture`);
token = undefined;
const guide = await fetched(`/p/${projectUid}`);
assert.ok(guide.text.includes(names.guide), 'The page of the guide does not name it.');
const step = await fetched(`/p/${projectUid}/s/1`);
assert.ok(step.text.includes(names.step), 'The viewer does not show the step.');
const source = /\/files\/[\w./-]+/.exec(step.text)?.[0];
assert.ok(source, 'The step shows no picture.');
assert.match((await fetched(source)).headers.get('content-type') ?? '', /^image\//);
const found = await fetched(`/explore?search=${encodeURIComponent(names.guide)}`);
assert.ok(found.text.includes(projectUid), 'The search does not find it.');
tell(`a visitor found and read it: ${origin}/p/${projectUid}`);
if (values.browser) await readInBrowser(projectUid);

/** Opens the guide and its first step like a reader, and fails on any error that the browser reports. */
async function readInBrowser(uid) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    const page = await browser.newPage({ baseURL: origin, ignoreHTTPSErrors: true });
    const problems = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
    await page.goto(`/p/${uid}`);
    await page.getByRole('heading', { name: names.guide }).first().waitFor();
    await page.goto(`/p/${uid}/s/1`);
    await page.getByRole('heading', { name: names.step }).first().waitFor();
    await page.waitForFunction(() =>
      [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
  }
  tell('Chromium showed the guide and its first step');
}
