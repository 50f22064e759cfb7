import { describe, expect, it } from 'vitest';
import { scriptJson } from '@/shared/text/script-json';
import { withTextLists } from '@/testing/text-lists';
import type { PublicProject } from '@/features/projects/schema';
import { chaptersOf } from '@/features/projects/model/chapters';
import { isoDuration, shortDuration } from '@/features/projects/model/duration';
import { viewerPicture } from '@/testing/ui/open-viewer';
import { breadcrumbs, faqPage, howTo } from './how-to';
import { readingLanguage } from '@/features/projects/model/reading-language';

const text = (value: string, lang: 'en' | 'pt-BR' = 'en') => ({ lang, value });
const step = (id: string, name: string, type: 1 | 2 = 1): PublicProject['steps'][number] => ({
  id,
  projectUid: 'abcdefghjkmn',
  name: [text(name)],
  description: type === 1 ? [text(`${name}.`)] : [],
  type,
  file: null,
  alt: [],
  media: [],
  lines: [],
  timers: [],
  uses: [],
});

const project: PublicProject = {
  id: '1',
  projectUid: 'abcdefghjkmn',
  name: 'A stool',
  description: '',
  averageTime: '01:20',
  people: 1,
  tools: ['Saw'],
  parts: ['Plank'],
  toolAmounts: [null],
  partAmounts: [null],
  ...{ ref: '', brand: '', category: '', tags: [], kind: 1, yield: null, items: [] },
  names: [{ lang: 'en', value: 'A stool' }],
  descriptions: [],
  categories: [],
  tagLists: [],
  partLists: [{ lang: 'en', values: ['Plank'] }],
  toolLists: [{ lang: 'en', values: ['Saw'] }],
  views: 0,
  versionNumber: 1,
  versionPublishedAt: '2026-11-01T12:00:00.000Z',
  type: 1,
  status: 2,
  languages: ['en', 'pt-BR'],
  file: null,
  alt: [],
  stepCount: 3,
  source: null,
  rating: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  publishedAt: null,
  steps: [step('a', 'Saw'), step('b', 'Joining', 2), step('c', 'Glue'), step('d', 'Wait')],
  questions: [],
  creator: {
    uid: 'nmkjhgfedcba',
    name: 'Ana',
    avatar: null,
    cover: null,
    textColor: '#000000',
    backgroundColor: '#ffffff',
    coverOpacity: 0.5,
    smallDescription: '',
    url: '',
    verified: false,
    verifiedAt: null,
  },
};
const pictured = (keys: string[]): PublicProject['steps'][number] => {
  const media = keys.map((key) => ({
    id: key,
    file: { ...viewerPicture(key), url: `https://x.example/files/${key}` },
    alt: [],
    clip: null,
    marks: [],
    edit: null,
  }));
  return { ...step('a', 'Saw'), file: media[0]?.file ?? null, media };
};
const describeProject = (change: Partial<PublicProject> = {}) =>
  howTo({
    project: withTextLists({ ...project, ...change }),
    lang: 'en',
    url: 'https://x.example/p/1',
    creatorUrl: 'https://x.example/c/1',
    stepUrl: (number) => `https://x.example/p/1/s/${number}`,
  });

it('a step has its warnings first in its text, and the time of its timers', () => {
  const glue = {
    ...step('c', 'Glue'),
    lines: [
      { id: '1', kind: 'tip' as const, text: [text('Warm it')] },
      { id: '2', kind: 'caution' as const, text: [text('It **sticks**')] },
      { id: '3', kind: 'danger' as const, text: [text('Fumes'), text('Vapores', 'pt-BR')] },
    ],
    timers: [
      { id: '4', seconds: 1200, label: [text('Dry')] },
      { id: '5', seconds: 30, label: [] },
    ],
  };
  const shown = (lang: 'en' | 'pt-BR') =>
    (
      howTo({
        project: withTextLists({ ...project, steps: [glue, step('d', 'Wait')] }),
        lang,
        url: 'https://x.example/p/1',
        creatorUrl: 'https://x.example/c/1',
        stepUrl: String,
      })['step'] as Record<string, unknown>[]
    ).map(({ text: said, timeRequired }) => [said, timeRequired]);
  expect(shown('en')).toEqual([
    ['Danger: Fumes\nCaution: It sticks\nGlue.\nTip: Warm it', 'PT20M30S'],
    ['Wait.', undefined],
  ]);
  expect(shown('pt-BR')[0]).toEqual([
    'Perigo: Vapores\nCuidado: It sticks\nGlue.\nDica: Warm it',
    'PT20M30S',
  ]);
});

describe('the steps of a project', () => {
  it('has one image or several of a step', () => {
    const imageWith = (...keys: string[]) => {
      const { step: steps } = describeProject({ steps: [pictured(keys)] });
      return (steps as { image?: unknown }[])[0]?.image;
    };
    expect(imageWith()).toBeUndefined();
    expect(imageWith('a')).toBe('https://x.example/files/a');
    expect(imageWith('a', 'b')).toEqual(['a', 'b'].map((key) => `https://x.example/files/${key}`));
  });

  it('are numbered without chapters and grouped by chapter', () => {
    const shape = chaptersOf(project.steps).map(({ heading, steps }) => [
      heading?.id,
      steps.map((entry) => entry.number),
    ]);
    expect(shape).toEqual([
      [undefined, [1]],
      ['b', [2, 3]],
    ]);
    expect(chaptersOf([])).toEqual([]);
  });
});

