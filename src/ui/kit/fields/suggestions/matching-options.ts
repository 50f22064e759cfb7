const SHOWN_MAX = 6;

// 'Pão' is found by 'pao' too.
const keyOf = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The first few options that contain the typed text, prefixes first; without chosen ones. */
export function matchingOptions(
  options: readonly string[],
  typed: string,
  taken: readonly string[] = [],
): string[] {
  const wanted = keyOf(typed);
  const used = new Set(taken.map(keyOf));
  const matching = options.filter(
    (option) => keyOf(option).includes(wanted) && !used.has(keyOf(option)),
  );
  const begins = matching.filter((option) => keyOf(option).startsWith(wanted));
  const shown = [...begins, ...matching.filter((option) => !begins.includes(option))].slice(
    0,
    SHOWN_MAX,
  );
  // A complete value needs no suggestion.
  return shown.length === 1 && shown[0] === typed.trim() ? [] : shown;
}
