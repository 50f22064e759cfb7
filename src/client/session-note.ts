import 'client-only';

const KEY = 'makerstep_note';
const NOTES = ['signedOutElsewhere', 'otherPerson', 'updated'] as const;

/** Why a page was left on its own; the next page says it, as a text of 'common' of that name. */
export type SessionNote = (typeof NOTES)[number];

/** Leaves word for the page that this tab loads next. */
export function leaveNote(note: SessionNote): void {
  try {
    sessionStorage.setItem(KEY, note);
  } catch {
    // Storage may be forbidden; the page then changes without a word.
  }
}

/** The word left by the page before, once. */
export function takeNote(): SessionNote | undefined {
  try {
    const found = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return NOTES.find((note) => note === found);
  } catch {
    return undefined;
  }
}
