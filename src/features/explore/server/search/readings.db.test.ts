import { describe, expect, it } from 'vitest';
import { ask, names, publish } from '@/testing/searches';

describe('a word that no guide has', () => {
  it.each([
    ['xbox', 'Box of oak'],
    ['iphone', 'Stand for a phone'],
    ['nokia', 'Nova lamp'],
    ['nokia', 'Novatel modem'],
  ])('is not taken for another word: %s beside %s', async (searched, name) => {
    await publish({ name });
    expect(await ask(searched)).toMatchObject({ totalResults: 0 });
  });

  it('leaves the other words of the search', async () => {
    await publish(
      { name: 'Watch battery' },
      { name: 'Drill battery' },
      { name: 'Camera', steps: ['Hold the phone, and take out its battery'] },
    );
    const answer = await ask('iphone battery');
    expect(answer).not.toHaveProperty('corrected');
    expect(answer).toMatchObject({ leftOutWords: ['iphone'], totalResults: 3 });
    expect(
      answer.results
        .slice(0, 2)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Drill battery', 'Watch battery']);
  });

  it('is not corrected to a word that only steps have, where the others are in names', async () => {
    await publish(
      { name: 'Hinge of a cabinet' },
      { name: 'Wash a car', steps: ['Take the sponge', 'Oil the hinge with care'] },
    );
    expect(await names('sponje hinge')).toContain('Hinge of a cabinet');
  });
});

describe('a search with few guides that have all words', () => {
  it('is followed by guides that lack one, those with rare words in their names first', async () => {
    await publish(
      { name: 'Tablet antenna', steps: ['Lift the player touch 6 screen off'] },
      { name: 'Player touch 5 screen' },
      { name: 'Player touch screen' },
      { name: 'Lamp' },
    );
    const answer = await ask('player touch 6 screen');
    expect(answer.results.map(({ name, without }) => [name, without])).toEqual([
      ['Tablet antenna', undefined],
      ...['Player touch screen', 'Player touch 5 screen'].map((name) => [name, ['6']]),
    ]);
    expect(answer).not.toHaveProperty('leftOutWords');
    expect(answer.totalResults).toBe(3);
  });

  it('lists only the whole ones where two words are together in a name', async () => {
    await publish({ name: 'Tall shelf' }, { name: 'Tall lamp' }, { name: 'Low shelf' });
    expect(await names('tall shelf')).toEqual(['Tall shelf']);
  });

  it('weighs rare words, and names', async () => {
    await publish(
      { name: 'Mend a hoodie' },
      { name: 'Drawstring of a bag' },
      ...['Breakfast', 'Pasta', 'Soup', 'Pie'].map((name) => ({
        name,
        steps: ['Fill the pan before it falls out'],
      })),
    );
    expect((await names('hoodie drawstring fell out')).slice(0, 2).toSorted()).toEqual([
      'Drawstring of a bag',
      'Mend a hoodie',
    ]);
  });
});

it('proposes guides of other languages where a language has none', async () => {
  await publish({ name: 'Kettle cleaning' }, { name: 'Lampe', languages: ['de'] });
  expect(await ask('kettle', { language: 'de' })).toMatchObject({
    totalResults: 0,
    nearest: [{ name: 'Kettle cleaning' }],
  });
});

it('takes the text under both of its names', async () => {
  await publish({ name: 'Kettle' }, { name: 'Lamp' });
  expect((await ask('', { search: 'kettle' })).totalResults).toBe(1);
  expect((await ask('lamp', { search: 'kettle' })).results[0]?.name).toBe('Lamp');
});
