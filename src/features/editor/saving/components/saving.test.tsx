import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  bodyOf,
  fetchMock,
  field,
  open,
  pass,
  refused,
  saved,
  setOnline,
  state,
  step,
  text,
  type,
  UID,
  withEditor,
} from '@/testing/ui/open-editor';

vi.setConfig({ testTimeout: 20_000 });
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => '/',
}));

withEditor();

describe('typed text', () => {
  it('is saved automatically after a pause, without a toast', async () => {
    fetchMock.mockResolvedValueOnce(saved('Sand well', 2));
    open();
    type('Sand well');
    expect(state()).toContain('Saving…');
    await pass(1_200);
    expect(bodyOf(0)).toMatchObject({ version: 1, name: text('Sand well', 'Lixar') });
    expect(state()).toMatch(/Saved · 12:04/);
    expect(screen.queryByText('Step successfully updated!')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('during a save stays, and follows with the new version', async () => {
    let answer: (response: Response) => void = () => {};
    fetchMock
      .mockReturnValueOnce(
        new Promise((resolve) => {
          answer = resolve;
        }),
      )
      .mockResolvedValueOnce(saved('Sand well and long', 3));
    open();
    type('Sand well ');
    await pass(1_200);
    type('Sand well and');
    await pass(5_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    type('Sand well and long');
    await act(async () => answer(saved('Sand well', 2)));
    expect(field().value).toBe('Sand well and long');
    await pass(3_000);
    expect(bodyOf(1)).toMatchObject({ version: 2, name: text('Sand well and long', 'Lixar') });
    expect(state()).toContain('Saved');
  });

  it('keeps trailing spaces that are not stored', async () => {
    fetchMock.mockResolvedValueOnce(saved('Sand well', 2));
    open();
    type('Sand well ');
    await pass(1_200);
    expect(field().value).toBe('Sand well ');
    expect(state()).toContain('Saved');
    await pass(60_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is saved at once when another item is opened, and when the page is hidden', async () => {
    fetchMock.mockResolvedValueOnce(saved('One', 2)).mockResolvedValueOnce(saved('Two', 3));
    open();
    type('One');
    fireEvent.click(screen.getByRole('button', { name: 'Close panel' }));
    await pass(0);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: /One/, expanded: false }));
    type('Two');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(fetchMock.mock.calls[1]?.[1].keepalive).toBe(true);
    expect(bodyOf(1)).toMatchObject({ version: 2, name: text('Two', 'Lixar') });
  });

  it('is saved at once when the page unloads', async () => {
    fetchMock.mockResolvedValueOnce(saved('Left', 2));
    open();
    type('Left');
    fireEvent(window, new Event('pagehide'));
    await pass(0);
    expect(fetchMock.mock.calls[0]?.[1].keepalive).toBe(true);
    expect(bodyOf(0)).toMatchObject({ name: text('Left', 'Lixar') });
  });

  it('is not sent while invalid: the field says why, and the device stores it', async () => {
    open();
    type('');
    await pass(1_200);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(state()).toContain('Not saved yet: ');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(localStorage.length).toBe(1);
    fetchMock.mockResolvedValueOnce(saved('Oil', 2));
    type('Oil');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    await pass(1_200);
    expect(state()).toContain('Saved');
  });

  it('waits on the device when offline, and is sent when the network is back', async () => {
    const online = setOnline(false);
    open();
    type('Offline text');
    await pass(1_200);
    expect(state()).toContain('Offline, kept on this device');
    expect(fetchMock).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    fetchMock.mockResolvedValueOnce(saved('Offline text', 2));
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(state()).toContain('Saved');
  });

  it('is retried when the server cannot be reached, and at once on request', async () => {
    fetchMock
      .mockRejectedValueOnce(new TypeError('down'))
      .mockRejectedValueOnce(new TypeError('down'))
      .mockResolvedValueOnce(saved('Again', 2));
    open();
    type('Again');
    await pass(1_200);
    expect(state()).toContain('Offline, kept on this device');
    await pass(2_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(0);
    expect(state()).toContain('Saved');
  });

  it.each([
    [503, 'unavailable'],
    [429, 'too_many_requests'],
  ])(
    'is sent again after a passing failure (%s), with one calm line until then',
    async (...refusal) => {
      fetchMock
        .mockResolvedValueOnce(refused(...refusal))
        .mockResolvedValueOnce(saved('Healed', 2));
      open();
      type('Healed');
      fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
      // The next text is the guide's name in Portuguese, in the settings.
      await pass(0);
      fireEvent.mouseDown(screen.getByRole('tab', { name: 'Steps' }), { button: 0 });
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
      fireEvent.click(screen.getByRole('button', { name: /Sand/, expanded: false }));
      expect(state()).toContain('Not sent yet, kept on this device');
      await pass(60_000);
      expect(fetchMock).toHaveBeenCalledTimes(2);
      expect(state()).toMatch(/Saved · 12:/);
    },
  );

  it('has an error when the server refuses it, at the field too, and can be sent again', async () => {
    fetchMock.mockResolvedValueOnce(
      refused(422, 'validation_failed', {
        error: {
          code: 'validation_failed',
          message: 'Some fields need your attention.',
          fields: { 'name.0.value': 'Not that.' },
        },
      }),
    );
    open();
    type('Refused');
    await pass(1_200);
    expect(state()).toContain('Not saved: Some fields need your attention.');
    expect(screen.getByText('Not that.')).toBeTruthy();
    await pass(600_000);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('saving manually', () => {
  it('says so, also when everything was already saved automatically', async () => {
    fetchMock.mockResolvedValueOnce(saved('By hand', 2));
    open();
    type('By hand');
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    await pass(0);
    // In the save bar: no toast covers the next button.
    expect(state()).toMatch(/Saved · 12:04.*Step successfully updated!/);
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(0);
    expect(state()).toContain('Step successfully updated!');
    expect(fetchMock).toHaveBeenCalledTimes(1);
    type('By hand and on');
    expect(state()).not.toContain('Step successfully updated!');
  });

  it('creates a new item once, however often its answer is lost, and keeps text typed meanwhile', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('lost'));
    const { unmount } = open({ address: `/dashboard/projects/${UID}/chapter/new#steps` });
    type('Part');
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await pass(0);
    expect(state()).toContain('Offline, kept on this device');
    unmount();
    open({ address: `/dashboard/projects/${UID}/chapter/new#steps` });
    expect(field().value).toBe('Part');
    type('Part two');
    const chapter = (name: string, version: number) => ({
      ...step(name, version),
      id: 'c1',
      type: 2,
      description: [],
      name: [
        { lang: 'en', value: name },
        { lang: 'pt-BR', value: '', pending: true },
      ],
    });
    fetchMock
      .mockResolvedValueOnce(Response.json(chapter('Part', 1), { status: 201 }))
      .mockResolvedValueOnce(Response.json(chapter('Part two', 2)));
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await pass(1_200);
    const keyOf = (call: number) =>
      new Headers(fetchMock.mock.calls[call]?.[1].headers).get('Idempotency-Key');
    expect(keyOf(1)).toBe(keyOf(0));
    expect(bodyOf(1)).toEqual(bodyOf(0));
    expect(bodyOf(2)).toMatchObject({
      version: 1,
      name: [
        { lang: 'en', value: 'Part two' },
        { lang: 'pt-BR', value: '', pending: true },
      ],
    });
  });
});