describe('the description for search engines', () => {
  it('names steps, chapters, parts, tools and the time', () => {
    expect(describeProject()).toMatchObject({
      '@type': 'HowTo',
      name: 'A stool',
      totalTime: 'PT1H20M',
      supply: [{ name: 'Plank' }],
      tool: [{ name: 'Saw' }],
      step: [
        { '@type': 'HowToStep', position: 1, name: 'Saw', url: 'https://x.example/p/1/s/1' },
        {
          '@type': 'HowToSection',
          name: 'Joining',
          itemListElement: [{ position: 2 }, { position: 3 }],
        },
      ],
    });
  });

  it('contains the rating once enough readers have rated', () => {
    expect(JSON.parse(scriptJson(describeProject()))).not.toHaveProperty('aggregateRating');
    expect(describeProject({ rating: { average: 4.33, count: 3 } })).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.33,
        ratingCount: 3,
        worstRating: 0.5,
        bestRating: 5,
      },
    });
  });

  it('was not changed before it was published', () => {
    const datesOf = (publishedAt: string) => {
      const { datePublished, dateModified } = describeProject({ publishedAt });
      return [datePublished, dateModified];
    };
    const [before, after] = ['2026-01-01T00:00:00.000Z', '2026-01-03T00:00:00.000Z'];
    expect(datesOf(before)).toEqual([before, project.updatedAt]);
    expect(datesOf(after)).toEqual([after, after]);
  });

  it('cannot be broken by any text of the creator', () => {
    const evil = '</script><script>alert(1)</script><!--';
    const written = scriptJson(
      describeProject({ name: evil, description: evil, parts: [evil], steps: [step('a', evil)] }),
    );
    expect(written).not.toContain('<');
    expect(JSON.parse(written)).toMatchObject({ name: evil });
  });
});

describe('the language a project is shown in', () => {
  it('is the interface language when the project has it, with a note about missing texts', () => {
    expect(readingLanguage(project, 'en')).toEqual({ lang: 'en', gap: 'none' });
    expect(readingLanguage(project, 'pt-BR')).toEqual({ lang: 'pt-BR', gap: 'partial' });
    expect(readingLanguage({ ...project, languages: ['de'] }, 'en')).toEqual({
      lang: 'de',
      gap: 'foreign',
    });
  });

  it('is the first of the reader’s languages that the project has', () => {
    const three = { ...project, languages: ['en' as const, 'de' as const, 'fr' as const] };
    expect(readingLanguage(three, 'en', ['de', 'en']).lang).toBe('de');
    expect(readingLanguage(three, 'en', ['es', 'fr', 'de', 'en'])).toMatchObject({ lang: 'fr' });
    expect(readingLanguage(three, 'en', ['de']).gap).not.toBe('foreign');
    // The reader wants Portuguese, which also the interface has, and gets German.
    expect(readingLanguage(three, 'pt-BR', ['pt-BR', 'de'])).toEqual({
      lang: 'de',
      gap: 'foreign',
    });
  });

  it('has the note too where only a text of the project itself is missing', () => {
    const steps = project.steps.map((each) => ({
      ...each,
      name: [...each.name, text('Passo', 'pt-BR')],
      description: each.description.flatMap((one) => [one, text('Faça.', 'pt-BR')]),
    }));
    const translated = withTextLists(
      { ...project, steps },
      {
        name: [{ lang: 'pt-BR', value: 'Um banco' }],
        parts: [{ lang: 'pt-BR', values: ['Tábua'] }],
        tools: [{ lang: 'pt-BR', values: ['Serrote'] }],
      },
    );
    expect(readingLanguage(translated, 'pt-BR').gap).toBe('none');
    expect(readingLanguage({ ...project, steps }, 'pt-BR').gap).toBe('partial');
    expect(readingLanguage({ ...translated, toolLists: project.toolLists }, 'pt-BR').gap).toBe(
      'partial',
    );
  });
});

describe('durations', () => {
  it('are short for people and ISO 8601 for machines', () => {
    expect(['00:40', '02:00', '01:20', '99:59', 'x'].map(shortDuration)).toEqual([
      '40 min',
      '2 h',
      '1 h 20 min',
      '99 h 59 min',
      '',
    ]);
    expect(['00:40', '02:00', '01:20', 'x'].map(isoDuration)).toEqual([
      'PT40M',
      'PT2H',
      'PT1H20M',
      'PT0M',
    ]);
  });
});

it('lists the path to a page, level by level', () => {
  expect(
    breadcrumbs([
      { name: 'Explore', url: 'https://x.example/explore' },
      { name: 'A stool', url: 'https://x.example/p/1' },
    ]),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Explore', item: 'https://x.example/explore' },
      { position: 2, name: 'A stool', item: 'https://x.example/p/1' },
    ],
  });
});

it('says texts without their formatting', () => {
  const formatted = { ...project, descriptions: [text('A **good** [stool](https://a.example)')] };
  formatted.steps = [{ ...step('a', 'Saw'), description: [text('- Saw **slowly**')] }];
  const facts = {
    project: formatted,
    lang: 'en' as const,
    url: '',
    creatorUrl: '',
    stepUrl: String,
  };
  expect(howTo(facts)).toMatchObject({
    description: 'A good stool',
    step: [{ text: 'Saw slowly' }],
  });
  const questions = [{ id: 'q', question: [text('Why?')], answer: [text('**So** it is.')] }];
  expect(faqPage({ ...project, questions }, 'en')).toMatchObject([
    { mainEntity: [{ acceptedAnswer: { text: 'So it is.' } }] },
  ]);
});
