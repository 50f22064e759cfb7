import { z } from 'zod';
import { FIGURE_DAYS } from './constants';

const DAYS = FIGURE_DAYS.map(String) as ['7', '30', '90', '365'];

export const figuresQuery = z.object({
  days: z.enum(DAYS, 'invalid').default('30').meta({ description: 'UTC days with today.' }),
});

const count = z.int().min(0);
const growth = z.object({
  now: count,
  new: count.meta({ description: 'Of these, those that came in the period.' }),
});
export const figuresView = z.object({
  days: z.int(),
  views: count.meta({ description: 'Of guides, in the period.' }),
  sessions: count.meta({ description: 'Guides opened step by step.' }),
  finished: count.meta({ description: 'Visits that reached the last step.' }),
  guides: growth.meta({ description: 'Published ones.' }),
  accounts: growth,
  storedBytes: z
    .object({ pictures: count, clips: count })
    .meta({ description: 'Each file once, without its smaller copies.' }),
  missedSearches: z.array(z.object({ words: z.string(), times: count })).meta({
    description:
      'What readers searched at least three times in the last 30 days, or in the period if it is shorter, and found nothing; the most frequent first.',
  }),
  byDay: z.array(z.object({ day: z.iso.date(), views: count, sessions: count, finished: count })),
});

export type FiguresQuery = z.output<typeof figuresQuery>;
export type FiguresView = z.infer<typeof figuresView>;
