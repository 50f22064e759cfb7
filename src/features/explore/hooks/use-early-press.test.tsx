import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useEarlyPress } from './use-early-press';

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useEarlyPress(bar);
  return (
    <div ref={bar} data-testid="bar">
      <button type="button" popoverTarget="filter-tag">
        Tag
      </button>
      <button type="button" popoverTarget="list-sort">
        Sort
      </button>
      <div id="list-sort" popover="auto" />
    </div>
  );
}

/** Shows the bar; the answer counts the presses that the browser was left to act on. */
function showBar() {
  const acted = vi.fn();
  render(<Bar />);
  const count = (event: MouseEvent) => {
    if (!event.defaultPrevented) acted((event.target as Element).textContent);
  };
  document.addEventListener('click', count);
  return {
    acted,
    tag: screen.getByRole('button', { name: 'Tag' }),
    bar: screen.getByTestId('bar'),
    end: () => document.removeEventListener('click', count),
  };
}

const drop = () => Object.assign(document.createElement('div'), { id: 'filter-tag' });

it('repeats a press once what it opens has been sent', async () => {
  const { acted, tag, bar, end } = showBar();
  fireEvent.click(tag);
  expect(acted).not.toHaveBeenCalled();
  bar.append(drop());
  await vi.waitFor(() => expect(acted.mock.calls).toEqual([['Tag']]));
  end();
});

it('repeats a press once what it opens has been put in its place: opened in the hidden box in which it was sent, it would be closed there', async () => {
  const { acted, tag, bar, end } = showBar();
  const box = Object.assign(document.createElement('div'), { hidden: true });
  const sent = drop();
  box.append(sent);
  document.body.append(box);
  fireEvent.click(tag);
  expect(acted).not.toHaveBeenCalled();
  bar.append(sent);
  await vi.waitFor(() => expect(acted.mock.calls).toEqual([['Tag']]));
  box.remove();
  end();
});

it('repeats nothing for who has pressed something else meanwhile, and keeps no press that is answered', async () => {
  const { acted, tag, bar, end } = showBar();
  fireEvent.click(tag);
  fireEvent.click(screen.getByRole('button', { name: 'Sort' }));
  bar.append(drop());
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(acted.mock.calls).toEqual([['Sort']]);
  fireEvent.click(tag);
  expect(acted.mock.calls).toEqual([['Sort'], ['Tag']]);
  end();
});
