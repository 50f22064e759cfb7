import { z } from 'zod';
import {
  COVERS_MAX,
  MARK_KINDS,
  MARK_LABEL_MAX,
  MARK_NUMBER_MAX,
  MARK_SIZE_MIN,
  MARK_TONES,
  MARKS_MAX,
} from '../constants';
import { pictureView } from '@/shared/pictures/picture';
import { markTexts } from '../field-schemas';
import { isInside, placeProblem } from '../model/marks/marks';
import { hasDoubles, idOfPart as id, REPLACES } from './list-rules';

const fraction = z.number('invalid').min(-1, 'markOutside').max(1, 'markOutside');

/** The marks on a picture in a request. */
export const pictureMarks = z
  .array(
    z
      .strictObject({
        id,
        kind: z.enum(MARK_KINDS, 'invalid'),
        ...{ x: fraction, y: fraction, w: fraction, h: fraction },
        number: z
          .int('markNumber')
          .min(1, 'markNumber')
          .max(MARK_NUMBER_MAX, 'markNumber')
          .nullable()
          .optional()
          .meta({ description: 'Its number in the texts of the step, ① to ⑨.' }),
        tone: z
          .enum(MARK_TONES, 'invalid')
          .nullable()
          .optional()
          .meta({ description: '`null` for the colour of the site.' }),
        label: markTexts(MARK_LABEL_MAX).optional(),
      })
      .superRefine((mark, { addIssue }) => {
        const problem = placeProblem(mark);
        if (problem) addIssue({ code: 'custom', message: problem });
      }),
    { error: 'invalid' },
  )
  .max(MARKS_MAX, { error: 'tooManyMarks' })
  .refine((marks) => !hasDoubles(marks), 'idsRepeated')
  .meta({
    description:
      'In fractions of the upright, uncropped picture: (`x`, `y`) is the upper left corner of what fills `w` × `h`, or ' +
      `where an arrow begins, whose head is at (\`x + w\`, \`y + h\`). A mark with the id of one keeps what it leaves out. ${REPLACES}`,
  });

const shownMark = {
  kind: z.enum(MARK_KINDS),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
  number: z.int().nullable(),
  tone: z.enum(MARK_TONES).nullable(),
};
/** A mark without its label. */
export const markShape = z.object(shownMark);

/** The marks on a picture in a response. */
export const marksOf = <Text extends z.ZodType>(text: Text) =>
  z
    .array(
      z.object({
        id: z.string(),
        ...shownMark,
        label: z.array(text).meta({ description: 'Empty for a mark without a label.' }),
      }),
    )
    .meta({ description: 'Marks, in fractions of the upright, uncropped picture.' });

const area = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const turn = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)], 'invalid');
const part = z.number('invalid').min(0, 'areaOutside').max(1, 'areaOutside');
const givenArea = z
  .strictObject({ x: part, y: part, w: part, h: part })
  .refine(({ w, h }) => Math.min(w, h) >= MARK_SIZE_MIN, 'areaTooSmall')
  .refine(({ x, y, w, h }) => [x + w, y + h].every(isInside), 'areaOutside');
/** How a picture is edited in a request. */
export const pictureEdit = z
  .strictObject({
    crop: givenArea.nullable().optional(),
    turn: turn.optional().meta({ description: 'Clockwise, in quarters, after the crop.' }),
    covers: z
      .array(givenArea, { error: 'invalid' })
      .max(COVERS_MAX, { error: 'tooManyCovers' })
      .optional()
      .meta({
        description:
          'Plain boxes that are drawn into the picture. With the next publication they are removed for good.',
      }),
  })
  .meta({
    description:
      'Makes another picture of the upright, uncropped one, whose fractions crop and covers are; `null` shows that ' +
      'again. Marks stay where they are.',
  });
/** How a picture was cut, which marks need to be drawn. */
export const pictureCut = z
  .object({
    crop: area.nullable(),
    turn,
  })
  .meta({
    description:
      'How `file` was cut out of the picture that marks are placed on, in fractions of that, and then turned ' +
      'clockwise by quarters; `null` for the whole picture.',
  });
/** With what only the creator sees. */
export const ownCut = pictureCut.extend({
  covers: z.array(area),
  original: pictureView.nullable(),
});
