import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { projectTextsIn } from '@/features/projects/model/texts/project-texts';
import type { PlainTexts } from '@/testing/plain-head';
import { withTextLists } from '@/testing/text-lists';
import { renderUi } from '@/testing/ui/render-ui';
import type { GuidePage } from '../../model/guide-page';
import { GuideFacts } from './guide-facts';
import { GuidePicture } from './project-article';
import { GuideSections } from './guide-sections';
import { ProjectHead } from './project-head';

const file = (key: string) => ({
  name: 'a.jpg',
  url: '',
  key,
  width: 8,
  height: 6,
  placeholder: null,
  variants: [],
});
const text = (en: string) => [{ lang: 'en', value: en }];
const project = {
  projectUid: 'abcdefghjkmn',
  name: 'Shelf',
  languages: ['en', 'pt-BR'],
  description: '',
  averageTime: '00:45',
  people: 1,
  views: 3,
  versionNumber: 1,
  versionPublishedAt: '2026-11-01T12:00:00.000Z',
  stepCount: 2,
  type: 1,
  brand: '',
  ref: '',
  category: '',
  tools: [],
  parts: [],
  tags: [],
  source: null,
  file: file('1-a'),
  alt: [...text('A shelf on a wall'), { lang: 'pt-BR', value: 'Uma estante' }],
  steps: [
    {
      id: 's1',
      type: 1,
      name: text('Saw'),
      description: text('Do'),
      file: file('1-b'),
      alt: text('A saw in a plank'),
      media: [
        { id: 's1', file: file('1-b'), alt: text('A saw in a plank'), marks: [] },
        { id: 'm2', file: file('1-d'), alt: text('The saw from above'), marks: [] },
        { id: 'm3', file: file('1-e'), alt: [], marks: [] },
      ],
      lines: [],
    },
    {
      id: 's2',
      type: 1,
      name: text('Glue'),
      description: text('Do'),
      file: file('1-c'),
      alt: [],
      media: [{ id: 's2', file: file('1-c'), alt: [], marks: [] }],
      lines: [],
    },
  ],
  questions: [],
  creator: {
    uid: 'nmkjhgfedcba',
    name: 'Oficina',
    avatar: null,
    cover: null,
    verified: false,
    verifiedAt: null,
    backgroundColor: '#d3d3d3',
    textColor: '#1b1916',
    coverOpacity: 0.5,
    smallDescription: '',
    url: '',
  },
  items: [],
} as unknown as GuidePage['project'];
const show = (
  changed: Partial<Pick<GuidePage, 'project' | 'lang'>> = {},
  translated: PlainTexts = {},
) => {
  const guide = { project, lang: 'en', address: '/p/abcdefghjkmn', ...changed } as const;
  const texts = projectTextsIn(withTextLists(guide.project, translated), guide.lang);
  return renderUi(
    <>
      <GuidePicture {...guide} />
      <ProjectHead note="" project={guide.project} texts={texts} />
      <GuideFacts {...guide} texts={texts} views={<span>3</span>} />
      <GuideSections {...guide} printed={{ link: '', qr: 'data:,' }} />
    </>,
  );
};
const shown = () =>
  screen
    .getAllByRole('img')
    .map((picture) => [picture.getAttribute('alt'), picture.getAttribute('lang')]);

