import { expect, it } from 'vitest';
import { nameOnce } from './name-once';

const text = (value: string) => ({ value, lang: 'en' as const, isFallback: false });
const shown = (name: string, description: string) => {
  const once = nameOnce(text(name), text(description));
  return [once.name.value, once.description.value];
};

it('shows a name once where the text begins with it', () => {
  expect(shown('Saw the board', 'Saw the board. Then sand it.')).toEqual([
    'Saw the board',
    'Then sand it.',
  ]);
  expect(shown('Saw it', '**Saw it.** Then sand it.')).toEqual(['Saw it', 'Then sand it.']);
  expect(shown('Saw the board', 'saw the board')).toEqual(['Saw the board', '']);
  expect(shown('Saw the board:', '**Saw the board**\n- with care')).toEqual([
    'Saw the board:',
    '- with care',
  ]);
});

it('divides no sentence and no quantity', () => {
  expect(shown('Heat to 2', 'Heat to 2 - 3 bar. Wait.')).toEqual(['Heat to 2 - 3 bar.', 'Wait.']);
  expect(shown('Add 2', 'Add 2.5 ml of glue.')).toEqual(['Add 2.5 ml of glue.', '']);
  expect(shown('Remove the two scr…', 'Remove the two screws. Keep them.')).toEqual([
    'Remove the two screws.',
    'Keep them.',
  ]);
  expect(shown('1. Saw', '1. Saw the board. Sand it.')).toEqual(['1. Saw the board.', 'Sand it.']);
  expect(shown('Do', '**Do not open. Hot!** Wait.')).toEqual(['Do not open. Hot!', 'Wait.']);
});

it('leaves every other text as it is', () => {
  for (const [name, description] of [
    ['Cut 1', 'Cut 10 pieces.'],
    ['Saw', 'Sawing takes long.'],
    ['Saw', 'Take the saw.'],
    ['…', '… and wait.'],
    ['Saw', ''],
  ] as const)
    expect(shown(name, description)).toEqual([name, description]);
});
