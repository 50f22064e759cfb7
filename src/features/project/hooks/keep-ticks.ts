import { changeStored, onStoredChange, readStored } from '@/client/stored-values';

function parse(stored: string | null): Set<string> {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return new Set(
      Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [],
    );
  } catch {
    return new Set();
  }
}

const boxesOf = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];

/**
 * Remembers on this device what is ticked in the lists inside an element, and shows it there and in other tabs. What somebody ticked before
 * this was called counts too.
 * @param words how many of so many are ticked, for those who hear it
 * @returns how to stop that
 */
export function keepTicks(
  container: HTMLElement,
  projectUid: string,
  words: (done: number, total: number) => string,
): () => void {
  const lists = [...container.querySelectorAll<HTMLElement>('[data-ready]')];
  const keyOf = (list: HTMLElement) => `makerstep_ready:${projectUid}:${list.dataset['ready']}`;
  const tick = (list: HTMLElement, { value, checked }: HTMLInputElement) =>
    changeStored(keyOf(list), (before) => {
      const ticked = parse(before);
      if (checked) ticked.add(value);
      else ticked.delete(value);
      return JSON.stringify([...ticked]);
    });
  const show = () => {
    for (const list of lists) {
      const [ticked, boxes] = [parse(readStored(keyOf(list))), boxesOf(list)];
      for (const box of boxes) box.checked = ticked.has(box.value);
      const done = boxes.filter(({ checked }) => checked).length;
      const [figures, status] = [
        list.querySelector('[aria-hidden]'),
        list.querySelector('[role=status]'),
      ];
      if (figures) figures.textContent = `${done}/${boxes.length}`;
      if (status) status.textContent = words(done, boxes.length);
    }
  };
  const follow = ({ target }: Event) => {
    const list =
      target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-ready]') : null;
    if (list) tick(list, target as HTMLInputElement);
  };
  for (const list of lists) for (const box of boxesOf(list)) if (box.checked) tick(list, box);
  show();
  container.addEventListener('change', follow);
  const stop = onStoredChange(show);
  return () => {
    container.removeEventListener('change', follow);
    stop();
  };
}
