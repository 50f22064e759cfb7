import { commonOrder } from './common-order';

export type WordChange = { text: string; is: 'same' | 'added' | 'removed' };

/** Changes between two texts, word by word; neighbours of one kind are joined. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [former, words] = [wordsOf(before), wordsOf(after)];
  const changes: WordChange[] = [];
  const add = (is: WordChange['is'], list: readonly string[]) => {
    const text = list.join('');
    if (text === '') return;
    const last = changes.at(-1);
    if (last?.is === is) last.text += text;
    else changes.push({ text, is });
  };
  let [index, from] = [0, 0];
  for (const [at, formerAt] of [...commonOrder(former, words), [words.length, former.length]]) {
    add('removed', former.slice(from, formerAt));
    add('added', words.slice(index, at));
    add('same', words.slice(at, (at ?? 0) + 1));
    [index, from] = [(at ?? 0) + 1, (formerAt ?? 0) + 1];
  }
  return changes;
}

/** Words, and the spaces between them. */
const wordsOf = (text: string) => text.match(/\S+|\s+/gu) ?? [];
