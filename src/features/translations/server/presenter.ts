import 'server-only';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  ALT_MAX,
  ANSWER_MAX,
  LINE_MAX,
  QUESTION_MAX,
  STEP_DESCRIPTION_MAX,
  STEP_NAME_MAX,
  StepType,
  TIMER_LABEL_MAX,
} from '@/features/projects/constants';
import { linesOf, timersOf } from '@/features/projects/model/lines/lines';
import { itemNumbers } from '@/features/projects/model/item-numbers';
import type { ProjectRow } from '@/features/projects/server/owned-project';
import { languagesOf, projectTextsOf } from '@/features/projects/server/presenter';
import { textsOf } from '@/features/projects/server/steps/presenter';
import { statedListsOf } from '@/features/projects/model/project-texts';
import { statedTexts } from '@/features/projects/model/texts';
import { type OwnLists, projectUnits } from '../model/project-units';
import { type Languages, type TranslationUnit, writable } from '../model/unit';

/**
 * The translatable texts of a project, in order. Includes those without a source: a file may be
 * older.
 */
export function unitsOf(row: ProjectRow, languages: Languages): TranslationUnit[] {
  const unit = (
    id: string,
    context: string,
    stored: unknown,
    max: number,
    hasLines = false,
  ): TranslationUnit => ({
    id,
    context,
    max,
    hasLines,
    source: valueIn(stored, languages.from),
    target: valueIn(stored, languages.to),
    isOld: isOldIn(stored, languages.to, languagesOf(row)),
  });
  const numbers = itemNumbers(row.steps);
  return [
    ...projectUnits(ownListsOf(row), languages),
    ...(row.fileId ? [unit('project.alt', 'project: picture', row.alt, ALT_MAX)] : []),
    ...row.steps.flatMap((step) => {
      const isChapter = step.type === StepType.Chapter;
      const id = `step.${step.id}`;
      const context = `${isChapter ? 'chapter' : 'step'} ${numbers.get(step.id)}`;
      return [
        unit(`${id}.name`, `${context}: name`, step.name, STEP_NAME_MAX),
        ...(isChapter
          ? []
          : [
              unit(
                `${id}.description`,
                `${context}: description`,
                step.description,
                STEP_DESCRIPTION_MAX,
                true,
              ),
            ]),
        ...(step.fileId ? [unit(`${id}.alt`, `${context}: picture`, step.alt, ALT_MAX)] : []),
        ...linesOf(step.lines).map((line) =>
          unit(`${id}.line.${line.id}`, `${context}: ${line.kind}`, line.text, LINE_MAX, true),
        ),
        ...timersOf(step.timers).map((timer) =>
          unit(`${id}.timer.${timer.id}`, `${context}: timer`, timer.label, TIMER_LABEL_MAX),
        ),
      ];
    }),
    ...row.questions.flatMap((question, index) => [
      unit(
        `question.${question.id}.question`,
        `question ${index + 1}`,
        question.question,
        QUESTION_MAX,
      ),
      unit(
        `question.${question.id}.answer`,
        `question ${index + 1}: answer`,
        question.answer,
        ANSWER_MAX,
        true,
      ),
    ]),
  ];
}

/** The guide's own texts with the states of their translations. */
export const ownListsOf = (row: ProjectRow): OwnLists => ({
  parts: row.parts,
  tools: row.tools,
  ...statedListsOf(projectTextsOf(row)),
});

function valueIn(stored: unknown, lang: ProjectLanguage): string {
  const text = textsOf(stored).find((each) => each.lang === lang);
  return text && !text.pending ? writable(text.value) : '';
}

const isOldIn = (stored: unknown, lang: ProjectLanguage, languages: ProjectLanguage[]) =>
  statedTexts(textsOf(stored), languages).some(
    (text) => text.lang === lang && text.state === 'old',
  );
