import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  bodyOf,
  fetchMock,
  open,
  pass,
  refused,
  setOnline,
  state,
  step,
  text,
  UID,
  withEditor,
} from '@/testing/ui/open-editor';
import { unitDigest } from '@/features/translations/model/unit';
import { sampleProject } from '@/testing/ui/sample-project';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

it('compares a text of the guide that was changed elsewhere, before it is saved', async () => {
  const guide = (version: number, part: string) =>
    sampleProject({
      languages: ['en', 'pt-BR'],
      version,
      names: text('Shelf', 'Estante'),
      parts: ['board'],
      partLists: [{ lang: 'pt-BR', values: [part] }],
    });
  const answer = (version: number, part: string) => {
    const project = guide(version, part);
    return { project, steps: [], questions: [] };
  };
  const current = answer(2, 'prancha');
  fetchMock.mockResolvedValue(Response.json({ results: [], totalResults: 0 }));
  open({ project: guide(1, ''), address: `/dashboard/projects/${UID}#translate` });
  await act(() => vi.dynamicImportSettled());
  fetchMock.mockReset().mockResolvedValueOnce(refused(409, 'stale_version', { current }));
  fireEvent.change(within(screen.getByRole('form')).getByRole('textbox'), {
    target: { value: 'tábua' },
  });
  await pass(1_200);
  expect(state()).toContain('Not saved: this was changed elsewhere too.');
  const choice = screen.getByRole('region', { name: 'This was changed elsewhere too' });
  expect(choice.textContent).toContain('Part 1, Brazilian Portuguese');
  expect(within(choice).getByText('prancha')).toBeTruthy();
  fetchMock.mockResolvedValueOnce(Response.json(answer(3, 'tábua')));
  await act(async () => screen.getByRole('button', { name: 'Save this choice' }).click());
  expect(bodyOf(1)).toMatchObject({
    texts: [{ id: 'part.1', value: 'tábua', was: unitDigest('prancha') }],
  });
  expect(state()).toMatch(/Saved · 12:04/);
});

describe('a translation', () => {
  const write = async (value: string) => {
    fireEvent.change(within(screen.getByRole('form')).getByRole('textbox'), { target: { value } });
    await pass(1_200);
  };
  const openBench = async (project: ReturnType<typeof sampleProject>) => {
    fetchMock.mockResolvedValue(Response.json({ results: [], totalResults: 0 }));
    open({ project, address: `/dashboard/projects/${UID}#translate` });
    await act(() => vi.dynamicImportSettled());
    fetchMock.mockReset();
  };

  it('is saved without those of texts that were removed meanwhile', async () => {
    const guide = (version: number, parts: string[]) =>
      sampleProject({ languages: ['en', 'pt-BR'], version, parts, names: text('Shelf', '') });
    setOnline(false);
    await openBench(guide(1, ['board']));
    await write('Estante');
    fireEvent.click(screen.getByRole('button', { name: /board/ }));
    await write('tábua');
    setOnline(true);
    const fields = { 'texts.1.id': 'The project has no such text.' };
    fetchMock
      .mockResolvedValueOnce(
        Response.json(
          { error: { code: 'validation_failed', message: 'No.', fields } },
          { status: 422 },
        ),
      )
      .mockResolvedValueOnce(Response.json(guide(2, [])))
      .mockResolvedValueOnce(
        Response.json({
          project: { ...guide(3, []), names: text('Shelf', 'Estante') },
          steps: [],
          questions: [],
        }),
      );
    fireEvent(window, new Event('online'));
    await pass(3_000);
    expect(bodyOf(0)).toMatchObject({ texts: [{ id: 'project.name' }, { id: 'part.1' }] });
    expect(bodyOf(2)).toMatchObject({ texts: [{ id: 'project.name', value: 'Estante' }] });
    expect(state()).toMatch(/Saved · 12:04/);
  });

  it('is saved when its guide is translated from another language meanwhile', async () => {
    const named = (value: string) =>
      ['en', 'de', 'pt-BR'].map((lang) => ({
        lang,
        value: lang === 'pt-BR' ? value : `Sand ${lang}`,
      }));
    const guide = (languages: string[], version: number) =>
      sampleProject({
        languages,
        version,
        names: named('Lixar'),
        steps: [step('', 1, { name: named(''), description: named('Lixar') })],
      });
    await openBench(guide(['en', 'pt-BR', 'de'], 1));
    const project = guide(['de', 'pt-BR', 'en'], 2);
    const answer = (version: number, value: string) => ({
      project,
      steps: [step('', version, { name: named(value), description: named('Lixar') })],
      questions: [],
    });
    fetchMock
      .mockResolvedValueOnce(refused(409, 'stale_version', { current: answer(1, '') }))
      .mockResolvedValueOnce(Response.json(answer(2, 'Lixar')));
    await write('Lixar');
    await pass(3_000);
    expect(bodyOf(1)).toMatchObject({ texts: [{ value: 'Lixar', of: unitDigest('Sand de') }] });
    expect(state()).toMatch(/Saved · 12:04/);
  });
});
