import type { PickedText } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { foldText } from '@/shared/text/text';

/** The signs at the end of a name that was cut. */
const CUT = /(?:…|\.{3})$/;
const MARKS_AT_END = /[\s.:;,!?]+$/u;
const compared = (text: string) => foldText(withoutFormatting(text)).replace(/\s+/g, ' ');

/**
 * Name and description of a step for readers. A description that begins with the name has its first
 * sentence as the name: then nothing is there twice, and no sentence or quantity is divided.
 */
export function nameOnce(
  name: PickedText,
  description: PickedText,
): { name: PickedText; description: PickedText } {
  const start = compared(name.value.replace(CUT, '')).replace(MARKS_AT_END, '');
  const after = compared(description.value).slice(start.length);
  const isWhole = CUT.test(name.value) || !/^[\p{L}\p{N}]/u.test(after);
  if (start === '' || !compared(description.value).startsWith(start) || !isWhole)
    return { name, description };

  let first = '';
  for (const sentence of sentencesOf(description)) {
    first += sentence;
    const isBoldOpen = first.split('**').length % 2 === 0;
    if (compared(first).startsWith(start) && !isBoldOpen) break;
  }
  const sentence = withoutFormatting(first).trim();
  return {
    name: compared(first).replace(MARKS_AT_END, '') === start ? name : { ...name, value: sentence },
    description: { ...description, value: description.value.slice(first.length).trimStart() },
  };
}

/** Marks of bold words would hide the end of a sentence; characters of no width do not. */
const sentencesOf = ({ value, lang }: PickedText): string[] =>
  Array.from(
    new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(
      value.replaceAll('**', '\u2060\u2060'),
    ),
    ({ index, segment }) => value.slice(index, index + segment.length),
  );
