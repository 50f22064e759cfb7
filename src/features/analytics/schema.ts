import { z } from 'zod';

export const viewAnswer = z.object({ views: z.int() });
