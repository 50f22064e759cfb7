import { z } from 'zod';
import { uuidText } from '@/shared/ids/uuid-text';
import { line } from '@/shared/text/text-schemas';
import {
  ENTRIES_MAX,
  GuideKind,
  USE_AMOUNT_MAX,
  USE_UNIT_MAX,
  USES_MAX,
  YIELD_MAX,
  YIELD_MIN,
} from './constants';
import { localizedTextView, optionalTexts, statedTextView } from './field-schemas';
import { YIELD_UNIT } from './model/content/fields';

/** The amount read from a line of parts or tools; null for a line without one. */
const lineAmount = z
  .object({
    id: z.string(),
    amount: z.number(),
    amountTo: z.number().nullable().meta({ description: 'The upper end of a range.' }),
    unit: z.string().nullable().meta({
      description:
        'mg, g, kg, oz, lb, ml, cl, dl, l, fl_oz, tsp, tbsp, cup, mm, cm, m, in or ft, or the counted word as it is written.',
    }),
    name: z.string(),
    note: z.string().nullable(),
    fixed: z.boolean().meta({ description: 'It stays when others are scaled.' }),
  })
  .nullable()
  .meta({ id: 'LineAmount' });
/** Of a guide, beside `parts` and `tools`. */
export const lineAmounts = {
  items: z
    .array(z.object({ id: z.string(), kind: z.enum(['part', 'tool']), fixed: z.boolean() }))
    .meta({ description: 'The ids of `parts`, then those of `tools`, in their order.' }),
  partAmounts: z.array(lineAmount).meta({
    description: 'Of each line of `parts`, as it is read in the first language of the guide.',
  }),
  toolAmounts: z.array(lineAmount).meta({ description: 'Of each line of `tools`.' }),
};

export const guideKind = z
  .union([z.literal(GuideKind.Guide), z.literal(GuideKind.Recipe)], { error: 'invalid' })
  .meta({ description: '1 guide, 2 recipe.' });

const MAKES = 'What the guide makes, such as 40 rolls';
/** The yield in a request; null for none. */
export const guideYield = z
  .strictObject({
    amount: z.number('yieldAmount').min(YIELD_MIN, 'yieldAmount').max(YIELD_MAX, 'yieldAmount'),
    unit: optionalTexts(YIELD_UNIT).optional(),
  })
  .nullable()
  .meta({
    description: `${MAKES}; readers scale the amounts by it. Without a unit, its words stay. \`null\` for none.`,
  });
const yieldOf = <Text extends z.ZodType>(text: Text) =>
  z
    .object({ amount: z.number(), unit: z.array(text) })
    .nullable()
    .meta({ description: `${MAKES}; null if it is not written.` });
export const publicYield = yieldOf(localizedTextView);
export const statedYield = yieldOf(statedTextView);

/** Facts of parts and tools in a change, by id. */
export const itemChanges = z
  .array(z.strictObject({ id: uuidText, fixed: z.boolean('invalid') }), { error: 'invalid' })
  .max(2 * ENTRIES_MAX, 'invalid')
  .meta({ description: 'Of parts and tools by their ids; those that it leaves out stay.' });

/** The place of a part or tool in a file: `part.1`. */
const place = z
  .string({ error: 'useUnknown' })
  .regex(/^(?:part|tool)\.[1-9]\d{0,2}$/, 'useUnknown')
  .meta({ description: 'A part or tool of the guide by its place from 1, such as `part.1`.' });
export const fixedPlaces = z
  .array(place, { error: 'invalid' })
  .max(2 * ENTRIES_MAX, 'invalid')
  .meta({ description: 'Parts and tools whose amounts stay when others are scaled.' });

const usesOf = (item: z.ZodType<string, string>) =>
  z
    .array(
      z
        .strictObject({
          item,
          share: z
            .number('useShare')
            .gt(0, 'useShare')
            .max(1, 'useShare')
            .optional()
            .meta({ description: 'Of the amount in the line: 0.5 is half of it.' }),
          amount: z
            .strictObject({
              value: z.number('useAmount').gt(0, 'useAmount').max(USE_AMOUNT_MAX, 'useAmount'),
              unit: line(USE_UNIT_MAX, 'useAmount').nullable().default(null),
            })
            .optional()
            .meta({ description: 'An amount of its own, as written for the yield.' }),
        })
        .refine(({ share, amount }) => share === undefined || amount === undefined, 'useShare'),
      { error: 'invalid' },
    )
    .max(USES_MAX, { error: 'tooManyUses' })
    .refine((uses) => new Set(uses.map((use) => use.item)).size === uses.length, 'idsRepeated')
    .meta({
      description:
        'The parts and tools that the step uses, each once: all of it, a share or an amount, not both.',
    });
/** The uses of a step in a request, and in a file of guides. */
export const stepUses = usesOf(
  uuidText.meta({ description: 'The `id` of one of the `items` of the guide.' }),
);
export const placedUses = usesOf(place);
export const usesView = z.array(
  z.object({
    item: z.string(),
    share: z.number().optional(),
    amount: z.object({ value: z.number(), unit: z.string().nullable() }).optional(),
  }),
);
