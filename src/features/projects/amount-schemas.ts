import { z } from 'zod';

/** The amount read from a line of parts or tools; null for a line without one. */
const lineAmount = z
  .object({
    amount: z.number(),
    amountTo: z.number().nullable().meta({ description: 'The upper end of a range.' }),
    unit: z.string().nullable().meta({
      description:
        'mg, g, kg, oz, lb, ml, cl, dl, l, fl_oz, tsp, tbsp, cup, mm, cm, m, in or ft, or the counted word as it is written.',
    }),
    name: z.string(),
    note: z.string().nullable(),
  })
  .nullable()
  .meta({ id: 'LineAmount' });
/** Of a guide, beside `parts` and `tools`. */
export const lineAmounts = {
  partAmounts: z.array(lineAmount).meta({
    description: 'Of each line of `parts`, as it is read in the first language of the guide.',
  }),
  toolAmounts: z.array(lineAmount).meta({ description: 'Of each line of `tools`.' }),
};
