import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ExploreSearch } from './explore-search';

const router = { push: vi.fn(), replace: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/explore' }));

const failures = vi.hoisted(() => new Set<() => void>());
vi.mock('@/browser/navigation/failed-page', async (load) => ({
  ...(await load<object>()),
  onFailedPage: (hear: () => void) => {
    failures.add(hear);
    return () => void failures.delete(hear);
  },
}));

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search guides' });
const type = (text: string) => {
  fireEvent.input(field(), { target: { value: text } });
  act(() => {
    vi.advanceTimersByTime(400);
  });
};
const view = (search = '', more: Partial<ComponentProps<typeof ExploreSearch>> = {}) => (
  <ExploreSearch
    asked={{ search, page: 1 }}
    announcement={`found for ${search}`}
    controls={null}
    {...more}
  >
    <p>the list</p>
  </ExploreSearch>
);
const show = (...what: Parameters<typeof view>) => renderUi(view(...what));

describe('the search field', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    router.push.mockClear();
    router.replace.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is a plain form that works without scripts', () => {
    show('vaso');
    expect(screen.getByRole('search').getAttribute('action')).toBe('/explore');
    expect(field().name).toBe('search');
    expect(field().value).toBe('vaso');
    expect(screen.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe(
      '/explore',
    );
  });

  it('follows what is typed in one step of the history', () => {
    const { rerender } = show();
    type('va');
    expect(router.push).toHaveBeenCalledWith('/explore?search=va', { scroll: false });
    rerender(view('va'));
    type('vas');
    rerender(view('vas'));
    type('vaso');
    expect(router.push).toHaveBeenCalledTimes(1);
    expect(router.replace.mock.calls.map(([href]) => href as string)).toEqual([
      '/explore?search=vas',
      '/explore?search=vaso',
    ]);
  });

  it('never replaces the page one came from: what overtakes a list that is not there yet makes the step in its place', () => {
    const { rerender } = show();
    type('va');
    type('vas');
    expect(router.push.mock.calls.map(([href]) => href as string)).toEqual([
      '/explore?search=va',
      '/explore?search=vas',
    ]);
    rerender(view('vas'));
    type('vaso');
    expect(router.replace.mock.calls.map(([href]) => href as string)).toEqual([
      '/explore?search=vaso',
    ]);
  });

  it('does not take back letters when an earlier answer comes late', () => {
    const { rerender } = show();
    type('va');
    type('vas');
    rerender(view('va'));
    expect(field().value).toBe('vas');
  });

  it('keeps what was typed where the list cannot be loaded, and asks for the same text again', async () => {
    show();
    type('vaso');
    act(() => failures.forEach((hear) => hear()));
    expect(field().value).toBe('vaso');
    fireEvent.submit(screen.getByRole('search'));
    expect(router.push.mock.calls.map(([href]) => href as string)).toEqual([
      '/explore?search=vaso',
      '/explore?search=vaso',
    ]);
  });

  it('shows the text that belongs to the list after going back', () => {
    const { rerender } = show();
    type('vaso');
    rerender(view('vaso'));
    fireEvent.popState(window);
    rerender(view(''));
    expect(field().value).toBe('');
  });

  it('asks at once when sent, and clears', () => {
    show('vaso');
    fireEvent.input(field(), { target: { value: ' pote ' } });
    fireEvent.submit(screen.getByRole('search'));
    expect(router.push).toHaveBeenLastCalledWith('/explore?search=pote', { scroll: false });
    fireEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(router.push).toHaveBeenLastCalledWith('/explore', { scroll: false });
    expect(document.activeElement).toBe(field());
  });

  it('is focused by the key / unless something is being typed', () => {
    show();
    fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
    expect(document.activeElement).not.toBe(field());
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field());
  });

  it('keeps what the list is narrowed to, also without scripts', () => {
    show('', { asked: { search: '', page: 3, tag: 'bike', sort: 'views' } });
    expect(
      [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
        ({ name, value }) => [name, value],
      ),
    ).toEqual([
      ['tag', 'bike'],
      ['sort', 'views'],
    ]);
    type('chain');
    expect(router.push).toHaveBeenCalledWith('/explore?search=chain&tag=bike&sort=views', {
      scroll: false,
    });
  });

  it('is cleared by Escape, which does nothing more in an empty field', () => {
    show('vaso');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(field().value).toBe('');
    expect(router.push).toHaveBeenLastCalledWith('/explore', { scroll: false });
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(true);
  });

  it('leaves the arrows and the other keys alone', () => {
    show('vaso');
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'Home', 'Enter', '/'])
      expect(fireEvent.keyDown(field(), { key }), key).toBe(true);
  });

  it('says how many there are once the typing has come to rest, not for each letter and not at first', () => {
    const { rerender } = show();
    const announced = () => screen.getByRole('status').textContent;
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(announced()).toBe('');
    for (const text of ['v', 'va', 'vas']) {
      rerender(view(text));
      act(() => {
        vi.advanceTimersByTime(400);
      });
      expect(announced()).toBe('');
    }
    act(() => {
      vi.advanceTimersByTime(1500);
    });
    expect(announced()).toBe('found for vas');
  });

  it('follows links to other forms of the list with what was typed meanwhile, and no other links', () => {
    show('', {
      controls: (
        <>
          <a href="/explore?tag=bike">bike</a>
          <a href="/p/abc">a guide</a>
        </>
      ),
    });
    fireEvent.input(field(), { target: { value: 'chain' } });
    fireEvent.click(screen.getByRole('link', { name: 'bike' }), { ctrlKey: true });
    expect(router.push).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'bike' }));
    expect(router.push.mock.calls).toEqual([['/explore?tag=bike&search=chain', { scroll: false }]]);
    expect(fireEvent.click(screen.getByRole('link', { name: 'a guide' }))).toBe(true);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(router.push).toHaveBeenCalledTimes(1);
  });
});
