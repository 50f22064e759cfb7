import 'server-only';
import { fieldError } from '@/shared/http/app-error';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { StepType } from '../../constants';
import { linesOf, timersOf, withLabels, withTexts } from '../../model/lines/lines';
import { withOtherPrimary } from '../../model/states';
import { hasText } from '../../model/texts';
import { textsOf } from '../steps/presenter';
import { listTexts } from '../item-texts/repository';
import { writeItemTexts } from '../item-texts/service';

/**
 * Prepares the texts of steps and questions for another primary language: every text needs it, and
 * translations are compared with it from now on. Call this in the transaction that changes it.
 * @throws {AppError} validation_failed when a text is missing in the new primary language
 */
export async function changePrimaryLanguage(
  projectId: string,
  from: ProjectLanguage | undefined,
  to: ProjectLanguage | undefined,
): Promise<void> {
  if (!to || to === from) return;
  const { steps, questions } = await listTexts(projectId);
  const lists = [
    ...steps.flatMap((step) =>
      step.type === StepType.Chapter ? [step.name] : [step.name, step.description],
    ),
    ...steps.flatMap(lineTextsOf),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ];
  if (lists.some((list) => !hasText(textsOf(list), to)))
    throw fieldError('languages', 'primaryUnwritten');
  const turned = (stored: unknown) => withOtherPrimary(textsOf(stored), from, to);
  // Only an old translation has something to change.
  const isTouched = (...columns: unknown[]) =>
    columns.some((stored) => textsOf(stored).some((text) => text.of !== undefined));
  await writeItemTexts(
    projectId,
    {
      steps: steps
        .filter((step) => isTouched(step.name, step.description, step.alt, ...lineTextsOf(step)))
        .map(({ id, name, description, alt, lines, timers }) => ({
          id,
          name: turned(name),
          description: turned(description),
          alt: turned(alt),
          lines: withTexts(linesOf(lines), turned),
          timers: withLabels(timersOf(timers), turned),
        })),
      questions: questions
        .filter(({ question, answer }) => isTouched(question, answer))
        .map(({ id, question, answer }) => ({
          id,
          question: turned(question),
          answer: turned(answer),
        })),
    },
    { isNewVersion: false },
  );
}

const lineTextsOf = ({ lines, timers }: { lines: unknown; timers: unknown }) => [
  ...linesOf(lines).map(({ text }) => text),
  ...timersOf(timers).flatMap(({ label }) => (label.length > 0 ? [label] : [])),
];