describe('the page of a project', () => {
  it('says what its pictures show, in the language that is read', () => {
    show();
    expect(shown()).toEqual(
      expect.arrayContaining([
        ['A shelf on a wall', 'en'],
        ['A saw in a plank', 'en'],
      ]),
    );
  });

  it('says it in the main language where it is not written in another, and nothing where nobody wrote it', () => {
    show({ lang: 'pt-BR' });
    expect(shown()).toEqual(
      expect.arrayContaining([
        ['Uma estante', 'pt-BR'],
        ['A saw in a plank', 'en'],
      ]),
    );
    expect(document.querySelector('img[src*="1-c"]')?.getAttribute('alt')).toBe('');
  });

  it('counts the further pictures of a step, which are on paper with their descriptions', () => {
    show();
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.matches('.step-row'));
    expect(first?.textContent).toContain('+2and 2 more pictures');
    expect(shown()).toContainEqual(['The saw from above', 'en']);
    expect(first?.querySelectorAll('.step-further img')).toHaveLength(2);
    expect(second?.textContent).not.toContain('+');
    expect(second?.querySelector('.step-further')).toBeNull();
  });

  it('leads from its category and its tags to the other guides that bear them', () => {
    show({ project: { ...project, category: 'Home & garden', tags: ['wood', 'pão'] } });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Home & garden')).toBe('/explore?category=Home+%26+garden');
    expect(href('wood')).toBe('/explore?tag=wood');
    expect(href('pão')).toBe('/explore?tag=p%C3%A3o');
  });

  it('has its own texts in the language that is read, each marked with its language', () => {
    const written = {
      ...project,
      description: 'Holds pots.',
      category: 'Home',
      tags: ['wood'],
      parts: ['Board', 'Board', 'Screws'],
      tools: ['Hacksaw'],
    };
    const texts: PlainTexts = {
      name: [{ lang: 'pt-BR', value: 'Estante' }],
      category: [{ lang: 'pt-BR', value: 'Casa' }],
      tags: [{ lang: 'pt-BR', values: ['madeira', 'plantas'] }],
      parts: [{ lang: 'pt-BR', values: ['Tábua', 'Tábua curta', ''] }],
      tools: [{ lang: 'pt-BR', values: ['Serrote'] }],
    };
    const { unmount } = show({ project: written }, texts);
    fireEvent.click(screen.getAllByLabelText('Board')[1] as HTMLElement);
    fireEvent.click(screen.getByLabelText('Screws'));
    unmount();

    show({ project: written, lang: 'pt-BR' }, texts);
    const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
    for (const text of ['Estante', 'Casa', 'madeira', 'plantas', 'Tábua', 'Serrote'])
      expect([text, langOf(text)]).toEqual([text, 'pt-BR']);
    for (const text of ['Holds pots.', 'Screws'])
      expect([text, langOf(text)]).toEqual([text, 'en']);
    for (const text of ['Shelf', 'Home', 'wood', 'Board', 'Hacksaw'])
      expect(screen.queryByText(text), text).toBeNull();
    // Ticks apply to all languages.
    expect(
      ['Tábua', 'Tábua curta', 'Screws', 'Serrote'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).checked,
      ),
    ).toEqual([false, true, true, false]);
  });

  it('switches its language by the chips of its languages', () => {
    show({ project: { ...project, languages: ['en', 'pt-BR', 'de'] }, lang: 'pt-BR' });
    const chips = ['English', 'Português (Brasil)', 'Deutsch'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual(
      ['en', 'pt-BR', 'de'].map((lang) => `/p/${project.projectUid}?lang=${lang}`),
    );
    expect(chips.map((chip) => chip.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  });

  it('says first what the guide is, and then what it is called elsewhere', () => {
    show({
      project: { ...project, description: 'A shelf for plants.', category: 'Home' },
    });
    const text = document.body.textContent;
    const places = ['2 steps · 45 min · 1 person', 'A shelf for plants.', 'Home'].map((words) =>
      text.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('tells of a private guide that only its link leads there', () => {
    show({ project: { ...project, type: 2 } });
    expect(screen.getByText('Only people with the link can see this guide.')).toBeDefined();
  });

  it('tells what readers gave, in words beside the stars, and nothing while too few have', () => {
    const { unmount } = show();
    expect(screen.queryByText(/out of 5/)).toBeNull();
    unmount();
    show({ project: { ...project, rating: { average: 4.5, count: 3 } } });
    expect(
      screen
        .getByText('4.5 out of 5, 3 ratings')
        .previousElementSibling?.getAttribute('aria-hidden'),
    ).toBe('true');
  });

  it('names the guide that it was made of', () => {
    const source = {
      title: 'The original',
      url: 'https://example.org/guide',
      license: 'CC BY',
      author: 'Ana',
    };
    show({ project: { ...project, source } });
    expect(screen.getByRole('link', { name: 'The original' }).closest('p')?.textContent).toBe(
      'Adapted from The original by Ana. Licence: CC BY.',
    );
  });
});
