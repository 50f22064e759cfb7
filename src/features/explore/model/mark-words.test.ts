import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words';

const marked = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
    .join('');

describe('marking what was searched for', () => {
  it('finds beginnings of words without regard to case and accents', () => {
    expect(marked('Café com pão', 'cafe', 'pa')).toBe('[Café] com [pã]o');
    expect(marked('Trocar a BATERIA do celular', 'bateria')).toBe('Trocar a [BATERIA] do celular');
    expect(marked('Straße', 'stras')).toBe('[Straß]e');
  });

  it('marks a word inside another one only when it begins nowhere', () => {
    expect(marked('Holzschrauben', 'schraub')).toBe('Holz[schraub]en');
    expect(marked('Oil the boiler', 'oil')).toBe('[Oil] the boiler');
    expect(marked('Recap', 'cap')).toBe('Recap');
  });

  it('never cuts what is shown as one character', () => {
    expect(marked('Cafe\u0301 au lait', 'cafe')).toBe('[Cafe\u0301] au lait');
    expect(marked('👩‍🔧 fix', 'fix')).toBe('👩‍🔧 [fix]');
    expect(marked('ﬁlter', 'f')).toBe('[ﬁ]lter');
    expect(marked('\u{1F527} bike 🇧🇷', 'bike')).toBe('\u{1F527} [bike] 🇧🇷');
  });

  it('takes signs as they are, and marks what overlaps once', () => {
    expect(marked('100% cotton_(a)', '%', '_(')).toBe('100[%] cotton[_(]a)');
    expect(marked('banana', 'bana', 'ban')).toBe('[bana]na');
    expect(marked('sh-2000 lamp', 'sh-2000')).toBe('[sh-2000] lamp');
  });

  it('gives the whole text back', () => {
    for (const text of ['', 'a', 'Café\u00A0com  pão', 'İstanbul', 'ΑΣ', '한국어']) {
      expect(markWords(text, ['a', 'pa', '']).join('')).toBe(text);
    }
  });
});
