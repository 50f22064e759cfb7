import { fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messagesFor } from '@/i18n/messages';
import { keyedEntries } from '@/shared/http/entries';
import { CheckList } from './check-list';

const UID = 'abcdefghjkmn';
const KEY = `makerstep_ready:${UID}:tools`;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** A list as it comes in the HTML of a page; `hydrate` takes it over. */
function show(names = ['Pump', 'Pen', 'Bowl'], uid = UID) {
  const entries = keyedEntries(names).map(({ key, entry }) => ({
    key,
    text: entry,
    lang: 'en' as const,
  }));
  const list = (
    <NextIntlClientProvider locale="en" messages={messagesFor('en')}>
      <CheckList projectUid={uid} kind="tools" title="Tools" entries={entries} />
    </NextIntlClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(list);
  document.body.append(container);
  return {
    hydrate: () => render(list, { container, hydrate: true }),
    end: () => container.remove(),
  };
}

describe('the ticks of a guide’s lists', () => {
  beforeEach(() => localStorage.clear());

  it('are remembered, for this guide only', () => {
    const first = show();
    first.hydrate();
    fireEvent.click(box('Pen'));
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    expect(screen.getByText('1/3')).toBeDefined();
    first.end();

    const again = show();
    again.hydrate();
    expect([box('Pen').checked, box('Pump').checked]).toEqual([true, false]);
    again.end();

    const other = show(undefined, 'nmkjhgfedcba');
    other.hydrate();
    expect(box('Pen').checked).toBe(false);
    other.end();
  });

  it('are one for each of two equal entries', () => {
    const first = show(['Egg', 'Salt', 'Egg']);
    first.hydrate();
    fireEvent.click(screen.getAllByLabelText('Egg')[1] as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    first.end();

    const again = show(['Egg', 'Salt', 'Egg']);
    again.hydrate();
    expect(screen.getAllByLabelText<HTMLInputElement>('Egg').map(({ checked }) => checked)).toEqual(
      [false, true],
    );
    again.end();
  });

  it('go away again', () => {
    const list = show();
    list.hydrate();
    fireEvent.click(box('Bowl'));
    fireEvent.click(box('Bowl'));
    expect(box('Bowl').checked).toBe(false);
    expect(localStorage.getItem(KEY)).toBe('[]');
    list.end();
  });

  it('count when they were made before the page was hydrated', () => {
    const list = show();
    fireEvent.click(box('Pen'));
    list.hydrate();
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['Pen']);
    list.end();
  });

  it('follow another tab', () => {
    const list = show();
    list.hydrate();
    localStorage.setItem(KEY, '["Pump"]');
    fireEvent(window, new StorageEvent('storage', { key: KEY }));
    expect(box('Pump').checked).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    list.end();
  });

  it('are not disturbed by nonsense in the storage', () => {
    for (const nonsense of ['{', '{"a":1}', '[1,null]', 'null']) {
      localStorage.setItem(KEY, nonsense);
      const list = show();
      list.hydrate();
      expect(box('Pump').checked, nonsense).toBe(false);
      list.end();
    }
  });

  it('work where the browser keeps nothing', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const list = show(undefined, 'pqrstuvwxyz2');
    list.hydrate();
    fireEvent.click(box('Pump'));
    expect(box('Pump').checked).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    list.end();
    set.mockRestore();
  });
});
