import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';

const words = vi.hoisted(() => ({ areThere: true }));
vi.mock('./error-words', async (load) => {
  if (words.areThere) return load();
  throw new Error('The network is away.');
});
const reloadPage = vi.hoisted(() => vi.fn());
vi.mock('@/browser/page/go-to-page', () => ({ reloadPage }));
const renewed = vi.hoisted(() => ({ answer: Promise.resolve(false) }));
vi.mock('@/browser/page/reload-for-update', async (load) => ({
  ...(await load()),
  reloadForUpdate: () => renewed.answer,
  reloadIfScriptMissing: () => Promise.resolve(false),
}));
beforeEach(() => {
  vi.resetModules();
  reloadPage.mockReset();
});

const show = async (error: Error = new Error('Unknown')) => {
  const { ErrorMessage } = await import('./error-message');
  return renderUi(<ErrorMessage error={error} />);
};
const expectOffer = async () => {
  expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain(
    'What you saved before is kept.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reloadPage).toHaveBeenCalledOnce();
};
const missing = Object.assign(new Error('Failed to load a chunk'), { name: 'ChunkLoadError' });

it('says what happened and what was kept, and offers to load the page anew', async () => {
  await show();
  await expectOffer();
  expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/');
});

it('says nothing while the page is loaded anew for a new release', async () => {
  renewed.answer = new Promise(() => undefined);
  const { container } = await show(missing);
  expect(container.textContent).toBe('');
});

it('says it all the same where that has not helped', async () => {
  renewed.answer = Promise.resolve(false);
  await show(missing);
  await expectOffer();
});

it('says so too where its own code cannot be had', async () => {
  words.areThere = false;
  await show();
  await expectOffer();
});
