import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { GUIDE_REPORT_REASONS } from '@/features/site/guide-reports/constants';
import { EVENT_NAMES } from '@/features/webhooks/events';
import { messagesFor } from '@/i18n/messages';
import { CHANGEABLE_LIMITS, RATE_LIMITS } from '@/shared/http/rate-limits';
import { LOCALES } from '@/shared/interface/languages';
import { PICTURE_FORMATS } from '@/shared/pictures/picture-formats';
import { choiceList } from '@/shared/text/word-lists';
import { filesIn } from '../../../scripts/files-in';

const FOLDERS = [
  '.ci',
  'app',
  'docs',
  'e2e',
  'eslint-rules',
  'messages',
  'prisma',
  'scripts',
  'src',
];
const paths = FOLDERS.flatMap((folder) => [folder, ...filesIn(folder)]).concat(readdirSync('.'));
const documents = paths.filter((at) => /^(?:docs\/.*|[A-Z_]+)\.md$/.test(at));
/** A name of a file, also without its folders, or a folder from the root on. */
const PATH =
  /`([\w@./[\]()-]+\.(?:tsx?|mjs|css|sql|md)|(?:app|e2e|prisma|scripts|src)\/[\w@./[\]()-]+)`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#]+)/g;
/** Files of an archive, of the examples of CONTRIBUTING.md, and names to fill in. */
const NO_PATH = /^guide\.|^\.es\.|\/(?:note\.db|pause|press)\b|[A-Z]{3,}/;

it.each(documents)('%s names files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8').replaceAll(/^ *```[^]*?^ *```$/gm, '');
  const named = [...text.matchAll(PATH)].map(([, at = '']) => at.replace(/\/$/, ''));
  const links = [...text.replaceAll(/`[^`]*`/g, '').matchAll(LINK)].map(([, at = '']) => at);
  const isKnown = (at: string) => paths.some((one) => `/${one}`.endsWith(`/${at}`));
  expect(named.filter((at) => !NO_PATH.test(at) && !isKnown(at))).toEqual([]);
  expect(links.filter((at) => !existsSync(path.join(path.dirname(document), at)))).toEqual([]);
});

it('decision records are listed once, and have 400 words at most', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  for (const name of readdirSync('docs/decisions').filter((file) => /^\d/.test(file))) {
    const record = readFileSync(`docs/decisions/${name}`, 'utf8');
    expect(index.split(`(${name})`), name).toHaveLength(2);
    expect(record.trim().split(/\s+/).length, name).toBeLessThanOrEqual(400);
  }
});

const read = (document: string) => readFileSync(`docs/${document}`, 'utf8');
const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``);

it('docs/reference/limits.md has the rate limits as they are declared', () => {
  const WINDOWS: Record<number, string> = {
    600_000: '10 minutes',
    900_000: '15 minutes',
    3_600_000: 'an hour',
    86_400_000: 'a day',
  };
  const rows = read('reference/limits.md').matchAll(
    /^\| `([a-z-]+)` \| .+ \| (.+) \| (.*?) ?\|$/gm,
  );
  expect([...rows].map(([, ...cells]) => cells)).toEqual(
    Object.entries(RATE_LIMITS).map(([name, { attempts, windowMs, ...limit }]) => [
      name,
      `${attempts}${'relativeTo' in limit ? ` times \`${limit.relativeTo}\`` : ''} in ${WINDOWS[windowMs]}`,
      'setting' in limit ? `\`${limit.setting}\`` : '',
    ]),
  );
});

it('docs/settings.md has the defaults of the rate limits', () => {
  const rows = read('settings.md').matchAll(/^\| (`LIMIT_.+?`) \| ([\d, ]+) \|/gm);
  const defaults = [...rows].flatMap(([, names = '', values = '']) => {
    const numbers = values.split(', ').map(Number);
    return names.split(', ').map((name, index) => [name.slice(1, -1), numbers[index]] as const);
  });
  const declared = CHANGEABLE_LIMITS.map(([, { setting, attempts }]) => [setting, attempts]);
  expect(Object.fromEntries(defaults)).toMatchObject(Object.fromEntries(declared));
});

it('docs/reference has the reasons of reports, events of webhooks and formats of pictures', () => {
  const formats = new Intl.ListFormat('en-GB').format(PICTURE_FORMATS);
  expect(read('reference/files.md')).toContain(`- ${formats} (first frame)`);
  const reasons = choiceList(quoted(GUIDE_REPORT_REASONS), 'en');
  expect(read('reference/feedback.md')).toContain(`\`reason\` required: ${reasons};`);
  const events = choiceList(quoted(EVENT_NAMES), 'en');
  expect(read('reference/accounts.md')).toContain(`at least one event each: ${events}.`);
});

it.each(LOCALES)('the guide for developers names the events of webhooks in %s', (locale) => {
  const { text } = messagesFor(locale).developerGuides.webhooks.steps.make;
  const named = text.match(/`[a-z]+\.[a-z_]+`/g);
  expect(new Set(named)).toEqual(new Set(quoted(EVENT_NAMES)));
});
