import type { Page } from '@playwright/test';
import { type Api, newPerson } from './api';

/** A unique word of letters only. */
const newWord = () =>
  `quo${[...Date.now().toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('')}`;

/** Two guides about a unique subject: one with a category, both with a tag. */
export async function twoGuides(api: Api) {
  const word = newWord();
  await api.signUp(newPerson('Nina Torres'));
  const sharpen = await api.publishedProject({ name: `Sharpen a ${word}`, steps: 1 });
  const oil = await api.publishedProject({ name: `Oil a ${word} hinge`, steps: 1 });
  const tag = `tag ${word}`;
  const category = `Workshop ${word}`;
  await api.call('PATCH', `/dashboard/projects/${sharpen}`, { tags: [tag], category });
  await api.call('PATCH', `/dashboard/projects/${oil}`, { tags: [tag] });
  return { word, tag, category, sharpen, oil };
}
/** The links of a list. */
export const cards = (page: Page) => page.getByRole('article');
