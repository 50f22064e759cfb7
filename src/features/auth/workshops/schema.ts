import { z } from 'zod';
import { ROLES } from './roles';

export const workshopView = z
  .object({
    uid: z.string().meta({ description: 'The uid of its creator.' }),
    name: z.string(),
    role: z.enum(ROLES),
  })
  .meta({ id: 'Workshop' });

export type WorkshopView = z.infer<typeof workshopView>;
