import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/browser/api/api-error';
import { renderUi } from '@/testing/ui/render-ui';
import { sampleProject } from '@/testing/ui/sample-project';
import type { ProjectInput, ProjectView } from '../../../schema';
import { ProjectForm } from './project-form';

const initial: Partial<ProjectView> = {
  name: 'Shelf',
  languages: ['pt-BR', 'en'],
  type: 2,
  averageTime: '01:05',
  people: 3,
  description: '',
  ref: 'SH-1',
  brand: '',
  category: '',
  tags: ['wood'],
  tools: [],
  parts: [],
};
const translated = sampleProject({
  languages: ['pt-BR', 'en'],
  name: 'Estante',
  names: [{ lang: 'en', value: 'Shelf', state: 'old' }],
  category: 'Móvel',
  categories: [{ lang: 'en', value: 'Furniture', state: 'old' }],
  description: 'Para livros',
  descriptions: [{ lang: 'en', value: 'For books', state: 'written' }],
  parts: ['tábua', 'cola'],
  partLists: [{ lang: 'en', values: ['board', 'glue'], states: ['written', 'old'] }],
});
const open = (
  props: Partial<Parameters<typeof ProjectForm>[0]> = {},
  locale: 'en' | 'pt-BR' = 'en',
) => {
  const onSubmit = vi.fn<Parameters<typeof ProjectForm>[0]['onSubmit']>(async () => {});
  renderUi(<ProjectForm onSubmit={onSubmit} onCancel={vi.fn()} {...props} />, locale);
  return { user: userEvent.setup(), onSubmit };
};

const more = () => screen.getByText('More').closest('summary') as HTMLElement;

