import { expect, it } from 'vitest';
import { correctedText } from './correction';
import { readSearchText, type Unit } from './search-query';

const unitsOf = (text: string, known: Record<string, Partial<Unit>>) =>
  readSearchText(text).units.map((unit) => ({ ...unit, ...known[unit.text] }));

it('says the word that was meant in place of the one that was typed, and leaves the rest as it is', () => {
  expect(
    correctedText(
      '  The Cabniet\tOak',
      unitsOf('The Cabniet Oak', { cabniet: { correction: 'cabinet', guesses: ['cabinet'] } }),
      [],
    ),
  ).toBe('The cabinet\tOak');
  expect(correctedText('Cabinet', unitsOf('Cabinet', {}), ['cabinet of oak'])).toBeUndefined();
});

it('takes of several words the one that the best hits have in their names, whole or as a beginning', () => {
  const units = unitsOf('garma masala', {
    garma: { correction: 'karma', guesses: ['karma', 'garam', 'gar'] },
  });
  expect(
    correctedText('garma masala', units, ['chicken masala', 'garam masala', 'karma arm']),
  ).toBe('garam masala');
  expect(correctedText('garma masala', units, ['karmas'])).toBe('karma masala');
  expect(correctedText('garma masala', units, ['chicken masala'])).toBe('karma masala');
});

it('says nothing of a word that the best hits have as it was typed', () => {
  const units = unitsOf('vido front', { vido: { guesses: ['video'] } });
  expect(correctedText('vido front', units, ['vidos front', 'video front'])).toBeUndefined();
  expect(correctedText('vido front', units, ['front of a video'])).toBe('video front');
  expect(correctedText('vido front', units, ['front'])).toBeUndefined();
});
