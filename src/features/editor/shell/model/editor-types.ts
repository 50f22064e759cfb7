import type { Unpublished } from '@/features/projects/field-schemas';
import type { ProjectView } from '@/features/projects/schema';
import type { StepView } from '@/features/projects/steps/schema';
import type { ListName, SavedItem } from '../../list/model/project-items';
import type { Draft, DraftTexts, WaitingFile } from '../../saving/model/draft';
import type { Replaced } from '../../saving/model/translation-states';

/** The save state of an item's draft; absent while it waits or there is none. */
export type SaveState =
  | { is: 'saving' }
  /** `isAsked`: the user pressed Save, and gets a clearer message */
  | { is: 'invalid'; isAsked: boolean }
  | { is: 'offline' }
  /** Failed for now: sent again automatically. */
  | { is: 'unsent' }
  /** Refused by the server with this message; `errors` by `field.language`, or `ownKey` */
  | { is: 'refused'; message: string; errors: Record<string, string> };

/** A project as answers have it; what refuses a stale change does not count changes. */
export type LoadedProject = ProjectView & Partial<Unpublished>;

export type EditorState = {
  project: ProjectView;
  /** Number of changes to a published project that readers do not get yet. */
  unpublishedChanges: number;
  /** Drafts by key; an item without a draft shows the stored texts. */
  drafts: Record<string, Draft>;
  /** Texts that were sent without an answer, by key: they may be stored. */
  sent: Record<string, DraftTexts[]>;
  saves: Record<string, SaveState>;
  /** When items were last saved here, by id, in ms since 1970. */
  savedAt: Record<string, number>;
  /** Items with merged changes from elsewhere, until they are edited again. */
  merged: Record<string, true>;
  /** Announcements of the last actions on items, until they are edited again or left. */
  announcements: Record<string, string>;
  /** Translations whose source was saved since the item was opened, as `field.language`, by key. */
  touched: Record<string, readonly string[]>;
  /** Old translations that were replaced by a save since the item was opened, by key. */
  replaced: Record<string, Replaced>;
  /** The sources of items (`sourcesOf`) after an edit that only mended a typing mistake, by key. */
  typos: Record<string, string>;
  /** The step before the new one that is being written; null: at the start, undefined: at the end. */
  newAfter: string | null | undefined;
  /** Further pictures of the new step, which are uploaded once it is added. */
  newPictures: readonly File[];
};

export type StoredDraft = { draft: Draft; sent: DraftTexts[] };

export type EditorAction =
  | { type: 'projectLoaded'; project: LoadedProject }
  | { type: 'unpublishedCounted'; count: number }
  | { type: 'draftsRestored'; kept: Record<string, StoredDraft> }
  | { type: 'edited'; key: string; draft: Draft }
  | { type: 'typoChosen'; key: string; draft: Draft; isTypo: boolean }
  | { type: 'discarded'; key: string }
  /** Its panel was closed: a draft that equals the stored item is dropped. */
  | { type: 'left'; key: string }
  | { type: 'announced'; key: string; text: string }
  | { type: 'sending'; key: string; draft: Draft }
  /** `isAnswered` when the server certainly did not accept it. */
  | { type: 'notSaved'; key: string; state: SaveState; isAnswered: boolean }
  /** The server's answer to `sent`; later text stays. */
  | { type: 'saved'; key: string; saved: SavedItem; sent: Draft; atMs: number }
  /** The new step has a picture; undefined: it was removed. */
  | { type: 'pictureWaiting'; key: string; file?: WaitingFile }
  | { type: 'newPictures'; files: readonly File[] }
  | { type: 'pictureSaved'; step: StepView }
  /** A newer version of an item: saved elsewhere, or restored. */
  | { type: 'itemLoaded'; saved: SavedItem; index?: number }
  | { type: 'removed'; list: ListName; id: string }
  | { type: 'ordered'; list: ListName; ids: readonly string[] }
  /** A new step is started. */
  | { type: 'newBegun'; after: string | null | undefined };
