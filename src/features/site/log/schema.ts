import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { ACT_KINDS, ACT_SUBJECTS } from '../constants';

export const actsQuery = z.object({ page: pageParam, limit: limitParam });

/** Change made by an act; its shape depends on the kind. */
export const actDetail = z.json().register(z.globalRegistry, { id: 'JsonValue' });

export const actView = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  operator: z.string().meta({
    description:
      'The name that the account had; `command line` or `first link` for the machine itself. Of `workshop_handed_over` the owner before, who need not be an operator.',
  }),
  kind: z.enum(ACT_KINDS),
  subject: z.object({
    kind: z.enum(ACT_SUBJECTS),
    id: z.string(),
    label: z.string().meta({ description: 'What it was called then.' }),
  }),
  reason: z.string(),
  details: z.record(z.string(), actDetail),
});
export const actList = paginated(actView);

export type ActsQuery = z.infer<typeof actsQuery>;
export type ActView = z.infer<typeof actView>;
export type ActList = z.infer<typeof actList>;
