/** The maximum size of an imported file. */
export const IMPORT_MAX_BYTES = 500 * 1024 * 1024;
/** Of all its files together, unpacked. */
export const UNPACKED_MAX_BYTES = 1024 * 1024 * 1024;
/** Of one file that is not a picture. */
export const TEXT_MAX_BYTES = 16 * 1024 * 1024;
/** Of a Markdown file, which may contain pictures. */
export const MARKDOWN_MAX_BYTES = 32 * 1024 * 1024;
/** Of a Word document, packed. */
export const WORD_MAX_BYTES = 100 * 1024 * 1024;
/** Of Word documents in one archive. */
export const WORD_FILES_MAX = 200;
export const ENTRIES_MAX = 20_000;
/** The parser checks the files of one import for at most so long in all, before any is imported. */
export const READING_BUDGET_MS = 60_000;
export const GUIDES_PER_IMPORT_MAX = 1000;
/** The number of listed rejections; further ones are only counted. */
export const REFUSALS_LISTED_MAX = 500;
export const IMPORT_NAME_MAX = 255;
/** The limits of unfinished imports per creator, and of imports per hour. */
export const OPEN_IMPORTS_MAX = 3;
/** The media type of a Word document. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Retention of an import's results, and of the file of one that waits for a choice. */
export const IMPORT_KEPT_MS = 7 * 24 * 60 * 60_000;

/** For so long after its end, an import can be undone. */
export const UNDO_MS = 10 * 60_000;
/** An import that worked for longer than that is reported by mail. */
export const MAILED_AFTER_MS = 5 * 60_000;

/**
 * waiting: queued; preview: scanned, until the creator starts it; asking: for the creator's choice;
 * undoing: its guides are removed again. The others are final.
 */
export const IMPORT_STATES = [
  'waiting',
  'checking',
  'preview',
  'importing',
  'asking',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
/** A process works on it, or will soon. */
export const WORKING_STATES = [
  'waiting',
  'checking',
  'importing',
  'undoing',
] as const satisfies readonly ImportState[];
/** It waits for its creator. */
export const RESTING_STATES: readonly ImportState[] = ['preview', 'asking'];
/** Not finished: its file is needed. */
export const OPEN_STATES: readonly ImportState[] = [
  'waiting',
  'checking',
  'importing',
  ...RESTING_STATES,
];

/** The ways to treat a guide that already exists. */
export const IMPORT_CHOICES = ['skip', 'copy', 'replace'] as const;
export type ImportChoice = (typeof IMPORT_CHOICES)[number];
/** One of these for all, or a question. */
export const IMPORT_MODES = ['ask', ...IMPORT_CHOICES] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** Units of a Word document that can become steps. */
export const IMPORT_SPLITS = ['heading1', 'heading2', 'item', 'row'] as const;
export type ImportSplit = (typeof IMPORT_SPLITS)[number];

/**
 * pending: to be imported; asking: exists, waits for the creator's choice. The others are final.
 */
export const GUIDE_STATES = [
  'pending',
  'asking',
  'imported',
  'copied',
  'replaced',
  'skipped',
  'refused',
] as const;
export type GuideState = (typeof GUIDE_STATES)[number];
/** The states of guides that an import has made or changed. */
export const MADE_STATES = [
  'imported',
  'copied',
  'replaced',
] as const satisfies readonly GuideState[];

/**
 * Results of an undo. kept: changed since; restored: has its former content again.
 */
export const UNDO_OUTCOMES = ['removed', 'restored', 'kept'] as const;
export type UndoOutcome = (typeof UNDO_OUTCOMES)[number];

/**
 * Why an import rejected a file or a part of it; the texts are in messages/*.json under
 * 'importRefusals'. Those of single formats come last.
 */
export const REFUSAL_REASONS = [
  // The file as a whole.
  'file_empty',
  'file_too_large',
  'file_too_slow',
  'format_unknown',
  'text_unreadable',
  'json_malformed',
  'json_too_deep',
  'version_unknown',
  // The archive.
  'archive_damaged',
  'archive_encrypted',
  'archive_too_large',
  'archive_too_many_files',
  'entry_name_unsafe',
  'entry_link',
  'entry_compressed_too_much',
  'entry_overlaps',
  'entry_repeated',
  'archive_without_guides',
  'archive_in_archive',
  'kind_not_read',
  // A guide and its fields.
  'field_invalid',
  'guide_repeated',
  'too_many_guides',
  'too_many_projects',
  // Its pictures.
  'picture_missing',
  'picture_address_invalid',
  'picture_too_large',
  'picture_unreachable',
  'picture_refused',
  'picture_too_many_pixels',
  'picture_hard_to_read',
  // Of single formats.
  'instructions_not_found',
  'steps_not_found',
  'front_matter_malformed',
  'too_many_items',
  'comment_unclosed',
  'struck_left_out',
  'link_left_out',
  'media_left_out',
  'attachment_left_out',
  'picture_left_out',
  'question_without_answer',
  'json_repaired',
  'time_unknown',
  'time_too_long',
  'video_left_out',
  'embed_left_out',
  'step_empty',
  'entries_moved',
  'shapes_outside',
  'shapes_left_out',
  'labels_left_out',
  // Of Word documents.
  'word_document_missing',
  'word_protected',
  'word_macros',
  'word_damaged',
  'word_declarations',
  'word_part_left_out',
  // Of files that are one guide in several languages.
  'language_repeated',
  'language_steps_differ',
  'language_kind_differs',
  'language_questions_differ',
  'language_lists_left_out',
  'language_picture_left_out',
] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
