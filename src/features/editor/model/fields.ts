import {
  ALT_MAX,
  ANSWER_MAX,
  QUESTION_MAX,
  STEP_DESCRIPTION_MAX,
  STEP_NAME_MAX,
  StepType,
} from '@/features/projects/constants';
import type { TranslatedField } from '@/features/projects/model/draft-translations';

export type ItemKind = 'step' | 'chapter' | 'question';

export const kindOf = (type: StepType): 'step' | 'chapter' =>
  type === StepType.Chapter ? 'chapter' : 'step';
export type FieldName = 'name' | 'description' | 'alt' | 'question' | 'answer';
/** A field that can be focused: a text, also one of the guide's own, or the picture. */
export type FocusField = FieldName | TranslatedField | 'picture';
export type TextField = {
  name: FieldName;
  max: number;
  rows: number;
  isOptional?: true;
  /** whether it may have bold words and lists, or links too */
  formatting?: 'marks' | 'links';
};

/**
 * The texts of each kind of item in every language, and their limits in code points (specification,
 * section 5).
 */
export const TEXT_FIELDS: Record<ItemKind, readonly [TextField, ...TextField[]]> = {
  step: [
    { name: 'name', max: STEP_NAME_MAX, rows: 1 },
    { name: 'description', max: STEP_DESCRIPTION_MAX, rows: 4, formatting: 'marks' },
    { name: 'alt', max: ALT_MAX, rows: 2, isOptional: true },
  ],
  chapter: [{ name: 'name', max: STEP_NAME_MAX, rows: 1 }],
  question: [
    { name: 'question', max: QUESTION_MAX, rows: 2 },
    { name: 'answer', max: ANSWER_MAX, rows: 4, formatting: 'links' },
  ],
};
