const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const DIGIT = /\p{Nd}/u;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '）': '（' };
const OPENS = new Set(Object.values(OPENING));

/**
 * Splits a list as people write it (docs/reference/guides.md#fields): several lines are one entry
 * each; in one line commas separate entries, except between two digits or inside brackets.
 */
export function splitEntries(text: string): string[] {
  const lines = trimmed(text.split(LINE_BREAK));
  return lines.length > 1 ? lines : trimmed(cut(text, partingCommas(text).commas));
}

/**
 * Splits the complete entries off a text while it is typed: '2,' may become '2,5', and an open
 * bracket may still be closed.
 * @returns the complete entries, and what stays in the field
 */
export function splitTyped(text: string): { done: string[]; rest: string } {
  const { commas, openAt } = partingCommas(text);
  const isOpen = (at: number) =>
    at > openAt || (at === text.length - 1 && DIGIT.test(text.charAt(at - 1)));
  const pieces = cut(
    text,
    commas.filter((at) => !isOpen(at)),
  );
  const rest = pieces.pop() ?? '';
  return { done: trimmed(pieces), rest: pieces.length > 0 ? rest.trimStart() : rest };
}

/**
 * Entries with unique keys, also for equal ones: the second 'Egg' is 'Egg\n2', which no single-line
 * entry is.
 */
export function keyedEntries(entries: readonly string[]): { key: string; entry: string }[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const count = (counts.get(entry) ?? 0) + 1;
    counts.set(entry, count);
    return { entry, key: count === 1 ? entry : `${entry}\n${count}` };
  });
}

const trimmed = (pieces: readonly string[]) => pieces.map((piece) => piece.trim()).filter(Boolean);

const cut = (text: string, commas: readonly number[]) =>
  [...commas, text.length].map((at, index) =>
    text.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, at),
  );

/**
 * The positions of separating commas, and of the first unclosed bracket; commas after an unclosed
 * bracket still separate.
 */
function partingCommas(text: string): { commas: number[]; openAt: number } {
  const open: { character: string; at: number; commasBefore: number }[] = [];
  const counts = new Map<string, number>();
  const commas: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const opening = OPENING[character];
    if (OPENS.has(character)) {
      open.push({ character, at, commasBefore: commas.length });
      counts.set(character, (counts.get(character) ?? 0) + 1);
    } else if (opening !== undefined) {
      // Unmatched closing brackets must not search a long text again and again.
      const isOpen = (counts.get(opening) ?? 0) > 0;
      const inside = isOpen
        ? open.splice(open.findLastIndex((bracket) => bracket.character === opening))
        : [];
      for (const bracket of inside)
        counts.set(bracket.character, (counts.get(bracket.character) ?? 1) - 1);
      if (inside[0]) commas.length = inside[0].commasBefore;
    } else if (
      character === ',' &&
      !(DIGIT.test(text.charAt(at - 1)) && DIGIT.test(text.charAt(at + 1)))
    )
      commas.push(at);
  }
  return { commas, openAt: open[0]?.at ?? text.length };
}
