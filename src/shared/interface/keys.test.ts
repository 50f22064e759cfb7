import { expect, it } from 'vitest';
import { isInputMethodKey, letterOf } from './keys';

it('reads letters by their place on keyboards of other scripts only', () => {
  const letters: [key: string, code: string, letter: string][] = [
    ['Е', 'KeyT', 't'],
    ['а', 'KeyF', 'f'],
    ['ิ', 'KeyB', 'b'],
    ['لا', 'KeyB', 'b'],
    ['φ', 'KeyF', 'f'],
    // Dvorak and AZERTY.
    ['u', 'KeyF', 'u'],
    ['A', 'KeyQ', 'a'],
    ["'", 'KeyQ', "'"],
    ['é', 'Digit2', 'é'],
    ['Enter', 'Enter', 'enter'],
  ];
  for (const [key, code, letter] of letters) expect(letterOf({ key, code }), key).toBe(letter);
  expect(letterOf({ key: 'T' })).toBe('t');
});

it('knows the keys of input methods, also after Safari has ended the input', () => {
  expect(isInputMethodKey({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isInputMethodKey({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isInputMethodKey({ isComposing: false, keyCode: 13 })).toBe(false);
});
