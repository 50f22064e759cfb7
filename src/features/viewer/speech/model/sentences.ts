import { aroundDescription, type ShownLine } from '@/features/projects/model/lines/shown-lines';
import { nameOnce } from '@/features/projects/model/name-once';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PickedText } from '@/shared/interface/localized-text';
import { withoutFormatting } from '@/shared/text/formatting';
import { SPOKEN_TEXT_MIN, UTTERANCE_MAX } from '../../constants';

/** A piece of a step's text for one utterance. */
export type SpokenPart = {
  text: string;
  /** the language it is written in */
  lang: string;
  /** name, description, a line by its id, or something that is not marked */
  of: string;
  /** index of the text's sentence */
  sentence: number;
};

/** The sentences of a text with the spaces after them: joined they are the text again. */
export function sentencesOf(text: string, lang: string): string[] {
  return Array.from(
    new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  );
}

/** The place of a sentence in a text, without the spaces after it. */
export function sentencePlace(text: string, lang: string, sentence: number) {
  const all = sentencesOf(text, lang);
  const from = all.slice(0, sentence).join('').length;
  return { from, to: from + (all[sentence] ?? '').trimEnd().length };
}

/**
 * The spoken text of a step: warnings, name, description, then notes, sentence by sentence, each
 * short enough for one utterance.
 */
export function spokenParts(
  name: PickedText,
  description: PickedText,
  lines: readonly ShownLine[] = [],
): SpokenPart[] {
  const { before, after } = aroundDescription(lines);
  const once = nameOnce(name, description);
  return [
    ...spokenLines(before),
    ...partsOf('name', once.name.value, name.lang),
    ...partsOf('description', withoutFormatting(once.description.value), description.lang),
    ...spokenLines(after),
  ];
}

/** The spoken text of lines: each after its signal word, an old one in both languages. */
export const spokenLines = (lines: readonly ShownLine[]): SpokenPart[] =>
  lines.flatMap(({ id, kind, text, source }) => [
    { text: signalWord(kind, text.lang), lang: text.lang, of: 'sign', sentence: 0 },
    ...partsOf(id, withoutFormatting(text.value), text.lang),
    ...(source ? partsOf(sourceOf(id), withoutFormatting(source.value), source.lang) : []),
  ]);

/** Name of the part with the present text of an old line. */
export const sourceOf = (lineId: string): string => `${lineId} source`;

function partsOf(of: string, value: string, lang: ProjectLanguage): SpokenPart[] {
  if (value.trim().length < SPOKEN_TEXT_MIN) return [];
  return sentencesOf(value, lang).flatMap((text, sentence) =>
    piecesOf(text.trim()).map((piece) => ({ text: piece, lang, of, sentence })),
  );
}

/** Splits after a clause, else between words, else anywhere. */
function piecesOf(sentence: string): string[] {
  if (!/[\p{L}\p{N}]/u.test(sentence)) return [];
  if (sentence.length <= UTTERANCE_MAX) return [sentence];
  const start = sentence.slice(0, UTTERANCE_MAX);
  const clause = Math.max(
    ...[', ', '; ', ': ', ' – ', ' — '].map((mark) => start.lastIndexOf(mark) + 1),
  );
  const word = start.lastIndexOf(' ');
  const whole = /[\ud800-\udbff]$/.test(start) ? UTTERANCE_MAX - 1 : UTTERANCE_MAX;
  const cut = clause > UTTERANCE_MAX / 3 ? clause : word > 0 ? word : whole;
  return [sentence.slice(0, cut).trim(), ...piecesOf(sentence.slice(cut).trim())];
}
