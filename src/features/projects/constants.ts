export const ProjectStatus = { Unpublished: 1, Published: 2, Archived: 3 } as const;
export const ProjectType = { Public: 1, Private: 2 } as const;
export const StepType = { Step: 1, Chapter: 2 } as const;
export const GuideKind = { Guide: 1, Recipe: 2 } as const;

export type ProjectStatus = (typeof ProjectStatus)[keyof typeof ProjectStatus];
export type ProjectType = (typeof ProjectType)[keyof typeof ProjectType];
export type StepType = (typeof StepType)[keyof typeof StepType];
export type GuideKind = (typeof GuideKind)[keyof typeof GuideKind];

/**
 * The filter of the creator's list; no filter means 'all but archived'
 * (docs/reference/guides.md#lists-and-search).
 */
export const STATUS_FILTERS = ['published', 'unpublished', 'archived', 'all'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The orders of a creator's own list. */
export const OWN_SORTS = [
  'createdAt:desc',
  'createdAt:asc',
  'updatedAt:desc',
  'updatedAt:asc',
  'name:asc',
  'views:desc',
] as const;
export type OwnSort = (typeof OWN_SORTS)[number];

export const PROJECT_NAME_MAX = 120;
export const DESCRIPTION_MAX = 500;
export const LABEL_MAX = 80;
export const TAG_MAX = 60;
export const TAGS_MAX = 30;
/** Parts and tools: ordered lists of free text (docs/reference/guides.md#fields). */
export const ENTRY_MAX = 200;
export const ENTRIES_MAX = 100;
/** The yield of a guide, such as 40 rolls (docs/reference/guides.md#amounts). */
export const YIELD_MIN = 0.01;
export const YIELD_MAX = 1_000_000;
export const YIELD_UNIT_MAX = 60;
/** The parts and tools that a step uses. */
export const USES_MAX = 30;
export const USE_AMOUNT_MAX = 1_000_000;
export const USE_UNIT_MAX = 30;
export const PEOPLE_MIN = 1;
export const PEOPLE_MAX = 99;
/** The description of a picture. */
export const ALT_MAX = 250;
export const STEP_NAME_MAX = 50;
export const STEP_DESCRIPTION_MAX = 500;
/** Lines and timers of a step (docs/reference/guides.md#lines-and-timers). */
export const LINES_MAX = 5;
export const LINE_MAX = 300;
export const TIMERS_MAX = 5;
export const TIMER_LABEL_MAX = 60;
export const TIMER_SECONDS_MIN = 5;
export const TIMER_SECONDS_MAX = 24 * 60 * 60;
export const QUESTION_MAX = 500;
export const ANSWER_MAX = 500;

/** A placeholder for required text that no person would type. */
export const TO_BE_WRITTEN = '…';

/** A rating is shown from this many readers on (docs/reference/guides.md#lists-and-search). */
export const RATINGS_MIN = 3;

/** The average time of a new project: a typical one. */
export const NEW_AVERAGE_TIME = '00:30';

/**
 * Time in which the deletion of a guide can be undone; the page offers it for the first 10 seconds.
 */
export const RESTORE_MS = 10 * 60_000;

/** Retention of removed steps, questions, and replaced drafts in the bin of a guide. */
export const BIN_DAYS = 30;
export const BIN_MS = BIN_DAYS * 24 * 60 * 60_000;
/**
 * Maximum of items in it, the newest: a whole guide that was emptied step by step, and a few
 * drafts.
 */
export const BIN_ITEMS_MAX = 1000;
export const BIN_DRAFTS_MAX = 20;

/** Retention of a project in lists of what has gone. */
export const TOMBSTONE_DAYS = 90;
/** Maximum that is counted of them. */
export const GONE_COUNT_MAX = 10_000;

/** Limits of docs/reference/guides.md#steps-and-chapters. */
export const STEPS_PER_PROJECT_MAX = 500;
export const MEDIA_PER_STEP_MAX = 3;

/** Of the marks on a picture (docs/reference/guides.md#marks). */
export const MARK_KINDS = ['circle', 'box', 'arrow', 'dot'] as const;
export const MARK_TONES = [
  'black',
  'red',
  'orange',
  'yellow',
  'green',
  'light_blue',
  'blue',
  'violet',
] as const;
export const MARKS_MAX = 20;
export const MARK_LABEL_MAX = 60;
export const MARK_NUMBER_MAX = 9;
/** Of the plain boxes that are drawn into a picture. */
export const COVERS_MAX = 10;
/** Of the longer side of a crop, in pixels. */
export const CROP_MIN_PX = 320;
/** The least size of a mark, crop or cover, as a fraction of its picture. */
export const MARK_SIZE_MIN = 0.005;
export const QUESTIONS_PER_PROJECT_MAX = 200;
export const PROJECTS_PER_ACCOUNT_MAX = 1000;

/** Edits that are published at once become one version when they come within this time. */
export const DIRECT_VERSION_MS = 10 * 60_000;
/** `via` of changes that a person made in the editor; else the name of the token. */
export const VIA_EDITOR = 'editor';
/** Maximum letters of the note on a version. */
export const VERSION_NOTE_MAX = 200;
/** Versions that stay when old ones are dropped. */
export const VERSIONS_KEPT = 10;
/** No guide has so many versions; keeps numbers within a column. */
export const VERSION_NUMBER_MAX = 999_999_999;

/** Validity of the secret link to a draft. */
export const PREVIEW_DAYS = 14;
export const PREVIEW_MS = PREVIEW_DAYS * 24 * 60 * 60_000;
