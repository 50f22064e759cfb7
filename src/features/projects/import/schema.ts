import { z } from 'zod';
import { line } from '@/shared/text/text-schemas';
import { QUESTIONS_PER_PROJECT_MAX, STEPS_PER_PROJECT_MAX, StepType } from '../constants';
import { questionInput } from '../questions/schema';
import { fixedPlaces } from '../amount-schemas';
import { pictureTexts } from '../field-schemas';
import { projectInput } from '../schema';
import { importedStepInput, placedStepInput } from '../steps/schema';

const SOURCE_TEXT_MAX = 300;
const SOURCE_URL_MAX = 2000;

/** The origin of a guide. Other facts of the file are dropped. */
const source = z.object(
  {
    key: line(SOURCE_TEXT_MAX, 'text'),
    title: line(SOURCE_TEXT_MAX).default(''),
    // It becomes a link, so it must not be a script.
    url: z
      .union(
        [
          z.literal(''),
          z.url({ protocol: /^https?$/, error: 'linkInvalid' }).max(SOURCE_URL_MAX, 'linkInvalid'),
        ],
        { error: 'linkInvalid' },
      )
      .default(''),
    license: line(SOURCE_TEXT_MAX).default(''),
    author: line(SOURCE_TEXT_MAX).default(''),
  },
  { error: 'text' },
);

/**
 * A guide in a file of guides (docs/import-formats.md#guides-as-json): what the calls that make a
 * project, its steps and its questions take, and its source.
 */
export const guideInput = projectInput.extend({
  steps: z
    .array(placedStepInput, { error: 'stepsMissing' })
    .min(1, 'stepsMissing')
    .max(STEPS_PER_PROJECT_MAX, 'tooManySteps'),
  questions: z
    .array(questionInput, { error: 'invalid' })
    .max(QUESTIONS_PER_PROJECT_MAX, 'tooManyQuestions')
    .default([]),
  source: source.optional(),
  fixed: fixedPlaces.optional(),
});

/**
 * A guide of an import: like a line of such a file, but a draft may have no steps, the source is
 * optional, and the picture has a description.
 */
export const wholeGuideInput = guideInput.extend({
  alt: pictureTexts.default([]),
  steps: z
    .array(importedStepInput, { error: 'invalid' })
    .max(STEPS_PER_PROJECT_MAX, 'tooManySteps')
    .default([]),
  source: source
    .extend({ key: line(SOURCE_TEXT_MAX).optional() })
    .nullable()
    .default(null),
});

/** The pictures of an imported step after the first; a chapter has none. */
export const furtherIn = (step: WholeGuideInput['steps'][number]) =>
  'further' in step ? (step.further ?? []) : [];

/** The marks on the first picture of an imported step, and how that was edited. */
export const firstIn = (step: WholeGuideInput['steps'][number]) =>
  step.type === StepType.Step ? { marks: step.marks, edit: step.edit } : {};

export type WholeGuideInput = z.infer<typeof wholeGuideInput>;
export type GuideInput = z.infer<typeof guideInput>;
