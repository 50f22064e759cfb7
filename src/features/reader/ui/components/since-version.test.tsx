import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '@/browser/api/call-api';
import { renderUi } from '@/testing/ui/render-ui';
import { SinceVersion } from './since-version';

vi.mock('@/browser/api/call-api', () => ({ callApi: vi.fn() }));

const open = (version?: string) => {
  window.history.replaceState(null, '', version ? `/p/abc?version=${version}` : '/p/abc');
  return renderUi(<SinceVersion projectUid="abc" current={7} />);
};
beforeEach(() => {
  vi.mocked(callApi).mockResolvedValue({
    isSafety: false,
    steps: [
      { id: 'a', number: 4 },
      { id: 'b', number: 7 },
    ],
  } as never);
});
afterEach(() => window.history.replaceState(null, '', '/'));

it('names the steps that changed since a print', async () => {
  open('6');
  expect(await screen.findByText(/changed since version 6/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/p/abc/s/4',
    '/p/abc/s/7',
  ]);
});

it('says that it changed even if the changes cannot be read', async () => {
  vi.mocked(callApi).mockRejectedValue(new Error('away'));
  open('2');
  expect(await screen.findByText(/changed since version 2/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([undefined, '7', '8', 'x', '0', '1.5'])(
  'asks nothing for the version %s',
  async (version) => {
    vi.mocked(callApi).mockClear();
    open(version);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(callApi).not.toHaveBeenCalled();
  },
);
