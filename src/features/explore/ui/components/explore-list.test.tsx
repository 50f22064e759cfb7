import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleCard } from '@/testing/ui/sample-card';
import { askedOf } from '../../model/explore-address';
import type { ExploreAnswer } from '../../schema';
import { ExploreResults } from './explore-results';
import { FilterBar } from './filter-bar';
import { FilterChips } from './filter-chips';

const card = (name: string, more: object = {}) => sampleCard({ name, ...more });
const answer = (values: object) =>
  ({ results: [], totalResults: 0, ...values }) as unknown as ExploreAnswer;
const showList = (values: object, query = {}, locale: 'en' | 'pt-BR' = 'en') =>
  renderUi(<ExploreResults answer={answer(values)} asked={askedOf(query)} />, locale);
const hrefs = (container: HTMLElement = document.body) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('a list of guides', () => {
  it('marks what was found in names, and says where else it was found', () => {
    showList(
      {
        totalResults: 2,
        words: ['bateria', 'troc'],
        results: [
          card('Trocar a BATERIA'),
          card('Celular', {
            projectUid: 'bbcdefghjkmn',
            found: { in: 'step', step: 4, text: 'Solte a bateria' },
          }),
        ],
      },
      { search: 'trocar bateria' },
    );
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Troc',
      'BATERIA',
      'bateria',
    ]);
    expect(screen.getByText(/Found in step 4:/).parentElement?.textContent).toBe(
      'Found in step 4: Solte a bateria',
    );
  });

  it('says what it took for misspelt', () => {
    showList(
      { totalResults: 1, corrected: 'battery', results: [card('Battery')] },
      { search: 'batery' },
    );
    expect(screen.getByText('Results for “battery”')).toBeTruthy();
    expect(screen.getByText(/Corrected from/).textContent).toBe('Corrected from batery.');
    expect(screen.getByRole('link', { name: 'Search for exactly this' }).getAttribute('href')).toBe(
      '/explore?search=batery&exact=true',
    );
  });

  it('says which words no guide has, and on each card what only that one lacks', () => {
    const { unmount } = showList(
      {
        totalResults: 140,
        leftOutWords: ['iPhone', 'mini'],
        results: [card('Battery', { without: ['iPhone', 'mini'] })],
      },
      { search: 'iPhone mini battery' },
    );
    expect(screen.getByText(/No guide has all of these words/).textContent).toBe(
      'No guide has all of these words. Without: iPhone, mini',
    );
    expect([...document.querySelectorAll('s')].map((left) => left.textContent)).toEqual([
      'iPhone, mini',
    ]);
    unmount();
    showList(
      {
        totalResults: 2,
        leftOutWords: [],
        results: [
          card('Smart home', { without: ['phone'] }),
          card('Phone', { projectUid: 'bbcdefghjkmn', without: ['smart'] }),
        ],
      },
      { search: 'smart phone' },
    );
    expect(screen.getByText(/These have some of them/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Search without filters' })).toBeNull();
    expect([...document.querySelectorAll('s')].map((left) => left.textContent)).toEqual([
      'phone',
      'smart',
    ]);
  });

  it('shows how many there are and on which page one is', () => {
    showList({ totalResults: 140, results: [card('A')] }, { search: 'a', page: '2' });
    expect(screen.getByText('140 guides')).toBeTruthy();
    expect(screen.getByText('Page 2 of 14')).toBeTruthy();
  });

  it('says that nobody has a code', () => {
    showList({}, { search: 'NOPE-99' });
    expect(screen.getByText('No guide has the code NOPE-99')).toBeTruthy();
  });

  it('tells how many there are, and that nobody counted so far', () => {
    showList({ totalResults: 123456, totalIsEstimate: true, results: [card('A')] });
    expect(screen.getByText('Total: about 123,456 items')).toBeTruthy();
    // Further pages have nothing to show.
    expect(screen.getByRole('link', { name: 'Page 1000' }).getAttribute('href')).toBe(
      '/explore?page=1000',
    );
  });

  it('keeps everything asked for on its other pages', () => {
    showList(
      { totalResults: 30, results: [card('A')] },
      { search: 'a', tag: 'bike', sort: 'views', page: '2' },
    );
    const pages = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(new Set(pages)).toEqual(
      new Set([
        '/explore?search=a&tag=bike&sort=views',
        '/explore?search=a&tag=bike&sort=views&page=2',
        '/explore?search=a&tag=bike&sort=views&page=3',
      ]),
    );
  });

  it('without a hit offers what comes nearest and the ways on', () => {
    showList({ nearest: [card('Sharpen a knife')] }, { search: 'knive', tag: 'x' });
    expect(screen.getByText('No projects found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search without filters' }).getAttribute('href')).toBe(
      '/explore?search=knive',
    );
    expect(screen.getByRole('link', { name: 'Show all guides' }).getAttribute('href')).toBe(
      '/explore',
    );
    expect(screen.getByRole('region', { name: 'The closest matches' }).textContent).toContain(
      'Sharpen a knife',
    );
  });

  it('without a hit of exactly what was typed offers to look for similar words too', () => {
    showList({}, { search: 'batery', exact: 'true' });
    expect(
      screen.getByRole('link', { name: 'Search for similar words too' }).getAttribute('href'),
    ).toBe('/explore?search=batery');
  });

  it('says in Portuguese that there is nothing', () => {
    showList({}, {}, 'pt-BR');
    expect(screen.getByText('Nenhum projeto encontrado')).toBeTruthy();
    expect(hrefs()).toEqual([]);
  });
});

describe('the filters', () => {
  const sorts = () => hrefs(document.getElementById('list-sort') ?? undefined);
  const showFilters = (query: object) =>
    renderUi(<FilterBar asked={askedOf({ ...query })} isSortable />);

  it('that are on stand as chips, each with a way to remove it, and all', () => {
    renderUi(
      <FilterChips asked={askedOf({ search: 'x', language: 'de', tag: 'bike', page: '2' })} />,
    );
    expect(
      screen.getByRole('link', { name: 'Remove filter Language: German' }).getAttribute('href'),
    ).toBe('/explore?search=x&tag=bike');
    expect(screen.getByRole('link', { name: 'Remove filter Tag: bike' }).getAttribute('href')).toBe(
      '/explore?search=x&language=de',
    );
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
      '/explore?search=x',
    );
  });

  it('sort by best match only what was searched for', () => {
    const { unmount } = showFilters({ search: 'x' });
    expect(sorts()).toEqual([
      '/explore?search=x',
      '/explore?search=x&sort=newest',
      '/explore?search=x&sort=views',
      '/explore?search=x&sort=rating',
    ]);
    expect(screen.getByRole('button', { name: 'Sort: Best match' })).toBeTruthy();
    unmount();
    showFilters({ sort: 'rating' });
    expect(sorts()).toEqual(['/explore', '/explore?sort=views', '/explore?sort=rating']);
    expect(screen.getByRole('button', { name: 'Sort: Best rated' })).toBeTruthy();
  });
});
