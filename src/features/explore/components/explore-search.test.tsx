import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/render-ui';
import { ExploreSearch } from './explore-search';

const router = { push: vi.fn(), replace: vi.fn() };
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/explore' }));

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search guides' });
const type = (text: string) => {
  fireEvent.input(field(), { target: { value: text } });
  act(() => { vi.advanceTimersByTime(400); });
};
const show = (search = '') => renderUi(<ExploreSearch search={search}><p>the list</p></ExploreSearch>);

describe('the search field', () => {
  beforeEach(() => { vi.useFakeTimers(); router.push.mockClear(); router.replace.mockClear(); });
  afterEach(() => { vi.useRealTimers(); });

  it('is a plain form that works without scripts', () => {
    show('vaso');
    expect(screen.getByRole('search').getAttribute('action')).toBe('/explore');
    expect(field().name).toBe('search');
    expect(field().value).toBe('vaso');
    expect(screen.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe('/explore');
  });

  it('follows what is typed in one step of the history', () => {
    const { rerender } = show();
    type('va');
    expect(router.push).toHaveBeenCalledWith('/explore?search=va', { scroll: false });
    rerender(<ExploreSearch search="va"><p>the list</p></ExploreSearch>);
    type('vas');
    rerender(<ExploreSearch search="vas"><p>the list</p></ExploreSearch>);
    type('vaso');
    expect(router.push).toHaveBeenCalledTimes(1);
    expect(router.replace.mock.calls.map(([href]) => href as string)).toEqual(['/explore?search=vas', '/explore?search=vaso']);
  });

  it('does not take back letters when an earlier answer comes late', () => {
    const { rerender } = show();
    type('va');
    type('vas');
    rerender(<ExploreSearch search="va"><p>the list</p></ExploreSearch>);
    expect(field().value).toBe('vas');
  });

  it('shows the text that belongs to the list after going back', () => {
    const { rerender } = show();
    type('vaso');
    rerender(<ExploreSearch search="vaso"><p>the list</p></ExploreSearch>);
    fireEvent.popState(window);
    rerender(<ExploreSearch search=""><p>the list</p></ExploreSearch>);
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
});
