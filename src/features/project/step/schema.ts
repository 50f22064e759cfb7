import { z } from 'zod';
import { pictureView } from '@/shared/picture';
import { STEP_DESCRIPTION_MAX, STEP_NAME_MAX } from '../constants';
import { attachedFile, localizedLine, localizedParagraph, localizedTextView, stepType, version } from '../field-schemas';

const name = localizedLine(STEP_NAME_MAX);
const description = localizedParagraph(STEP_DESCRIPTION_MAX);
const file = attachedFile.nullable();

/** A step, or a chapter (type 2), which has a name only. */
export const stepInput = z.strictObject({ name, description: description.default([]), type: stepType.default(1) });
export const stepPatch = z.strictObject({ name, description, file, version }).partial();

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
};

export const publicStepView = z.object(shownFields);
export const stepView = z.object({ ...shownFields, version });
export const stepList = z.object({ results: z.array(stepView), totalResults: z.int() });

export type StepInput = z.infer<typeof stepInput>;
export type StepPatch = z.infer<typeof stepPatch>;
export type StepView = z.infer<typeof stepView>;
export type PublicStepView = z.infer<typeof publicStepView>;
