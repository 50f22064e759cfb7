import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/render-ui';
import { CheckList } from '../components/check-list';
import { keepTicks } from './keep-ticks';

const UID = 'abcdefghjkmn';
const KEY = `makerstep_ready:${UID}:tools`;
const words = (done: number, total: number) => `${done} of ${total} ready`;
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** A list as it comes in the HTML of a page; nobody listens to it yet. */
function show(entries = ['Pump', 'Pen', 'Bowl']) {
  const { container, unmount } = renderUi(
    <CheckList kind="tools" title="Tools" entries={entries} lang="en" ticked={words} />,
  );
  let stop: () => void = () => undefined;
  return {
    listen: (uid = UID) => {
      stop = keepTicks(container, uid, words);
    },
    end: () => {
      stop();
      unmount();
    },
  };
}

describe('the ticks of a guide’s lists', () => {
  beforeEach(() => localStorage.clear());

  it('are remembered, for this guide only', () => {
    const first = show();
    first.listen();
    fireEvent.click(box('Pen'));
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    expect(screen.getByText('1/3')).toBeDefined();
    first.end();

    const again = show();
    again.listen();
    expect([box('Pen').checked, box('Pump').checked]).toEqual([true, false]);
    again.end();

    const other = show();
    other.listen('nmkjhgfedcba');
    expect(box('Pen').checked).toBe(false);
    other.end();
  });

  it('are one for each of two equal entries', () => {
    const first = show(['Egg', 'Salt', 'Egg']);
    first.listen();
    fireEvent.click(screen.getAllByLabelText('Egg')[1] as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    first.end();

    const again = show(['Egg', 'Salt', 'Egg']);
    again.listen();
    expect(screen.getAllByLabelText<HTMLInputElement>('Egg').map(({ checked }) => checked)).toEqual(
      [false, true],
    );
    again.end();
  });

  it('go away again', () => {
    const list = show();
    list.listen();
    fireEvent.click(box('Bowl'));
    fireEvent.click(box('Bowl'));
    expect(box('Bowl').checked).toBe(false);
    expect(localStorage.getItem(KEY)).toBe('[]');
    list.end();
  });

  it('count when they were made before anybody listened, and stay when they are told again', () => {
    const list = show();
    fireEvent.click(box('Pen'));
    list.listen();
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    fireEvent.change(box('Pen'));
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['Pen']);
    list.end();
  });

  it('follow another tab', () => {
    const list = show();
    list.listen();
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
      list.listen();
      expect(box('Pump').checked, nonsense).toBe(false);
      list.end();
    }
  });

  it('work where the browser keeps nothing', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    const list = show();
    list.listen('pqrstuvwxyz2');
    fireEvent.click(box('Pump'));
    expect(box('Pump').checked).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('1 of 3 ready');
    list.end();
    set.mockRestore();
  });
});
