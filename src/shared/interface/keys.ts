type Key = { key: string; code?: string };

/** A character that no Latin keyboard writes. */
const FOREIGN = /^[^ -~\p{Script=Latin}]+$/u;

/**
 * The letter of a shortcut, in lower case: on keyboards of other scripts, the Latin letter at the
 * place of the key.
 */
export function letterOf({ key, code = '' }: Key): string {
  const atPlace = FOREIGN.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (atPlace ?? key).toLowerCase();
}

/** A key that belongs to an input method. Safari ends its input before the confirming Enter. */
export const isInputMethodKey = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229;
