import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { ALL_WAYS } from '@/testing/ui/sign-in-ways';
import type { LabelChangeView, LabelView } from '../../../labels/schema';
import { changeLabels, readLabelChanges, readLabels, undoLabels } from '../../labels-api';
import { ProofProvider } from '../proof-provider';
import { LabelsCard } from './labels-card';

vi.mock('../../labels-api', () => ({
  readLabels: vi.fn(),
  readLabelChanges: vi.fn(),
  changeLabels: vi.fn(),
  undoLabels: vi.fn(),
}));

const label = (name: string, lang: LabelView['lang'] = 'en'): LabelView => ({
  id: `${lang} ${name}`,
  name,
  lang,
  guides: 2,
});
const done: LabelChangeView = {
  id: '01939d6e-7a10-7000-8000-000000000000',
  kind: 'tag',
  lang: 'en',
  names: ['wood'],
  to: 'Timber',
  state: 'done',
  operator: 'Olga',
  guides: 2,
  changed: 2,
  undone: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: '2026-11-20T10:00:01.000Z',
  canUndo: true,
};

beforeEach(() => {
  vi.resetAllMocks();
  const labels = [label('wood'), label('oak'), label('Holz', 'de')];
  vi.mocked(readLabels).mockResolvedValue({ results: labels, totalResults: 3 });
  vi.mocked(readLabelChanges).mockResolvedValue({ results: [done], totalResults: 1 });
  vi.mocked(changeLabels).mockResolvedValue(done);
});

const open = async () => {
  renderUi(
    <ProofProvider
      account={{ email: 'op@example.org', hasPassword: true, providers: [] }}
      ways={ALL_WAYS}
    >
      <LabelsCard />
    </ProofProvider>,
  );
  await screen.findByRole('checkbox', { name: /wood/ });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

it('merges labels of one language under a new name', async () => {
  await open();
  await choose(/wood/);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Holz/ }).disabled).toBe(true);
  await choose(/oak/);
  await userEvent.type(screen.getByRole('textbox', { name: 'New name' }), 'Timber');
  await press('Merge');
  await waitFor(() =>
    expect(changeLabels).toHaveBeenCalledWith({
      kind: 'tag',
      lang: 'en',
      names: ['wood', 'oak'],
      to: 'Timber',
    }),
  );
});

it('removes a label, and undoes a change', async () => {
  await open();
  await choose(/oak/);
  await press('Remove');
  await waitFor(() =>
    expect(vi.mocked(changeLabels).mock.lastCall?.[0]).toMatchObject({ names: ['oak'], to: null }),
  );
  await press('Undo');
  await waitFor(() => expect(undoLabels).toHaveBeenCalledWith(done.id));
});
