import { z } from 'zod';
import { LABEL_MAX, TAG_MAX } from '@/features/projects/constants';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { uuidText } from '@/shared/ids/uuid-text';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { line } from '@/shared/text/text-schemas';
import { LABEL_CHANGE_STATES, LABEL_KINDS, MERGED_MAX } from './constants';

const kind = z.enum(LABEL_KINDS, 'invalid');
const lang = z.enum(PROJECT_LANGUAGES, 'languageUnknown');

export const labelsQuery = z.object({
  kind: kind.default('tag'),
  query: line(LABEL_MAX).default('').meta({
    description: 'A part of the label; case and accents do not matter.',
  }),
  page: pageParam,
  limit: limitParam,
});

/** A label in one language, in its most frequent spelling. */
export const labelView = z.object({
  id: z.string().meta({ description: 'Of this label in this list.' }),
  name: z.string(),
  lang,
  guides: z.int().meta({ description: 'Published ones that have it.' }),
});
export const labelList = paginated(labelView);

const label = line(LABEL_MAX, 'labelRequired');
export const labelChangeInput = z.strictObject({
  kind,
  lang: lang.meta({ description: 'Only labels in this language are changed.' }),
  names: z.array(label, 'labelRequired').min(1, 'labelRequired').max(MERGED_MAX, 'invalid').meta({
    description: 'Case and accents do not matter. Several become one.',
  }),
  to: line(TAG_MAX, 'labelRequired').nullable().meta({
    description: 'The new label; null takes them away.',
  }),
});

export const labelChangeView = z.object({
  id: uuidText,
  kind,
  lang,
  names: z.array(z.string()),
  to: z.string().nullable(),
  state: z.enum(LABEL_CHANGE_STATES),
  operator: z.string(),
  guides: z.int().meta({ description: 'That had such a label when it began.' }),
  changed: z.int().meta({ description: 'Guides with a new version so far.' }),
  undone: z.int().meta({ description: 'Guides that got their labels back.' }),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  canUndo: z.boolean(),
});
export const labelChangesQuery = z.object({ page: pageParam, limit: limitParam });
export const labelChangeList = paginated(labelChangeView);

export type LabelsQuery = z.output<typeof labelsQuery>;
export type LabelView = z.infer<typeof labelView>;
export type LabelList = z.infer<typeof labelList>;
export type LabelChangeInput = z.output<typeof labelChangeInput>;
export type LabelChangeView = z.infer<typeof labelChangeView>;
export type LabelChangesQuery = z.output<typeof labelChangesQuery>;
export type LabelChangeList = z.infer<typeof labelChangeList>;
