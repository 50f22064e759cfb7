import { expect, it } from 'vitest';
import { hardCodedTexts } from '@/testing/texts/hard-coded-texts';
import { sourceFiles } from '@/testing/texts/message-keys';

const READING_TIMEOUT_MS = 60_000;

/** Text that is the same in every language, or for developers. */
const ALLOWED = [
  /^app\/\[locale\]\/\(public\)\/\(site\)\/developers\/design\//,
  /feature-drawings\.tsx:\d+ (?:EN|PT)$/,
  /(?:identity|profile)-form\.tsx:\d+ https:\/\/$/,
  /project-head\.tsx:\d+ min$/,
];

it('screens contain no text that is not in the messages', {
  timeout: READING_TIMEOUT_MS,
}, () => {
  const files = ['app', 'src'].flatMap(sourceFiles).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(300);
  const problems = files.flatMap(hardCodedTexts);
  expect(problems.filter((text) => !ALLOWED.some((allowed) => allowed.test(text)))).toEqual([]);
  expect(ALLOWED.filter((allowed) => !problems.some((text) => allowed.test(text)))).toEqual([]);
});
