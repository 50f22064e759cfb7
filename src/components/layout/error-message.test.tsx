import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/render-ui';

const words = vi.hoisted(() => ({ areThere: true }));
vi.mock('./error-words', async (load) => {
  if (words.areThere) return load();
  throw new Error('The network is away.');
});
beforeEach(() => vi.resetModules());

const show = async (retry: () => void) => {
  const { ErrorMessage } = await import('./error-message');
  renderUi(<ErrorMessage retry={retry} />);
};

it('says what happened and what was kept, and offers to try again', async () => {
  const retry = vi.fn();
  await show(retry);
  expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain('What you saved before is kept.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/');
});

it('says so too where its own code cannot be had', async () => {
  words.areThere = false;
  const retry = vi.fn();
  await show(retry);
  expect((await screen.findByRole('alert', {}, { timeout: 15_000 })).textContent).toContain('What you saved before is kept.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
