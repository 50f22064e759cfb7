import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { LINE_KINDS } from '@/features/projects/model/lines/lines';
import { TEXT_STATES } from '@/features/projects/model/texts/states';
import type { StoredDraft } from '../../shell/model/editor-types';

const texts = z.record(z.string(), z.partialRecord(z.enum(PROJECT_LANGUAGES), z.string()));
const written = z.object({
  texts,
  later: z.array(z.enum(PROJECT_LANGUAGES)),
  media: z
    .array(z.object({ id: z.string(), marks: z.array(z.object({ id: z.string() })).optional() }))
    .optional(),
  lines: z.array(z.object({ id: z.string(), kind: z.enum(LINE_KINDS) })).optional(),
  timers: z.array(z.object({ id: z.string(), seconds: z.int() })).optional(),
  uses: z
    .array(
      z.object({
        id: z.string(),
        share: z.number().optional(),
        amount: z.object({ value: z.number(), unit: z.string().nullable() }).optional(),
      }),
    )
    .optional(),
});
const storedDraftSchema = z.object({
  draft: written
    .extend({
      kind: z.enum(['step', 'chapter', 'question', 'guide']),
      entries: z.array(z.object({ id: z.string() })).optional(),
      baseVersion: z.int().optional(),
      base: written.optional(),
      states: z.record(z.string(), z.enum(TEXT_STATES)).optional(),
      keepTranslations: z.literal(true).optional(),
      file: z.object({ name: z.string(), url: z.string() }).loose().optional(),
      pendingCreate: written.extend({ key: z.string() }).optional(),
    })
    .loose(),
  sent: z.array(written),
});

/** A stored draft if it is valid; otherwise undefined. */
export function parseStoredDraft(value: unknown): StoredDraft | undefined {
  const { success, data } = storedDraftSchema.safeParse(value);
  return success ? (data as StoredDraft) : undefined;
}
