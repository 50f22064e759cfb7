import { z } from 'zod';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';

export const BIN_KINDS = ['step', 'chapter', 'question', 'draft'] as const;

export const binQuery = z.object({ page: pageParam, limit: limitParam });

const binItem = z.object({
  id: z.string(),
  kind: z.enum(BIN_KINDS).meta({ description: '`draft`: a whole draft that was replaced.' }),
  name: z.string().meta({
    description: 'In the primary language of the guide: its name, or the text of the question.',
  }),
  removedAt: z.iso.datetime(),
});
export const binList = paginated(binItem);
export const emptiedBin = z.object({ removed: z.int() });

export type BinQuery = z.infer<typeof binQuery>;
export type BinItem = z.infer<typeof binItem>;
export type BinList = z.infer<typeof binList>;
export type EmptiedBin = z.infer<typeof emptiedBin>;
