import 'client-only';

const KEY = 'makerstep_note';
const NOTES = ['signedOutElsewhere', 'otherPerson', 'updated'] as const;

/** Why a page left itself; the next page shows it, as the text of 'common' with that name. */
export type SessionNote = (typeof NOTES)[number];

/** Leaves a note for the next page that this tab loads. */
export function storeSessionNote(note: SessionNote): void {
  try {
    sessionStorage.setItem(KEY, note);
  } catch {
    // Storage may be blocked; then the next page shows no note.
  }
}

/** The note from the previous page, once. */
export function takeSessionNote(): SessionNote | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return NOTES.find((note) => note === stored);
  } catch {
    return undefined;
  }
}
