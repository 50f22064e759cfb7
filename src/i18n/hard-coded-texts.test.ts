import { expect, it } from 'vitest';
import { hardCodedTexts } from '@/testing/hard-coded-texts';
import { sourceFiles } from '@/testing/message-keys';

const READING_TIMEOUT_MS = 60_000;

/** What is the same in every language, and what is for those who build the product. */
const ALLOWED = [
  /^app\/\[locale\]\/\(public\)\/\(site\)\/developers\/design\//,
  /feature-drawings\.tsx:\d+ (?:EN|PT)$/,
  /profile-form\.tsx:\d+ https:\/\/$/,
  /project-stats\.tsx:\d+ min$/,
];

it('no screen says anything that is not in the texts of its language', {
  timeout: READING_TIMEOUT_MS,
}, () => {
  const files = ['app', 'src'].flatMap(sourceFiles).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap(hardCodedTexts);
  expect(found.filter((text) => !ALLOWED.some((allowed) => allowed.test(text)))).toEqual([]);
  expect(ALLOWED.filter((allowed) => !found.some((text) => allowed.test(text)))).toEqual([]);
});
