import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { ROLES } from './roles';

export const workshopView = z
  .object({
    uid: z.string().meta({ description: 'The uid of its creator.' }),
    name: z.string(),
    role: z.enum(ROLES),
    languages: z
      .array(z.enum(PROJECT_LANGUAGES))
      .readonly()
      .meta({ description: 'The only ones that a translator may write; none for other roles.' }),
  })
  .meta({ id: 'Workshop' });

export type WorkshopView = z.infer<typeof workshopView>;
