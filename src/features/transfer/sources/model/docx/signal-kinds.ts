import { LINE_KINDS, type LineKind } from '@/features/projects/model/lines/lines';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import { PROJECT_LANGUAGES, type ProjectLanguage } from '@/shared/interface/languages';
import { foldText } from '@/shared/text/text';

/** Words of manuals beside our own. */
const OTHERS = ['Achtung', 'Atenção', 'Atención', 'Attention'];
const wordsOf = (lang: ProjectLanguage) =>
  LINE_KINDS.map((kind) => [foldText(signalWord(kind, lang)), kind] as const);
const OF_LANGUAGE = new Map(PROJECT_LANGUAGES.map((lang) => [lang, new Map(wordsOf(lang))]));
const OF_ALL = new Map<string, LineKind>([
  ...PROJECT_LANGUAGES.flatMap(wordsOf),
  ...OTHERS.map((word) => [foldText(word), 'warning'] as const),
]);

/** The kind of line that a signal word begins; 'Attention' is graver in English than in French. */
export const signalKindOf = (word: string, lang?: ProjectLanguage): LineKind | undefined =>
  (lang && OF_LANGUAGE.get(lang)?.get(foldText(word))) ?? OF_ALL.get(foldText(word));

/** A sign, the word, and what parts it from the text: 'NOTE: ', '¡Atención! ', '⚠ Danger - '. */
const BEGINNING =
  /^(?:[\s¡!\uFE0F[(]|\p{Extended_Pictographic}){0,6}(\p{L}{3,15})([\s!)\]]{0,3}(?:[:.!]{1,2}|[–—-](?=\s))?[\s)\]]{0,3})/u;
const PARTED = /[:.!–—-]/;

/**
 * A text that begins with a signal word: its kind, and the length of that beginning. 'Note the
 * position' begins with a verb: the word is capital, or bold, or parted from the text.
 * @param boldLength of the bold words at the beginning
 */
export function signalIn(
  text: string,
  lang: ProjectLanguage,
  boldLength = 0,
): { kind: LineKind; length: number } | undefined {
  const [whole = '', word = '', end = ''] = BEGINNING.exec(text) ?? [];
  const kind = word === '' ? undefined : signalKindOf(word, lang);
  if (!kind) return undefined;
  const isAlone = text.trim() === whole.trim();
  const isBold = boldLength > 0 && boldLength <= whole.length;
  const isLoud = word.length > 3 && word === word.toUpperCase();
  return PARTED.test(end) || isAlone || isBold || isLoud
    ? { kind, length: whole.length }
    : undefined;
}
