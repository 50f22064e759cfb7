import { expect, it } from 'vitest';
import { refusedIn, refusedKey, refusedOf } from './refused-words';

const refused = refusedOf({
  refusedWords: ['Casino', 'Pão', 'Œuvre'],
  refusedDomains: ['spam.example', 'xn--bcher-kva.example'],
});
const found = (text: string) => Object.values(refusedIn(text, refused)?.values ?? {})[0];

it.each([
  ['Casino', 'the CASINO.'],
  ['Casino', 'the cásinò'],
  ['Casino', 'ｃａｓｉｎｏ and 𝐜𝐚𝐬𝐢𝐧𝐨'],
  ['Casino', 'cas\u200Bino'],
  ['Casino', 'cas\u00ADi\u200Dno'],
  ['Casino', 'cas\u3164ino'],
  ['Casino', 'cas**ino**'],
  ['Casino', 'buy**casino**'],
  ['Casino', 'cas*ino'],
  ['Casino', 'buy*casino*now'],
  ['Casino', 'cas[ino](https://a.example)'],
  ['Casino', '[a](https://a.example/casino)'],
  ['Casino', '- a\n- my-casino_now'],
  ['Pão', 'PAO'],
  ['Œuvre', 'an oeuvre'],
  [undefined, 'casinos, occasino and cas ino'],
  ['spam.example', 'see spam.example'],
  ['spam.example', 'see HTTPS://www.Spam.Example:8080/x.'],
  ['spam.example', '[a](https://sp%61m.example/x)'],
  ['spam.example', 'https://sp%61m.example/x'],
  ['spam.example', '[a](https://a.spam。example)'],
  ['spam.example', 'www.sp\u200Bam.example.'],
  ['spam.example', 'ana@mail.spam.example'],
  ['xn--bcher-kva.example', 'http://www.BÜCHER.example'],
  [undefined, 'notspam.example, spam.example.org and spam example'],
])('finds %s in %j', (entry, text) => {
  expect(found(text)).toBe(entry);
});

it('takes single words of any script, and nothing else', () => {
  expect(['Pão', 'казино', 'v1agra'].map(refusedKey)).toEqual(['pao', 'казино', 'v1agra']);
  expect(['', '*', 'two words', 'a-b', "d'or", '①'].map(refusedKey)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
