import { z } from 'zod';
import { line, verbatim } from '@/shared/text/text-schemas';
import {
  GUIDE_STATES,
  IMPORT_CHOICES,
  IMPORT_MODES,
  IMPORT_NAME_MAX,
  IMPORT_SPLITS,
  IMPORT_STATES,
  REFUSAL_REASONS,
  UNDO_OUTCOMES,
} from './constants';

const choice = z.enum(IMPORT_CHOICES, 'importChoice');

/** The query of an upload. */
export const importQuery = z.object({
  /** The name of the file; only displayed. */
  fileName: line(IMPORT_NAME_MAX, 'fileNameRequired'),
  /** Treatment of guides that already exist. */
  mode: z.enum(IMPORT_MODES, 'importMode').default('ask'),
  /** True if to rest after the scan, until the import is started. */
  preview: z
    .enum(['true', 'false'], 'invalid')
    .default('false')
    .transform((text) => text === 'true'),
  /** True if to publish guides that were published when they were exported. */
  publish: z
    .enum(['true', 'false'], 'invalid')
    .default('false')
    .transform((text) => text === 'true'),
  /** The unit of a Word document that becomes a step; by its structure when left out. */
  split: z.enum(IMPORT_SPLITS, 'invalid').optional(),
});

const choices = z.strictObject({
  all: choice.optional(),
  each: z
    .array(
      z.strictObject({
        position: z.int('invalid').min(0, 'invalid').max(100_000, 'invalid'),
        choice,
      }),
    )
    .max(1000, 'invalid')
    .optional(),
});

/** Choices for existing guides: for all of them, or by position. */
export const choicesInput = choices
  .refine(({ all, each }) => all !== undefined || each !== undefined, 'importChoice')
  .meta({ anyOf: [{ required: ['all'] }, { required: ['each'] }] });

const split = z
  .enum(IMPORT_SPLITS, 'invalid')
  .nullable()
  .meta({ description: 'Null: by the structure of the document.' });

/** Another scan of a previewed document. */
export const previewInput = z.strictObject({ split });

/** The start of a previewed import; left out, the split stays. */
export const startInput = choices.extend({ split: split.optional() });

export const refusalView = z.object({
  /** In the archive, or the uploaded file. */
  file: z.string(),
  /** From 1. */
  line: z.int().nullable(),
  reason: z.enum(REFUSAL_REASONS),
  /** The reason in words, in the caller's language. */
  message: z.string(),
});

/** Parts of a guide; warnings are lines, too. */
export const guideCounts = z.object({
  steps: z.int(),
  chapters: z.int(),
  /** With that of the guide. */
  pictures: z.int(),
  lines: z.int(),
  /** Dangers, warnings and cautions. */
  warnings: z.int(),
  marks: z.int(),
  clips: z.int(),
});
/** Parts in the file, counted before anything is fitted or left out. */
export const foundCounts = guideCounts.pick({
  steps: true,
  pictures: true,
  marks: true,
  clips: true,
});

export const importedGuideView = z.object({
  position: z.int(),
  file: z.string(),
  name: z.string(),
  state: z.enum(GUIDE_STATES),
  /** The existing guide. */
  existing: z.object({ projectUid: z.string(), name: z.string() }).nullable(),
  /** The treatment of the existing guide, once it is chosen. */
  choice: choice.nullable(),
  /** The uid of the result. */
  projectUid: z.string().nullable(),
  /**
   * Of a replaced guide: the uid of its previous version, which can be restored like a deleted
   * guide.
   */
  previousUid: z.string().nullable(),
  /**
   * The previous version, while it is available: until when it can be restored, null after it was.
   * Null as a whole when there is none, or it has expired.
   */
  previous: z.object({ projectUid: z.string(), until: z.iso.datetime().nullable() }).nullable(),
  /** As planned, then as stored; null for an invalid guide. */
  counts: guideCounts.nullable(),
  /** Null in formats whose readers count nothing. */
  found: foundCounts.nullable(),
  /** By an undo of the import: `kept` was changed since. */
  undone: z.enum(UNDO_OUTCOMES).nullable(),
});

const statesOfGuides = z.object({
  pending: z.int(),
  asking: z.int(),
  imported: z.int(),
  copied: z.int(),
  replaced: z.int(),
  skipped: z.int(),
  refused: z.int(),
});

/** An import, without the list of its guides. */
export const importSummary = z.object({
  id: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  state: z.enum(IMPORT_STATES),
  /** True if it ends after the current guide. */
  isCancelled: z.boolean(),
  /** Why it failed. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  mode: z.enum(IMPORT_MODES),
  publish: z.boolean().meta({
    description:
      'Published guides are published; false where a second person must approve them first.',
  }),
  split: z.enum(IMPORT_SPLITS).nullable(),
  /** Counts files during the scan, then guides. */
  progress: z.object({ done: z.int(), total: z.int() }),
  guides: statesOfGuides,
  refusalCount: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when it can be undone; null when it cannot. */
  undoUntil: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

export const importView = importSummary.extend({
  /** Sums of all guides but skipped ones. */
  counts: guideCounts,
  /** Sums of the same guides; null unless all of them were counted. */
  found: foundCounts.nullable(),
  results: z.array(importedGuideView),
  refusals: z.array(refusalView),
});
/** The imports of the last seven days, newest first; at most 50. */
export const importList = z.object({ results: z.array(importSummary), totalResults: z.int() });

/** Content of an export of one guide. */
export const exportQuery = z.object({
  history: z
    .enum(['0', '1'], 'invalid')
    .default('0')
    .transform((text) => text === '1')
    .meta({ description: 'With `1`, also its versions, below `versions/`.' }),
});

/** The query of a download address. */
export const downloadQuery = z.object({ token: verbatim(2000, 'invalid') });

/** The address of a download. */
export const downloadAddress = z.object({
  url: z.url(),
  /** Until when the address is valid. */
  expires: z.iso.datetime(),
});

export type ExportQuery = Partial<z.output<typeof exportQuery>>;
export type DownloadAddress = z.infer<typeof downloadAddress>;
export type ImportQuery = z.infer<typeof importQuery>;
export type ChoicesInput = z.infer<typeof choicesInput>;
export type PreviewInput = z.infer<typeof previewInput>;
export type StartInput = z.infer<typeof startInput>;
export type GuideCounts = z.infer<typeof guideCounts>;
export type ImportSummary = z.infer<typeof importSummary>;
export type ImportView = z.infer<typeof importView>;
export type RefusalView = z.infer<typeof refusalView>;
export type ImportedGuideView = z.infer<typeof importedGuideView>;
