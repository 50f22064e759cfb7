import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StepUse } from '@/features/projects/model/content/content';
import { fetchMock, open, pass, step, UID, withEditor } from '@/testing/ui/open-editor';
import { sampleProject } from '@/testing/ui/sample-project';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

const ITEMS = [
  { id: 'flour', kind: 'part', fixed: false },
  { id: 'eggs', kind: 'part', fixed: false },
  { id: 'bowl', kind: 'tool', fixed: false },
];
const AMOUNTS = [
  { id: 'flour', amount: 300, amountTo: null, unit: 'g', name: 'flour', note: null, fixed: false },
  { id: 'eggs', amount: 2, amountTo: null, unit: null, name: 'eggs', note: null, fixed: false },
];
const guide = (uses: StepUse[] = []) =>
  sampleProject({
    languages: ['en', 'pt-BR'],
    parts: ['300 g flour', '2 eggs'],
    tools: ['bowl'],
    items: ITEMS,
    partAmounts: AMOUNTS,
    toolAmounts: [null],
    stepCount: 1,
    steps: [step('Mix', 1, { uses })],
  });
let version: number;
beforeEach(() => {
  version = 1;
  fetchMock.mockImplementation(async (address, { body }) => {
    if (address.includes('/uses/proposed'))
      return Response.json({
        results: [{ stepId: 's1', items: ['flour', 'bowl'] }],
        totalResults: 1,
      });
    version += 1;
    const sent = JSON.parse(String(body)) as object;
    return Response.json(step('Mix', version, { ...sent, version }));
  });
});
const sentUses = (call: number) =>
  (JSON.parse(String(fetchMock.mock.calls[call]?.[1].body)) as { uses?: StepUse[] }).uses;
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const check = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('checkbox', { name })));
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const section = () => screen.queryByRole('region', { name: 'Uses' });

it('is one quiet button until a step uses something, and no button without a list', async () => {
  const { unmount } = open({ project: sampleProject({ steps: [step('Mix')], stepCount: 1 }) });
  expect(screen.queryByRole('button', { name: 'Choose parts and tools' })).toBeNull();
  unmount();
  open({ project: guide() });
  expect(section()).toBeNull();
  await press('Choose parts and tools');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '300 g flour' }));
  await check('300 g flour');
  await check('bowl');
  await press('Done');
  await pass(1_200);
  expect(sentUses(0)).toEqual([{ item: 'flour' }, { item: 'bowl' }]);
  expect(within(section() ?? document.body).getAllByRole('listitem')).toHaveLength(2);
  // A tool is used whole.
  expect(screen.queryByLabelText('How much: bowl')).toBeNull();
});

it('takes a share, and an amount once it is written', async () => {
  open({ project: guide([{ item: 'flour' }]) });
  choose('How much: 300 g flour', '⅓');
  await pass(1_200);
  expect(sentUses(0)).toEqual([{ item: 'flour', share: 1 / 3 }]);
  choose('How much: 300 g flour', 'own');
  choose('Amount: 300 g flour', '0,');
  await pass(1_200);
  expect(sentUses(1)).toEqual([{ item: 'flour' }]);
  choose('Amount: 300 g flour', '0,2');
  choose('Unit: 300 g flour', 'kg');
  await pass(1_200);
  expect(sentUses(2)).toEqual([{ item: 'flour', amount: { value: 0.2, unit: 'kg' } }]);
  expect(screen.getByLabelText<HTMLInputElement>('Amount: 300 g flour').value).toBe('0,2');
});

it('keeps a share that no choice has', () => {
  open({ project: guide([{ item: 'flour', share: 0.2 }]) });
  expect(screen.getByLabelText<HTMLSelectElement>('How much: 300 g flour').value).toBe('0.2');
});

it('removes a use with an undo', async () => {
  open({ project: guide([{ item: 'flour', share: 0.5 }, { item: 'eggs' }]) });
  await press('Delete: 300 g flour');
  expect(document.activeElement?.textContent).toBe('Choose parts and tools');
  await pass(1_200);
  expect(sentUses(0)).toEqual([{ item: 'eggs' }]);
  await press('Undo');
  await pass(1_200);
  expect(sentUses(1)).toEqual([{ item: 'flour', share: 0.5 }, { item: 'eggs' }]);
});

const settings = `/dashboard/projects/${UID}#settings`;

it('proposes uses, which are accepted one by one or all, and saved in their steps', async () => {
  open({ project: guide(), address: settings });
  await press('Find in the steps');
  await pass(50);
  const dialog = within(screen.getByRole('dialog', { name: 'Find in the steps' }));
  expect(dialog.getByRole('group', { name: /Step ?1 ?Mix/ })).toBeTruthy();
  await check('bowl');
  expect(dialog.getByRole('status').textContent).toBe('1 of 2 accepted');
  await press('Accept 1');
  expect(dialog.getByRole('status').textContent).toBe('2 of 2 accepted');
  await pass(1_200);
  expect(sentUses(1)).toEqual([{ item: 'bowl' }, { item: 'flour' }]);
  await check('bowl');
  await press('Done');
  await pass(1_200);
  expect(sentUses(2)).toEqual([{ item: 'flour' }]);
});

it('names a step that takes no more, and proposes nothing for it', async () => {
  const uses = Array.from({ length: 30 }, (_, index) => ({ item: `other-${index}` }));
  open({ project: guide(uses), address: settings });
  await press('Find in the steps');
  await pass(50);
  expect(screen.getByText('At most 30 in a step.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'bowl' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

it('says below the list where the steps differ from it, and what they leave out', () => {
  open({ project: guide([{ item: 'flour', share: 0.5 }]), address: settings });
  expect(screen.getByText('In the list 300 g, in the steps 150 g')).toBeTruthy();
  expect(screen.getByText('No step uses:').nextElementSibling?.textContent).toBe('2 eggs');
});
