import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { askedOf, FILTERS } from '../../model/explore-address';
import type { FiltersAnswer } from '../../schema';
import { FilterBar } from './filter-bar';

const offered: FiltersAnswer = {
  languages: [
    { value: 'en', count: 1234 },
    { value: 'pt-BR', count: 5 },
  ],
  categories: [{ value: 'Homelab', count: 1 }],
  tags: [{ value: 'bike', count: 2 }],
};
const request = vi.fn(async (_address: string) => Response.json(offered));
const group = (name: string) => document.getElementById(`filter-${name}`) as HTMLElement;
const links = (name: string) =>
  [...group(name).querySelectorAll('a')].map((link) => link.getAttribute('href'));

/** The filters of a list, each opened. */
async function open(query = {}, answer = offered, locale: 'en' | 'pt-BR' = 'en') {
  vi.stubGlobal('fetch', request);
  request.mockImplementation(async () => Response.json(answer));
  renderUi(<FilterBar asked={askedOf(query)} isSortable />, locale);
  expect(request).not.toHaveBeenCalled();
  for (const name of FILTERS) {
    fireEvent(group(name), Object.assign(new Event('toggle'), { newState: 'open' }));
    await waitFor(() => expect(links(name)).not.toEqual([]));
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  request.mockReset();
});

it('loads links with counts when it is opened, short for the eye and whole for the ear', async () => {
  await open({ search: 'x', page: '3' }, offered, 'pt-BR');
  expect(links('language')).toEqual([
    '/explore?search=x&language=en',
    '/explore?search=x&language=pt-BR',
  ]);
  expect(group('language').textContent).toMatch(/1,2\smil/);
  expect(group('language').textContent).toContain('1.234 guias');
  expect(screen.getByRole('button', { name: 'Idioma' }).getAttribute('popovertarget')).toBe(
    'filter-language',
  );
});

it('takes back what is chosen, also where it is not offered any more', async () => {
  await open({ category: 'HOMELAB', tag: 'rare' });
  expect(links('category')).toEqual(['/explore?tag=rare']);
  expect(group('category').querySelector('a')?.getAttribute('aria-current')).toBe('true');
  expect(links('tag')).toEqual(['/explore?category=HOMELAB', '/explore?category=HOMELAB&tag=bike']);
});

it('says when counts are guessed', async () => {
  await open({}, { ...offered, isEstimate: true });
  expect(group('tag').textContent).toContain('≈ 2');
  expect(group('tag').textContent).toContain('about 2 guides');
});

it('leads search engines to single filters only', async () => {
  await open();
  expect(group('tag').querySelector('a')?.getAttribute('rel')).toBeNull();
  expect(document.querySelectorAll('#list-sort a:not([rel=nofollow])')).toHaveLength(0);
});

it('has a field that works without scripts and keeps what is on', () => {
  renderUi(<FilterBar asked={askedOf({ search: 'x', tag: 'bike' })} isSortable />);
  const form = group('category').querySelector('form') ?? undefined;
  expect(form?.getAttribute('action')).toBe('/explore');
  expect([...new FormData(form)]).toEqual([
    ['category', ''],
    ['search', 'x'],
    ['tag', 'bike'],
  ]);
  expect(group('language').querySelector('form')).toBeNull();
});

it('finds other values as one types, and Enter takes the first', async () => {
  await open({ search: 'x', tag: 'bike' });
  request.mockImplementation(async () =>
    Response.json({ languages: [], categories: [{ value: 'Électronique', count: 3 }], tags: [] }),
  );
  const field = screen.getByRole('searchbox', { name: 'Find a category', hidden: true });
  fireEvent.change(field, { target: { value: 'ele' } });
  expect(await screen.findByText('Électronique')).toBeTruthy();
  expect(request.mock.lastCall?.[0]).toMatch(/projects\/filters\?name=x&tag=bike&begins=ele$/);
  expect(links('category')).toEqual(['/explore?search=x&category=%C3%89lectronique&tag=bike']);
  const pressed = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', pressed);
  fireEvent.submit(field);
  document.removeEventListener('click', pressed);
  expect(pressed).toHaveBeenCalledOnce();
});

it('offers to try again where the values could not be loaded', async () => {
  vi.stubGlobal('fetch', request);
  request.mockRejectedValueOnce(new TypeError('offline'));
  renderUi(<FilterBar asked={askedOf({})} isSortable />);
  fireEvent(group('tag'), Object.assign(new Event('toggle'), { newState: 'open' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again', hidden: true }));
  await waitFor(() => expect(links('tag')).toEqual(['/explore?tag=bike']));
});
