import { unitDigest } from '@/features/translations/model/unit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  fetchMock,
  open,
  pass,
  projectWith,
  step,
  text,
  UID,
  withEditor,
} from '@/testing/ui/open-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

const file = { name: 'k', key: 'k', url: '', width: 4, height: 3, variants: [] };
const mark = (id: string, en: string) => ({
  ...{ id, kind: 'circle', x: 0.1, y: 0.2, w: 0.3, h: 0.4, number: 1, tone: 'red' },
  label: [{ lang: 'en', value: en }],
});

it('translates the labels of marks, which stay where they are', async () => {
  const media = [
    {
      ...{ id: 'm', file, alt: text('Tube', 'Tubo'), clip: null, edit: null },
      marks: [mark('a', 'Screw'), mark('b', '')],
    },
  ];
  const stored = step('Sand', 1, { media, file, alt: media[0]?.alt });
  fetchMock.mockImplementation(async (_, { method }) =>
    Response.json(
      method === 'PATCH'
        ? { project, steps: [{ ...stored, version: 2 }], questions: [] }
        : { results: [] },
    ),
  );
  const names = text('Shelf', 'Estante').map((each) => ({ ...each, state: 'written' as const }));
  const project = { ...projectWith(stored), names } as ReturnType<typeof projectWith>;
  open({ project, address: `/dashboard/projects/${UID}#translate` });
  await act(() => vi.dynamicImportSettled());
  const editor = within(screen.getByRole('form'));
  expect(editor.getByRole('heading').textContent).toBe('Step 1, Label of mark 1');
  fireEvent.change(editor.getByRole('textbox'), { target: { value: 'Parafuso' } });
  await pass(2_000);
  const sent = fetchMock.mock.calls.find(([, { method }]) => method === 'PATCH')?.[1].body;
  expect(JSON.parse(String(sent)).texts).toMatchObject([
    { id: 'step.s1.media.m.mark.a', value: 'Parafuso', of: unitDigest('Screw') },
  ]);
});
