import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  bodyOf,
  fetchMock,
  field,
  open,
  pass,
  projectWith,
  refused,
  saved,
  setOnline,
  state,
  step,
  text,
  type,
  withEditor,
} from '@/testing/ui/open-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

describe('unsent text', () => {
  const typeAndCrash = async () => {
    setOnline(false);
    const { unmount } = open();
    type('Half a sent');
    unmount();
    vi.restoreAllMocks();
  };

  it('is restored after a crash and saved', async () => {
    await typeAndCrash();
    fetchMock.mockResolvedValueOnce(saved('Half a sent', 2));
    open();
    expect(field().value).toBe('Half a sent');
    await pass(1_200);
    expect(state()).toContain('Saved');
    expect(localStorage.length).toBe(0);
  });

  it('never appears for another person', async () => {
    await typeAndCrash();
    open({ account: 'ben' });
    expect(field().value).toBe('Sand');
    await pass(5_000);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('is compared with what somebody else saved since', async () => {
    await typeAndCrash();
    open({ project: projectWith(step('Their words', 3)) });
    expect(screen.getByRole('region', { name: 'This was changed elsewhere too' })).toBeTruthy();
    await pass(5_000);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('a version that somebody else saved meanwhile', () => {
  const overtake = async (current: ReturnType<typeof step>) => {
    fetchMock.mockResolvedValueOnce(refused(409, 'stale_version', { current }));
    open();
    type('Mine');
    type('My text', 'Description');
    await pass(1_200);
  };

  it('opens a comparison of what both changed, and saves the choice on top of it', async () => {
    await overtake(step('Theirs', 4, { description: text('Their text', 'Texto deles') }));
    const comparison = within(
      screen.getByRole('region', { name: 'This was changed elsewhere too' }),
    );
    expect(
      comparison.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['Name, English', 'Description, English']);
    expect(state()).toContain('Not saved: this was changed elsewhere too.');
    expect(field().value).toBe('Mine');
    fetchMock.mockResolvedValueOnce(saved('Theirs', 5));
    fireEvent.click(comparison.getByRole('radio', { name: /Theirs/ }));
    fireEvent.click(comparison.getByRole('button', { name: 'Save this choice' }));
    await pass(0);
    expect(bodyOf(1)).toEqual({
      version: 4,
      alt: [],
      name: text('Theirs', 'Lixar'),
      description: text('My text', 'Texto deles'),
    });
    expect(screen.queryByRole('region', { name: 'This was changed elsewhere too' })).toBeNull();
  });

  it('can be accepted as a whole', async () => {
    await overtake(step('Theirs', 4, { description: text('Their text', 'Devagar') }));
    fireEvent.click(screen.getByRole('button', { name: 'Take all of theirs' }));
    await pass(5_000);
    expect([field().value, field('Description').value]).toEqual(['Theirs', 'Their text']);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is merged with mine without a question where both changed different texts, with a notice', async () => {
    fetchMock
      .mockResolvedValueOnce(
        refused(409, 'stale_version', {
          current: step('Sand', 2, { description: text('Theirs', 'Devagar') }),
        }),
      )
      .mockResolvedValueOnce(saved('Mine', 3));
    open();
    type('Mine');
    await pass(1_200);
    await pass(1_200);
    expect(bodyOf(1)).toEqual({
      version: 2,
      alt: [],
      name: text('Mine', 'Lixar'),
      description: text('Theirs', 'Devagar'),
    });
    expect(state()).toContain('What was changed elsewhere is included.');
  });
});
