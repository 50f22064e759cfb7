import { z } from 'zod';
import { pictureView } from '@/shared/pictures/picture';
import { uuidText } from '@/shared/ids/uuid-text';
import { STEPS_PER_PROJECT_MAX, StepType } from '../constants';
import {
  attachedFile,
  keepTranslations,
  localizedTextView,
  optionalTexts,
  requiredTexts,
  statedTextView,
  stepType,
  textsOrNone,
  version,
  withUnpublished,
} from '../field-schemas';
import { placedUses, stepUses, usesView } from '../amount-schemas';
import { mapTexts, optionalIn, requiredIn, STEP_TEXTS } from '../model/content/fields';
import { pictureEdit, pictureMarks } from './mark-schemas';
import {
  furtherPictures,
  publicPartViews,
  statedPartViews,
  stepLines,
  stepMedia,
  stepTimers,
} from './part-schemas';

const file = attachedFile.nullable();
const [required, optional] = [requiredIn(STEP_TEXTS), optionalIn(STEP_TEXTS)];
const { name, ...notInChapter } = required;

const stepFields = z.strictObject({
  type: z.literal(StepType.Step).default(StepType.Step),
  ...mapTexts(required, requiredTexts),
  ...mapTexts(optional, (field) => optionalTexts(field).optional()),
  lines: stepLines.optional(),
  timers: stepTimers.optional(),
  uses: stepUses.optional(),
});
/** A chapter only has a name. */
const chapterFields = z.strictObject({
  type: z.literal(StepType.Chapter),
  name: requiredTexts(name),
  ...mapTexts(notInChapter, (field, each) =>
    textsOrNone(each, field)
      .max(0, 'chapterDescription')
      .default([])
      .meta({ description: 'A chapter has none.' }),
  ),
  ...mapTexts(optional, (field) =>
    optionalTexts(field)
      .max(0, field.isOfPicture ? 'chapterFile' : 'chapterDescription')
      .optional()
      .meta({ description: `A chapter has ${field.isOfPicture ? 'no picture' : 'none'}.` }),
  ),
  lines: stepLines.max(0, 'chapterLines').optional().meta({ description: 'A chapter has none.' }),
  timers: stepTimers
    .max(0, 'chapterTimers')
    .optional()
    .meta({ description: 'A chapter has none.' }),
  uses: stepUses.max(0, 'chapterUses').optional().meta({ description: 'A chapter has none.' }),
});
const wrongType = { error: 'typeRequired' };

/** A step, or a chapter (type 2). */
export const stepInput = z.discriminatedUnion('type', [stepFields, chapterFields], wrongType);
const placedFields = stepFields.extend({ uses: placedUses.optional() });
/** A step of a file of guides, which has no ids of parts and tools yet. */
export const placedStepInput = z.discriminatedUnion(
  'type',
  [placedFields, chapterFields],
  wrongType,
);
/** A new step may include its picture, so that both are created together or not at all. */
export const newStepInput = z.discriminatedUnion(
  'type',
  [
    stepFields.extend({ file: attachedFile.optional(), media: stepMedia.optional() }),
    chapterFields.extend({
      file: z.undefined('chapterFile').optional(),
      media: stepMedia.max(0, 'chapterFile').optional(),
    }),
  ],
  wrongType,
);
/** A step of an import, whose pictures come beside it, with what they show. */
export const importedStepInput = z.discriminatedUnion(
  'type',
  [
    placedFields.extend({
      further: furtherPictures.optional(),
      marks: pictureMarks.optional(),
      edit: pictureEdit.optional(),
    }),
    chapterFields,
  ],
  wrongType,
);
export const stepPatch = z
  .strictObject({
    name: requiredTexts(name),
    ...mapTexts(notInChapter, (field, each) => textsOrNone(each, field)),
    ...mapTexts(optional, optionalTexts),
    lines: stepLines,
    timers: stepTimers,
    uses: stepUses,
    file,
    media: stepMedia,
    version,
    keepTranslations,
  })
  .partial();

/** The other step of a picture swap. */
export const swapInput = z.strictObject({ with: uuidText });

const ids = z
  .array(uuidText, { error: 'order' })
  .max(STEPS_PER_PROJECT_MAX, 'order')
  .refine((list) => new Set(list).size === list.length, 'order')
  .meta({
    uniqueItems: true,
    description: 'The `id` of each, in the new order: all of them, each once.',
  });

/** The new order: {ids: […]} or the bare list (docs/reference/guides.md#order). */
export const sortInput = z.union([z.strictObject({ ids }).transform((order) => order.ids), ids], {
  error: 'order',
});

const shownFields = <Text extends z.ZodType>(text: Text) => ({
  id: z.string(),
  projectUid: z.string(),
  ...mapTexts(required, () => z.array(text)),
  type: stepType,
  file: pictureView.nullable(),
  ...mapTexts(optional, () => z.array(text)),
  uses: usesView,
});
export const publicStepView = z
  .object({
    ...shownFields(localizedTextView),
    ...publicPartViews,
  })
  .meta({ id: 'PublicStep' });
export const stepView = z
  .object({ ...shownFields(statedTextView), ...statedPartViews, version })
  .meta({ id: 'Step' });
/** The answer to a change. */
export const changedStep = withUnpublished(stepView).meta({ id: 'ChangedStep' });
export const stepList = z.object({ results: z.array(stepView), totalResults: z.int() });
export const changedSteps = withUnpublished(stepList);
/** Steps with the `items` that they seem to use. */
export const proposedUses = z.object({
  results: z.array(z.object({ stepId: z.string(), items: z.array(z.string()) })),
  totalResults: z.int(),
});

export type StepInput = z.infer<typeof stepInput>;
export type NewStepInput = z.input<typeof newStepInput>;
export type StepList = z.infer<typeof stepList>;
export type StepPatch = z.infer<typeof stepPatch>;
export type ProposedUses = z.infer<typeof proposedUses>;
export type StepView = z.infer<typeof stepView>;
export type PublicStepView = z.infer<typeof publicStepView>;
