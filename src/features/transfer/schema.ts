import { z } from 'zod';
import { line, verbatim } from '@/shared/text';
import {
  GUIDE_STATES,
  IMPORT_CHOICES,
  IMPORT_MODES,
  IMPORT_NAME_MAX,
  IMPORT_STATES,
  REFUSAL_REASONS,
} from './constants';

const choice = z.enum(IMPORT_CHOICES, 'importChoice');

/** What comes with the bytes of a file. */
export const importQuery = z.object({
  /** How the file is called; only shown. */
  fileName: line(IMPORT_NAME_MAX, 'fileNameRequired'),
  /** What is done with guides that are there already. */
  mode: z.enum(IMPORT_MODES, 'importMode').default('ask'),
  /** Whether guides that were published when they were exported are published again. */
  publish: z
    .enum(['true', 'false'], 'invalid')
    .default('false')
    .transform((text) => text === 'true'),
});

/** What is done with guides that an import asks about: with all of them, or with single ones by their position. */
export const choicesInput = z
  .strictObject({
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
  })
  .refine(({ all, each }) => all !== undefined || each !== undefined, 'importChoice')
  .meta({ anyOf: [{ required: ['all'] }, { required: ['each'] }] });

export const refusalView = z.object({
  /** In the archive, or the file that was sent. */
  file: z.string(),
  /** From 1. */
  line: z.int().nullable(),
  reason: z.enum(REFUSAL_REASONS),
  /** The reason in words, in the asker's language. */
  message: z.string(),
});

export const importedGuideView = z.object({
  position: z.int(),
  file: z.string(),
  name: z.string(),
  state: z.enum(GUIDE_STATES),
  /** The guide that is there already. */
  existing: z.object({ projectUid: z.string(), name: z.string() }).nullable(),
  /** What it has become. */
  projectUid: z.string().nullable(),
  /** Of a replaced guide: by which its old state can be restored, as long as a deleted guide can. */
  previousUid: z.string().nullable(),
  /**
   * The same while there is something to go to: until when the old state can be restored, null where it has been and is a guide of its own.
   * Null as a whole where there is none, or no longer.
   */
  previous: z.object({ projectUid: z.string(), until: z.iso.datetime().nullable() }).nullable(),
});

const counts = z.object({
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
  /** Whether it ends as soon as the guide that is under way is done. */
  isCancelled: z.boolean(),
  /** Why it failed. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  mode: z.enum(IMPORT_MODES),
  publish: z.boolean(),
  /** While it is checked files are counted, then guides. */
  progress: z.object({ done: z.int(), total: z.int() }),
  guides: counts,
  refusalCount: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});

export const importView = importSummary.extend({
  results: z.array(importedGuideView),
  refusals: z.array(refusalView),
});
/** The imports of the last seven days, newest first; at most 50. */
export const importList = z.object({ results: z.array(importSummary), totalResults: z.int() });

/** What stands in the address of a download. */
export const downloadQuery = z.object({ token: verbatim(2000, 'invalid') });

/** Where a browser saves guides from. */
export const downloadAddress = z.object({
  url: z.url(),
  /** Until when it opens anything. */
  expires: z.iso.datetime(),
});

export type DownloadAddress = z.infer<typeof downloadAddress>;
export type ImportQuery = z.infer<typeof importQuery>;
export type ChoicesInput = z.infer<typeof choicesInput>;
export type ImportSummary = z.infer<typeof importSummary>;
export type ImportView = z.infer<typeof importView>;
export type RefusalView = z.infer<typeof refusalView>;
export type ImportedGuideView = z.infer<typeof importedGuideView>;
