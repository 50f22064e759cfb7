import { z } from 'zod';
import { pictureView } from '@/shared/picture';
import { STEP_DESCRIPTION_MAX, STEP_NAME_MAX } from '../constants';
import { attachedFile, localizedLine, localizedParagraph, localizedTextView, pictureTexts, stepType, version } from '../field-schemas';

const name = localizedLine(STEP_NAME_MAX);
const description = localizedParagraph(STEP_DESCRIPTION_MAX);
const file = attachedFile.nullable();

/** A step, or a chapter (type 2), which has a name only. */
export const stepInput = z.strictObject({ name, description: description.default([]), alt: pictureTexts.optional(), type: stepType.default(1) });
/** A new step may bring its picture along, so that it is there whole or not at all. */
export const newStepInput = stepInput.extend({ file: attachedFile.optional() });
export const stepPatch = z.strictObject({ name, description, alt: pictureTexts, file, version }).partial();

/** The new order: {ids: […]} or the bare list (contract, section 4). */
export const sortInput = z.union([
  z.strictObject({ ids: z.array(z.string()).max(5000) }).transform(({ ids }) => ids),
  z.array(z.string()).max(5000),
], { error: 'order' });

const shownFields = {
  id: z.string(),
  projectUid: z.string(),
  name: z.array(localizedTextView),
  description: z.array(localizedTextView),
  type: stepType,
  file: pictureView.nullable(),
  /** What the picture shows, in the languages it is described in. */
  alt: z.array(localizedTextView),
};

export const publicStepView = z.object(shownFields);
export const stepView = z.object({ ...shownFields, version });
export const stepList = z.object({ results: z.array(stepView), totalResults: z.int() });

export type StepInput = z.infer<typeof stepInput>;
export type NewStepInput = z.input<typeof newStepInput>;
export type StepPatch = z.infer<typeof stepPatch>;
export type StepView = z.infer<typeof stepView>;
export type PublicStepView = z.infer<typeof publicStepView>;
