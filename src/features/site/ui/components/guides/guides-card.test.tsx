import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { SiteGuideView } from '../../../guides/schema';
import { decideGuide, letThrough, readGuides } from '../../guides-api';
import { ProofProvider } from '../proof-provider';
import { GuidesCard } from './guides-card';

vi.mock('../../guides-api', () => ({
  readGuides: vi.fn(),
  decideGuide: vi.fn(),
  letThrough: vi.fn(),
}));

const guide = (fields: Partial<SiteGuideView> = {}): SiteGuideView => ({
  uid: 'k7m2p9q4r6t8',
  name: 'Cheap watches',
  creator: { uid: 'c7m2p9q4r6t8', name: 'Sam' },
  owner: 'Sam',
  languages: ['en'],
  category: 'Home',
  tags: ['wood'],
  views: 3,
  publishedAt: '2026-11-20T10:00:00.000Z',
  isByLink: false,
  isWaiting: false,
  takenDownAt: null,
  ...fields,
});

beforeEach(() => {
  vi.resetAllMocks();
});

const open = async (fields?: Partial<SiteGuideView>) => {
  vi.mocked(readGuides).mockResolvedValue({ results: [guide(fields)], totalResults: 1 });
  renderUi(
    <ProofProvider
      account={{ email: 'op@example.org', hasPassword: true, providers: [] }}
      ways={ALL_WAYS}
    >
      <GuidesCard />
    </ProofProvider>,
  );
  await screen.findByRole('heading', { name: 'Cheap watches' });
};
const press = (name: string, place: HTMLElement = document.body) =>
  userEvent.click(within(place).getByRole('button', { name }));

it('finds a guide and takes it down with a reason', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'watches');
  await userEvent.type(screen.getByRole('textbox', { name: 'Tag' }), 'wood');
  await press('Search');
  await waitFor(() =>
    expect(vi.mocked(readGuides).mock.lastCall?.[0]).toMatchObject({
      query: 'watches',
      tag: 'wood',
      state: 'all',
    }),
  );
  await press('Take down');
  const dialog = screen.getByRole('dialog', { name: 'Take “Cheap watches” down?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'Sells watches.');
  await press('Take down', dialog);
  await waitFor(() =>
    expect(decideGuide).toHaveBeenCalledWith('takeDown', 'k7m2p9q4r6t8', 'Sells watches.'),
  );
});

it('lets a guide through that waits, in one press', async () => {
  await open({ isWaiting: true });
  await press('Let through');
  await waitFor(() => expect(letThrough).toHaveBeenCalledWith('k7m2p9q4r6t8'));
  await screen.findByText(/all other guides of its account are listed/);
});
