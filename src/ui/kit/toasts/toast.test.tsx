import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '@/testing/ui/render-ui';
import { useToast } from './toast-context';
import type { ToastMessage } from './toast-context';

function Teller({ messages }: { messages: ToastMessage[] }) {
  const showToast = useToast();
  return (
    <button type="button" onClick={() => messages.forEach(showToast)}>
      tell
    </button>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tell = (...messages: ToastMessage[]) => {
  renderUi(<Teller messages={messages} />);
  fireEvent.click(screen.getByText('tell'));
};

it('shows a message in a live region, which was there before, and takes it away after five seconds', () => {
  renderUi(<Teller messages={[{ text: 'Saved' }]} />);
  const region = document.querySelector('[aria-live=polite]');
  fireEvent.click(screen.getByText('tell'));
  expect(region?.contains(screen.getByText('Saved'))).toBe(true);
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('announces a failure at once and leaves it until it is put away', () => {
  tell({ text: 'Failed', tone: 'bad' });
  expect(screen.getByRole('alert').textContent).toContain('Failed');
  act(() => vi.advanceTimersByTime(600_000));
  expect(screen.getByText('Failed')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
  expect(screen.queryByText('Failed')).toBeNull();
});

it('goes when a finger pushes it far enough, and comes back when not', () => {
  tell({ text: 'Saved' });
  const toast = screen.getByText('Saved').closest('.pointer-events-auto') as HTMLElement;
  const push = (byPx: number, pointerType = 'touch') => {
    fireEvent.pointerDown(toast, { pointerType, clientX: 100 });
    fireEvent.pointerMove(toast, { pointerType, clientX: 100 + byPx });
    fireEvent.pointerUp(toast, { pointerType, clientX: 100 + byPx });
  };
  push(40);
  push(200, 'mouse');
  expect([screen.getByText('Saved').textContent, toast.style.transform]).toEqual(['Saved', '']);
  push(-120);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('waits while somebody reads', () => {
  tell({ text: 'Saved' });
  const toast = screen.getByText('Saved').closest('.pointer-events-auto') as Element;
  fireEvent.pointerEnter(toast);
  fireEvent.pointerMove(toast);
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Saved')).toBeTruthy();
  fireEvent.pointerLeave(toast);
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('goes although a pointer rests where it came up: what was to be pressed there must not stay covered', () => {
  tell({ text: 'Saved' });
  fireEvent.pointerEnter(screen.getByText('Saved').closest('.pointer-events-auto') as Element);
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('shows three at most, the same words once, and can be dismissed', () => {
  tell({ text: 'a' }, { text: 'b' }, { text: 'c' }, { text: 'd' }, { text: 'd' });
  expect(['a', 'b', 'c', 'd'].map((text) => screen.queryAllByText(text).length)).toEqual([
    0, 1, 1, 1,
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as Element);
  expect(screen.queryByText('b')).toBeNull();
});

it('offers to undo for ten seconds, by its button and by Ctrl+Z, but not out of a field', () => {
  const onUndo = vi.fn();
  tell({ text: 'Gone', undo: onUndo });
  act(() => vi.advanceTimersByTime(9_900));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect([onUndo.mock.calls.length, screen.queryByText('Gone')]).toEqual([1, null]);
  fireEvent.click(screen.getByText('tell'));
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(2);
  field.remove();
  fireEvent.click(screen.getByText('tell'));
  act(() => vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('Gone')).toBeNull();
});
