import { expect, it } from 'vitest';
import {
  guideMarkdown,
  type MarkdownGuide,
} from '../../src/features/transfer/export/model/guide-markdown';
import { textsForReader, textsReadFrom } from '../../src/testing/markdown-texts';
import { SEED_GUIDES } from './guides';
import type { SeedGuide } from './types';

const PUBLISHED = { version: 1, date: '2026-11-28', canonical: 'https://site.test/p/aaaabbbbcccc' };

/** As readers get it, with a picture in each step that has a drawing. */
function asPublished({ translation, languages, steps, ...guide }: SeedGuide): MarkdownGuide {
  const lines = (field: 'name' | 'description' | 'category') =>
    [guide, translation].map((each, at) => ({ lang: languages[at] ?? 'en', value: each[field] }));
  const lists = (field: 'tags' | 'tools' | 'parts') =>
    [guide, translation].map((each, at) => ({ lang: languages[at] ?? 'en', values: each[field] }));
  return {
    ...guide,
    languages,
    type: 1,
    names: lines('name'),
    descriptions: lines('description'),
    categories: lines('category'),
    tagLists: lists('tags'),
    toolLists: lists('tools'),
    partLists: lists('parts'),
    picture: { path: 'https://site.test/files/cover' },
    alt: [],
    source: null,
    steps: steps.map(
      ({ type, name, description, drawing, lines: ofStep = [], timers = [], uses }) => ({
        type,
        name,
        description,
        picture: drawing ? { path: `https://site.test/files/${drawing}` } : null,
        alt: [],
        lines: ofStep.map((line) => ({ id: '', ...line })),
        timers: timers.map((each) => ({ id: '', ...each })),
        uses,
      }),
    ),
  };
}

it.each(SEED_GUIDES)('the Markdown of $key is read as its texts', (seed) => {
  const guide = asPublished(seed);
  for (const lang of guide.languages)
    expect(textsReadFrom(guideMarkdown(guide, lang, PUBLISHED))).toEqual(
      textsForReader(guide, lang),
    );
});
