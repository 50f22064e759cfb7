import { EARLY_KEY } from '@/shared/early';

/** Whether this key was the last thing that somebody pressed before the page heard; once. */
export function takeEarlyKey(key: string): boolean {
  const early = [...document.querySelectorAll(`script[${EARLY_KEY}]`)].find(
    (script) => script.getAttribute(EARLY_KEY) === key,
  );
  early?.removeAttribute(EARLY_KEY);
  return early !== undefined;
}
