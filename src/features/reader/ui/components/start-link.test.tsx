import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { StartLink } from './start-link';

const router = vi.hoisted(() => ({ prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

const KEY = 'makerstep_place:abcdefghjkmn';
const start = () =>
  renderUi(
    <StartLink
      projectUid="abcdefghjkmn"
      address="/p/abcdefghjkmn"
      versionNumber={7}
      stepIds={['a', 'b', 'c']}
      label="Start"
      name="Shelf"
    />,
  );
const keep = (stepId: string, step: number, version?: number) =>
  localStorage.setItem(KEY, JSON.stringify({ stepId, step, version, ticks: [], atMs: Date.now() }));
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the way into a guide', () => {
  beforeEach(() => localStorage.clear());

  it('begins at the first step', () => {
    start();
    expect(target('Start')).toBe('/p/abcdefghjkmn/s/1');
  });

  it('fetches the viewer for who is about to open it only', () => {
    start();
    expect(router.prefetch).not.toHaveBeenCalled();
    fireEvent.touchStart(screen.getByRole('link', { name: 'Start' }));
    expect(router.prefetch).toHaveBeenCalledWith('/p/abcdefghjkmn/s/1');
  });

  it('goes on where one was, or starts over and forgets it', () => {
    keep('c', 2);
    start();
    expect(target('Go on at step 3')).toBe('/p/abcdefghjkmn/s/3');
    const over = screen.getByRole('link', { name: 'Start over' });
    expect(over.getAttribute('href')).toBe('/p/abcdefghjkmn/s/1');
    over.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(over);
    expect(localStorage.getItem(KEY)).toBe('');
    expect(target('Start')).toBe('/p/abcdefghjkmn/s/1');
  });

  it('goes on at the step of the version that was begun', () => {
    keep('c', 2, 6);
    start();
    expect(target('Go on at step 2')).toBe('/p/abcdefghjkmn/s/2');
  });

  it('offers nothing to who was at the first step', () => {
    keep('a', 1);
    start();
    expect(screen.queryByText(/Go on/)).toBeNull();
  });
});
