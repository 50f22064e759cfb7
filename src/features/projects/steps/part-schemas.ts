import { z } from 'zod';
import { pictureView } from '@/shared/pictures/picture';
import {
  LINE_MAX,
  LINES_MAX,
  MEDIA_PER_STEP_MAX,
  TIMER_LABEL_MAX,
  TIMER_SECONDS_MAX,
  TIMER_SECONDS_MIN,
  TIMERS_MAX,
} from '../constants';
import {
  attachedFile,
  localizedParagraph,
  localizedTextView,
  pictureTexts,
  statedTextView,
  timerLabelTexts,
} from '../field-schemas';
import { LINE_KINDS } from '../model/lines/lines';
import { hasDoubles, idOfPart as id, REPLACES } from './list-rules';
import { marksOf, ownCut, pictureCut, pictureEdit, pictureMarks } from './mark-schemas';

const kind = z.enum(LINE_KINDS, 'lineKind');
const seconds = z
  .int('timerSeconds')
  .min(TIMER_SECONDS_MIN, 'timerSeconds')
  .max(TIMER_SECONDS_MAX, 'timerSeconds');

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

const clipFile = z.strictObject({ url: attachedFile.shape.url }).meta({
  description:
    'The `key` of a clip of yours, whose poster the picture is; `null` removes it. A step has at most one.',
});

/** The pictures of a step in a request; one that the step does not have yet needs its file. */
export const stepMedia = z
  .array(
    z.strictObject({
      id,
      file: attachedFile.optional(),
      alt: pictureTexts.optional(),
      clip: clipFile.nullable().optional(),
      marks: pictureMarks.optional(),
      edit: pictureEdit.nullable().optional(),
    }),
    { error: 'invalid' },
  )
  .max(MEDIA_PER_STEP_MAX, { error: 'tooManyMedia' })
  .refine((media) => !hasDoubles(media), 'idsRepeated')
  .refine((media) => media.filter(({ clip }) => clip).length <= 1, 'oneClip')
  .meta({
    description:
      'The pictures; `file` and `alt` are the first, and are not sent beside it. An entry with the id of one keeps ' +
      `what it leaves out. ${REPLACES}`,
  });

/** The pictures after the first of a step in a file of guides; their files are beside it. */
export const furtherPictures = z
  .array(
    z.strictObject({
      id,
      alt: pictureTexts.default([]),
      marks: pictureMarks.optional(),
      edit: pictureEdit.optional(),
    }),
    {
      error: 'invalid',
    },
  )
  .max(MEDIA_PER_STEP_MAX - 1, { error: 'tooManyMedia' })
  .refine((media) => !hasDoubles(media), 'idsRepeated');

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

const clipView = z
  .object({
    url: z.string(),
    seconds: z.number(),
    width: z.int(),
    height: z.int(),
    sizeBytes: z.int(),
  })
  .meta({ description: 'A clip without sound, whose poster the picture is.' });
const mediaOf = <Text extends z.ZodType, Cut extends z.ZodType>(text: Text, cut: Cut) =>
  z
    .array(
      z.object({
        id: z.string(),
        file: pictureView,
        alt: z.array(text),
        clip: clipView.nullable(),
        marks: marksOf(text),
        edit: cut.nullable(),
      }),
    )
    .meta({
      description: 'The pictures; the first is `file`, which `alt` describes.',
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

/** Pictures, lines and timers in a response, for readers and for their creator. */
export const publicPartViews = {
  media: mediaOf(localizedTextView, pictureCut),
  lines: linesOf(shownTextView),
  timers: timersOf(localizedTextView),
};
export const statedPartViews = {
  media: mediaOf(statedTextView, ownCut),
  lines: linesOf(statedTextView),
  timers: timersOf(statedTextView),
};
