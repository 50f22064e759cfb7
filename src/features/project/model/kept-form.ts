import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/languages';
import type { ProjectDraft } from './project-draft';

/** What was changed in the project form, by field; what was left alone is as the project has it. */
export type FormChanges = Partial<ProjectDraft>;

const tags = z.array(z.string());
const kept = z
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
  })
  .partial();

/** What was kept on the device, when it has the shape of changes to the form; nothing of anything else. */
export function readKeptForm(value: unknown): FormChanges {
  const { success, data } = kept.safeParse(value);
  return success
    ? (Object.fromEntries(
        Object.entries(data).filter(([, field]) => field !== undefined),
      ) as FormChanges)
    : {};
}

/** The changes without those that say what the form said anyway. */
export function realChanges(changes: FormChanges, fresh: ProjectDraft): FormChanges {
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(fresh[field as keyof ProjectDraft]);
  return Object.fromEntries(Object.entries(changes).filter(isChanged));
}

export const hasChanges = (changes: FormChanges) => Object.keys(changes).length > 0;
