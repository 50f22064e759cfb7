import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import ViewerError from '../../../../../app/[locale]/(public)/(viewer)/p/[projectUid]/error';
import NotFound from '../../../../../app/[locale]/(public)/(viewer)/p/[projectUid]/not-found';
import { Confetti } from './confetti';

const router = vi.hoisted(() => ({ replace: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
vi.mock('react-confetti', () => ({
  default: ({ numberOfPieces, recycle }: { numberOfPieces: number; recycle: boolean }) => (
    <p data-testid="confetti">{`${numberOfPieces} ${recycle}`}</p>
  ),
}));

const preferReducedMotion = (isWanted: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWanted,
    addEventListener() {},
    removeEventListener() {},
  }));

beforeEach(() => preferReducedMotion(false));
afterEach(() => vi.unstubAllGlobals());

const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/browser/page/go-to-page', () => ({ reloadPage }));

describe('a guide that cannot be viewed', () => {
  it('shows a dialog, from which every way leads to explore', () => {
    renderUi(<NotFound />);
    expect(screen.getByRole('alertdialog', { name: 'Oops..' }).textContent).toContain(
      'Invalid or inactive project.',
    );
    const wayOn = screen.getByRole('link', { name: 'Explore guides' });
    expect(wayOn.getAttribute('href')).toBe('/explore');
    expect(document.activeElement).toBe(wayOn);
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(router.replace).toHaveBeenCalledWith('/explore');
  });

  it('shows a toast with a retry when it failed to load', () => {
    renderUi(<ViewerError error={new Error('Unknown')} />);
    expect(screen.getAllByText('Oops, could not load at this time.').length).toBeGreaterThan(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Explore guides' })).toBeTruthy();
  });
});

describe('confetti', () => {
  it('falls once, in 600 pieces, and not at all with reduced motion', async () => {
    const { unmount } = renderUi(<Confetti />);
    expect((await screen.findByTestId('confetti')).textContent).toBe('600 false');
    unmount();
    preferReducedMotion(true);
    renderUi(<Confetti />);
    expect(screen.queryByTestId('confetti')).toBeNull();
  });
});
