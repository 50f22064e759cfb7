import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { fuzzRuns } from '@/testing/fuzz-runs';
import { textsForReader, textsReadFrom } from '@/testing/markdown-texts';
import { TEST_TIMEOUT_MS } from '@/testing/test-timeout';
import { writtenGuides } from '@/testing/written-guides';
import { markdownReader } from '../../sources/model/markdown/markdown-reader';
import { guideMarkdown, type MarkdownGuide } from './guide-markdown';

const PUBLISHED = { version: 3, date: '2026-11-28', canonical: 'https://site.test/p/aaaabbbbcccc' };
const shown = (guide: MarkdownGuide, lang: ProjectLanguage) =>
  guideMarkdown(guide, lang, PUBLISHED);

/** A guide in two languages with one step, whose texts the second may lack. */
const guide = (step: Partial<MarkdownGuide['steps'][number]>): MarkdownGuide => ({
  languages: ['pt-BR', 'en'],
  names: [
    { lang: 'pt-BR', value: 'Serra' },
    { lang: 'en', value: 'Saw' },
  ],
  descriptions: [],
  categories: [],
  tagLists: [],
  toolLists: [],
  partLists: [],
  averageTime: '00:20',
  people: 1,
  ref: '',
  brand: '',
  type: 1,
  source: { title: '', url: '', license: 'CC-BY-4.0', author: '' },
  alt: [],
  questions: [],
  picture: null,
  steps: [{ type: 1, name: [pt('Cortar')], description: [], picture: null, alt: [], ...step }],
});
const pt = (value: string) => ({ lang: 'pt-BR' as const, value });
const en = (value: string) => ({ lang: 'en' as const, value });

describe('a published guide as Markdown', () => {
  it('begins with its facts', () => {
    expect(shown(guide({}), 'en')).toMatch(
      /^---\ntitle: Saw\nversion: 3\ndate: 2026-11-28\ncanonical: https:\/\/site\.test\/p\/aaaabbbbcccc\nlicense: CC-BY-4\.0\nlanguage: en\n/,
    );
  });

  it('names the language of each text that the asked one lacks, below it', () => {
    const markdown = shown(
      guide({
        description: [pt('Devagar.')],
        lines: [{ id: '', kind: 'note', text: [en('Slow')] }],
      }),
      'en',
    );
    expect(markdown.slice(markdown.indexOf('# Saw'))).toBe(
      '# Saw\n\n## Cortar\n\n*(in Brazilian Portuguese)*\n\nDevagar.\n\n*(in Brazilian Portuguese)*\n\n> [!NOTE]\n> Slow\n',
    );
    expect(shown(guide({ description: [pt('Devagar.')] }), 'pt-BR')).not.toContain('*(');
  });

  it('names the language of lines that a step uses, and no places without their lists', () => {
    const used = {
      ...guide({ uses: [{ item: 'part.1', share: 0.5 }] }),
      partLists: [{ lang: 'pt-BR' as const, values: ['1 tábua'] }],
      fixed: ['part.1'],
    };
    const quote = '> Uses:\n>\n> - 1 tábua (× 1/2)\n\n*(in Brazilian Portuguese)*\n';
    expect(shown(used, 'en')).toContain(quote);
    expect(shown(used, 'en')).toContain('fixed:\n  - part.1\n');
    const alone = guideMarkdown(used, 'en', { ...PUBLISHED, hasLists: false });
    expect(alone).toContain(quote);
    expect(alone).not.toContain('fixed');
  });

  it('has a warning before the text of its step, and what it says now where its translation is old', () => {
    const markdown = shown(
      guide({
        description: [pt('Devagar.'), en('Slowly.')],
        lines: [{ id: '', kind: 'danger', text: [pt('Não!'), { ...en('Careful'), state: 'old' }] }],
      }),
      'en',
    );
    expect(markdown).toContain(
      '> [!DANGER]\n> Careful\n\n> [!DANGER]\n> Não!\n\n*(in Brazilian Portuguese)*\n\nSlowly.',
    );
  });

  it('shows a picture at its address, and its marks as a list below it', () => {
    const mark = {
      id: '',
      kind: 'dot',
      x: 0.1,
      y: 0.1,
      w: 0.1,
      h: 0.1,
      number: 1,
      tone: null,
    } as const;
    const markdown = shown(
      guide({
        picture: { path: 'https://site.test/files/a' },
        marks: [{ ...mark, label: [en('Screw')] }],
      }),
      'en',
    );
    expect(markdown).toContain('![](https://site.test/files/a)\n\n- 1, dot, upper left: Screw');
  });

  it('is the source of what an import makes of it, unless it names another', () => {
    const sourceOf = (source: MarkdownGuide['source']) =>
      markdownReader.read({ name: 'a.md', text: shown({ ...guide({}), source }, 'en') }).guides[0]
        ?.raw;
    const book = { title: 'A book', url: '', license: '', author: 'Ana' };
    expect(sourceOf(null)).toMatchObject({ source: { url: PUBLISHED.canonical } });
    expect(sourceOf(book)).toMatchObject({ source: book });
  });

  it('is read by an import as the texts that a reader gets, whatever its content and what is not translated', {
    timeout: TEST_TIMEOUT_MS,
  }, () => {
    fc.assert(
      fc.property(writtenGuides, fc.array(fc.boolean(), { minLength: 7 }), (made, isLeftOut) => {
        const [primary, lang = primary] = made.languages;
        let at = 0;
        // Texts in the second language, some of which are missing.
        const some = (value: unknown): unknown => {
          if (Array.isArray(value))
            return value
              .filter((each) => each?.lang !== lang || !isLeftOut[(at += 1) % isLeftOut.length])
              .map(some);
          return typeof value === 'object' && value !== null
            ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, some(each)]))
            : value;
        };
        const given = some(made) as MarkdownGuide;
        for (const each of made.languages)
          expect(textsReadFrom(shown(given, each))).toEqual(textsForReader(given, each));
      }),
      { numRuns: fuzzRuns(60) },
    );
  });
});
