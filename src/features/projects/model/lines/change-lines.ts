import type { ProjectLanguage } from '@/shared/interface/languages';
import { type StatedText, type StoredText, withOriginsIn } from '../texts/states';
import { mergeTexts } from '../texts/texts';
import type { LineKind, StoredLine, StoredTimer } from './lines';

/** A line or timer of a request: without an id it is new. */
export type GivenLine = { id?: string | undefined; kind: LineKind; text: StatedText[] };
export type GivenTimer = { id?: string | undefined; seconds: number; label: StatedText[] };

type Edit = {
  primary: ProjectLanguage | undefined;
  keepTranslations?: boolean | undefined;
  newId: () => string;
};

/**
 * The lines to store in place of the stored ones. A line with the id of a stored one goes on with
 * its texts: those of removed languages, and the states of translations.
 */
export function changedLines(
  stored: readonly StoredLine[],
  given: readonly GivenLine[],
  edit: Edit,
): StoredLine[] {
  return given.map(({ id = edit.newId(), kind, text }) => {
    const former = stored.find((line) => line.id === id)?.text ?? [];
    return { id, kind, text: textsAfter(former, text, edit) };
  });
}

/** Changes of the timers, by id. */
export function changedTimers(
  stored: readonly StoredTimer[],
  given: readonly GivenTimer[],
  edit: Edit,
): StoredTimer[] {
  return given.map(({ id = edit.newId(), seconds, label }) => {
    const former = stored.find((timer) => timer.id === id)?.label ?? [];
    // A timer without a name has none in any language.
    return { id, seconds, label: label.length === 0 ? [] : textsAfter(former, label, edit) };
  });
}

const textsAfter = (
  former: readonly StoredText[],
  given: readonly StatedText[],
  { primary, keepTranslations }: Edit,
) => withOriginsIn(former, mergeTexts(former, given), primary, keepTranslations);