describe('the project form', () => {
  it('says what is missing in the words of the specification and goes to the first field', async () => {
    const { user, onSubmit } = open();
    await user.click(more());
    await user.clear(screen.getByLabelText('People'));
    await user.clear(screen.getByLabelText('minutes'));
    await user.click(more());
    await user.click(screen.getByRole('button', { name: 'Remove English' }));
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    for (const text of [
      'Please enter name',
      'Please select at least one language',
      'Please enter average time',
      'Please enter the amount of people',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    // 'More' does not hide an error inside it.
    expect(screen.getByRole<HTMLDetailsElement>('group', { name: '' }).open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends what was entered, the main language first', async () => {
    const { user, onSubmit } = open();
    await user.type(screen.getByLabelText('Name'), ' Shelf ');
    await user.click(more());
    await user.click(screen.getByRole('button', { name: 'Add Português (Brasil)' }));
    await user.click(screen.getByRole('button', { name: 'Move Brazilian Portuguese up' }));
    await user.click(screen.getByRole('radio', { name: /Private/ }));
    await user.clear(screen.getByLabelText('minutes'));
    await user.type(screen.getByLabelText('minutes'), '90');
    await user.type(screen.getByLabelText(/^Tools/), 'saw, drill, Saw,');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Shelf',
      kind: 1,
      yield: null,
      languages: ['pt-BR', 'en'],
      type: 2,
      averageTime: '01:30',
      people: 1,
      description: '',
      ref: '',
      brand: '',
      category: '',
      tags: [],
      tools: ['saw', 'drill', 'Saw'],
      parts: [],
    });
  });

  it('needs no more than a name for a new guide, and says in one line what the rest is', async () => {
    const { user, onSubmit } = open();
    expect(more().textContent).toBe('More30 min · 1 person · public · change later in Settings');
    await user.type(screen.getByLabelText('Name'), 'Shelf');
    await user.click(screen.getByRole('button', { name: 'Create project' }));
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Shelf',
        languages: ['en'],
        averageTime: '00:30',
        people: 1,
        type: 1,
      }),
    );
    await user.click(more());
    await user.type(screen.getByLabelText('hours'), '2');
    await user.click(screen.getByRole('radio', { name: /Private/ }));
    expect(more().textContent).toContain('2 h 30 min · 1 person · private');
  });

  it('counts the letters of fields with a bound, and says so before it is sent when there are too many', () => {
    open({ initial: initial as ProjectView });
    for (const [label, max] of [
      ['Name', 120],
      ['Description', 500],
      ['Reference code', 80],
      ['Brand', 80],
      ['Category', 80],
    ] as const) {
      const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
      fireEvent.change(field, { target: { value: '🪵'.repeat(max) } });
      expect([label, field.ariaInvalid ?? field.getAttribute('aria-invalid')]).toEqual([
        label,
        null,
      ]);
      expect(screen.getByText(`${max}/${max}`)).toBeTruthy();
      fireEvent.change(field, { target: { value: '🪵'.repeat(max + 1) } });
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText(`At most ${max} characters.`)).toBeTruthy();
      fireEvent.change(field, { target: { value: 'short' } });
    }
  });

  it('shows a project and what the server refuses about it', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce(
      new ApiError('validation_failed', 'Some fields need your attention.', {
        status: 422,
        fields: {
          languages: 'Not written in this language yet.',
          'tags.0': 'At most 60 characters.',
        },
      }),
    );
    const { user } = open({ initial: initial as ProjectView, onSubmit });
    expect(screen.getByLabelText<HTMLInputElement>('hours').value).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      await within(screen.getByRole('group', { name: 'Languages' })).findByText(
        'Not written in this language yet.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('At most 60 characters.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Update' }).hasAttribute('disabled')).toBe(false),
    );
  });

  it('has a tab for each language, parts entry by entry beside those of the main language', async () => {
    const onSubmit = vi.fn<(values: ProjectInput) => Promise<void>>().mockRejectedValueOnce(
      new ApiError('validation_failed', 'Some fields need your attention.', {
        status: 422,
        fields: {
          'names.0.value': 'At most 120 characters.',
          'partLists.0.values.1': 'At most 200 characters.',
        },
      }),
    );
    const { user } = open({
      initial: { ...initial, name: 'Estante', parts: ['tábua', 'cola'] } as ProjectView,
      onSubmit,
    });
    await user.click(screen.getByRole('tab', { name: /English.*still to be written/ }));
    await user.type(screen.getByLabelText('Name'), 'Shelf');
    expect(screen.getByLabelText('Name').getAttribute('lang')).toBe('en');
    await user.type(screen.getByLabelText('cola'), 'glue');
    await user.click(screen.getByRole('tab', { name: 'Português (Brasil)' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'Estante',
        parts: ['tábua', 'cola'],
        names: [{ lang: 'en', value: 'Shelf' }],
        partLists: [{ lang: 'en', values: ['', 'glue'] }],
      }),
    );
    expect(await screen.findByText('At most 120 characters.')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('English');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(screen.getByLabelText('cola').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText('tábua').getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Português (Brasil)' }));
    await user.click(screen.getByRole('button', { name: 'Remove tábua' }));
    await user.click(screen.getByRole('tab', { name: /^English/ }));
    expect(screen.getByLabelText<HTMLInputElement>('cola').value).toBe('glue');
  });

  it('shows old texts, and sends which are still right', async () => {
    const { user, onSubmit } = open({ initial: translated });
    await user.click(screen.getByRole('tab', { name: /English.*outdated: the source changed/ }));
    await user.click(screen.getByRole('button', { name: 'Translation is still correct: Name' }));
    await user.click(screen.getByRole('button', { name: 'Translation is still correct: cola' }));
    await user.click(screen.getByRole('button', { name: 'Undo: Name' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const [[sent] = []] = onSubmit.mock.calls;
    expect(sent).toMatchObject({
      partLists: [{ lang: 'en', values: ['board', 'glue'], states: ['missing', 'written'] }],
    });
    expect([sent?.names, sent?.keepTranslations]).toEqual([undefined, undefined]);
  });

  it('asks whether a changed source was only a typo', async () => {
    const { user, onSubmit } = open({ initial: translated });
    const typo = () => screen.queryByRole('checkbox', { name: /^Only a typo/ });
    await user.type(screen.getByLabelText(/^Category/), 's');
    expect(typo()).toBeNull();
    await user.type(screen.getByLabelText(/^Description/), '.');
    await user.click(typo() as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Para livros.', keepTranslations: true }),
    );
  });

  it('recognises a bar code, and says which digit a mistyped one should end with without standing in the way', async () => {
    const { user, onSubmit } = open({ initial: { ...initial, ref: '' } as ProjectView });
    const ref = screen.getByLabelText(/^Reference code/);
    await user.type(ref, '4006381 333930');
    expect(
      await screen.findByText('If this is a bar code, its last digit should be 1.'),
    ).toBeTruthy();
    expect(ref.getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ ref: '4006381 333930' }));
    await user.type(ref, '4006381 333931');
    expect(await screen.findByText(/^Bar code recognised/)).toBeTruthy();
    await user.type(ref, 'x');
    await waitFor(() => expect(screen.queryByText(/bar code/i)).toBeNull(), { timeout: 5_000 });
  });

  it('keeps what was entered when the server cannot be reached', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(
        new ApiError('unreachable', 'We could not reach the server.', { status: 0 }),
      );
    const { user } = open({ initial: initial as ProjectView, onSubmit });
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('We could not reach the server.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Shelf');
  });

  it('speaks Portuguese', async () => {
    const { user } = open({}, 'pt-BR');
    await user.click(screen.getByRole('button', { name: 'Criar projeto' }));
    expect(screen.getByText('Digite o nome')).toBeTruthy();
    expect(screen.getByText(/^30 min · 1 pessoa · público/)).toBeTruthy();
  });
});
