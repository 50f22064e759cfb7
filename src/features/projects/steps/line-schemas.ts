import { z } from 'zod';
import { uuidText } from '@/shared/ids/uuid-text';
import {
  LINE_MAX,
  LINES_MAX,
  TIMER_LABEL_MAX,
  TIMER_SECONDS_MAX,
  TIMER_SECONDS_MIN,
  TIMERS_MAX,
} from '../constants';
import {
  localizedParagraph,
  localizedTextView,
  statedTextView,
  timerLabelTexts,
} from '../field-schemas';
import { LINE_KINDS } from '../model/lines/lines';

const kind = z.enum(LINE_KINDS, 'lineKind');
const seconds = z
  .int('timerSeconds')
  .min(TIMER_SECONDS_MIN, 'timerSeconds')
  .max(TIMER_SECONDS_MAX, 'timerSeconds');
const id = uuidText.optional().meta({
  description:
    'Keeps the one that has this id; any other UUID adds one with it. Without an id, one is added.',
});
const hasDoubles = (list: readonly { id?: string | undefined }[]) => {
  const ids = list.flatMap((each) => each.id ?? []);
  return new Set(ids).size < ids.length;
};

const REPLACES =
  'Replaces the whole list, in the order in which it is given; without it, all stay.';

/** The lines of a step in a request. */
export const stepLines = z
  .array(z.strictObject({ id, kind, text: localizedParagraph(LINE_MAX) }), { error: 'invalid' })
  .max(LINES_MAX, { error: 'tooManyLines' })
  .refine((lines) => !hasDoubles(lines), 'idsRepeated')
  .meta({
    description:
      'What a reader must know beside the description. Readers get danger, warning and caution ' +
      `before the description, the most urgent first, and confirm danger and warning. ${REPLACES}`,
  });

/** The timers of a step in a request. */
export const stepTimers = z
  .array(z.strictObject({ id, seconds, label: timerLabelTexts(TIMER_LABEL_MAX).default([]) }), {
    error: 'invalid',
  })
  .max(TIMERS_MAX, { error: 'tooManyTimers' })
  .refine((timers) => !hasDoubles(timers), 'idsRepeated')
  .meta({
    description: `Without any, readers get the durations in the description as timers. ${REPLACES}`,
  });

const linesOf = <Text extends z.ZodType>(text: Text) =>
  z.array(z.object({ id: z.string(), kind: z.enum(LINE_KINDS), text: z.array(text) })).meta({
    description: 'What a reader must know beside the description, in the order of the creator.',
  });
const timersOf = <Text extends z.ZodType>(text: Text) =>
  z
    .array(
      z.object({
        id: z.string(),
        seconds: z.int(),
        label: z.array(text).meta({ description: 'Empty for a timer without a name.' }),
      }),
    )
    .meta({ description: 'Timers that the creator set.' });

const shownTextView = localizedTextView.extend({
  state: z.literal('old').optional().meta({
    description: 'Of a translation whose text in the primary language changed after it.',
  }),
});

/** Lines and timers in a response, for readers and for their creator. */
export const publicLineViews = {
  lines: linesOf(shownTextView),
  timers: timersOf(localizedTextView),
};
export const statedLineViews = { lines: linesOf(statedTextView), timers: timersOf(statedTextView) };
