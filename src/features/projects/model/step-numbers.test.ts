import { expect, it } from 'vitest';
import { withoutStepNumbers } from './step-numbers';

it.each([
  [['1. Mix', '2. Bake']],
  [['1) Mix', '(2) Bake']],
  [['(1) Mix', '(2) Bake']],
  [['#1 Mix', '#2 Bake']],
  [['1: Mix', '2: Bake']],
  [['1.Mix', '2.Bake']],
  [['1 - Mix', '2 – Bake']],
  [['1º Mix', '2º Bake']],
  [['Step 1: Mix', '2. Bake']],
  [['Schritt 4: Mix', 'Passo 9 - Bake']],
  [['• Mix', '- Bake']],
  [['Step 1: Mix', 'Étape 2 : Bake']],
])('takes away what counts the texts: %j', (texts) => {
  expect(withoutStepNumbers(texts)).toEqual(['Mix', 'Bake']);
});

it.each([
  [['(4) M5 screws hold it', '#2 Phillips only', '3. gear', '12. Dezember']],
  [['2 - 3 turns only', '5 – 10 minutes later', '40 - tooth side first']],
  [['2 eggs', '3 eggs']],
  [['1 egg', '2 cups of flour']],
  [['Mix', '2. gear is in', '3. gear is in']],
  [['1.5 l of water', '2.5 l of water']],
  [['4x4 planks', '12:30: lunch']],
  [['1 M5 screw', '2 M6 screws', '3 M8 nuts']],
  [['(1) tablespoon of oil goes in', 'Stir', '(3) eggs go in']],
  [['1 - 2 turns only', '2 - 3 turns only']],
  [['1 egg', '2 eggs', '3 tomatoes']],
  [['1. gear in', 'Release the clutch', '3. gear']],
  [['1. Dezember ist Start']],
  [['Step 1.1: Open', 'Step 2.5 mm hole', 'Step 4 - 6: wait']],
  [['- 5 °C is the lowest', '– 10 °C']],
])('keeps what belongs to them: %j', (texts) => {
  expect(withoutStepNumbers(texts)).toEqual(texts);
});

it('follows lists that begin later, begin again, have a gap, or go on from the list before', () => {
  expect(withoutStepNumbers(['Heat it', '1. Mix', '2. Bake', '1. Cut', '2. Eat'])).toEqual([
    'Heat it',
    'Mix',
    'Bake',
    'Cut',
    'Eat',
  ]);
  expect(withoutStepNumbers(['1. Mix', 'Rest', '3. Bake', '4. Eat'])).toEqual([
    'Mix',
    'Rest',
    'Bake',
    'Eat',
  ]);
  expect(withoutStepNumbers(['4. Cut', '5. Eat'], 3)).toEqual(['Cut', 'Eat']);
  expect(withoutStepNumbers(['4. Cut', '5. Eat'])).toEqual(['4. Cut', '5. Eat']);
  expect(withoutStepNumbers(['1 Mix', '2 Stir', '3 Bake'])).toEqual(['Mix', 'Stir', 'Bake']);
  expect(withoutStepNumbers(['3. gear'])).toEqual(['3. gear']);
});
