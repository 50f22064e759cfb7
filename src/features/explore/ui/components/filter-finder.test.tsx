import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { askedOf } from '../../model/explore-address';
import { FilterOptions } from './filter-options';

const values = (words: string[]) => words.map((value) => ({ value, count: 3 }));
const offered = {
  languages: [],
  categories: values(Array.from({ length: 12 }, (_, number) => `Category ${number}`)),
  tags: values(['bike']),
};
const show = () => {
  renderUi(<FilterOptions asked={askedOf({ search: 'x', tag: 'bike' })} offered={offered} />);
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a category', hidden: true });
};
const links = () =>
  [...document.querySelectorAll('#filter-category a')].map((link) => link.getAttribute('href'));

afterEach(() => vi.unstubAllGlobals());

it('is there where not every value is offered, works without scripts and keeps what is on', () => {
  const form = show().closest('form') ?? undefined;
  expect(form?.getAttribute('action')).toBe('/explore');
  expect([...new FormData(form)]).toEqual([
    ['category', ''],
    ['search', 'x'],
    ['tag', 'bike'],
  ]);
  expect(links()).toHaveLength(12);
  expect(document.querySelector('#filter-tag input')).toBeNull();
});

it('finds the others as one types, and Enter takes the first', async () => {
  const request = vi.fn(async (_address: string) =>
    Response.json({ languages: [], categories: values(['Électronique']), tags: [] }),
  );
  vi.stubGlobal('fetch', request);
  const field = show();
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'ele' } });
  expect(await screen.findByText('Électronique')).toBeTruthy();
  expect(request.mock.lastCall?.[0]).toMatch(/projects\/filters\?name=x&tag=bike&begins=ele$/);
  expect(links()).toEqual(['/explore?search=x&category=%C3%89lectronique&tag=bike']);
  const pressed = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', pressed);
  fireEvent.submit(field);
  document.removeEventListener('click', pressed);
  expect(pressed).toHaveBeenCalledOnce();
});
