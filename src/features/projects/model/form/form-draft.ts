import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import type { ProjectDraft } from './project-draft';

/** The changed fields of the project form; unchanged fields are absent. */
export type FormChanges = Partial<ProjectDraft>;

const tags = z.array(z.string());
const texts = z.record(z.enum(PROJECT_LANGUAGES), z.string());
const lists = z.record(z.enum(PROJECT_LANGUAGES), tags);
const formDraft = z
  .object({
    name: z.string(),
    hours: z.string(),
    minutes: z.string(),
    people: z.string(),
    description: z.string(),
    ref: z.string(),
    brand: z.string(),
    category: z.string(),
    languages: z.array(z.enum(PROJECT_LANGUAGES)),
    type: z.union([z.literal(1), z.literal(2)]),
    tags,
    tools: tags,
    parts: tags,
    names: texts,
    descriptions: texts,
    categories: texts,
    tagLists: lists,
    partLists: lists,
    toolLists: lists,
    kind: z.union([z.literal(1), z.literal(2)]),
    yield: z.string(),
    yieldAmount: z.string(),
    yieldUnits: texts,
    keepTranslations: z.boolean(),
  })
  .partial();

/**
 * Parses changes stored on the device; empty when they are invalid. Confirmed translations are not
 * kept: their source may change before the form is opened again.
 */
export function readFormDraft(value: unknown): FormChanges {
  const { success, data } = formDraft.safeParse(value);
  return success
    ? (Object.fromEntries(
        Object.entries(data).filter(([, field]) => field !== undefined),
      ) as FormChanges)
    : {};
}

/** The changes without fields that equal the project's. */
export function realChanges(changes: FormChanges, fresh: ProjectDraft): FormChanges {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(fresh[field as keyof ProjectDraft]);
  return Object.fromEntries(Object.entries(changes).filter(isChanged));
}

export const hasChanges = (changes: FormChanges) => Object.keys(changes).length > 0;
