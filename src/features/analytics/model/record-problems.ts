import type { FieldProblem } from '@/shared/http/app-error';
import { CLOCK_SLACK_MS } from '../constants';
import type { RecordInput } from '../schema';

interface ProjectFacts {
  /** the ids of the steps without chapters, in order */
  visitable: readonly string[];
  /** when the project was created */
  since: Date;
  now: Date;
}

/**
 * The impossible statements of a record (docs/reference/feedback.md#records-of-visits): times in
 * the future or before the project existed, steps of other projects, and wrong step numbers. The
 * viewer resends the record without the named steps.
 */
export function recordProblems(
  { startTime, endTime, steps }: RecordInput,
  { visitable, since, now }: ProjectFacts,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const [field, time] of Object.entries({ startTime, endTime })) {
    if (time.getTime() > now.getTime() + CLOCK_SLACK_MS) problems[field] = { key: 'timeInFuture' };
    else if (time.getTime() < since.getTime() - CLOCK_SLACK_MS)
      problems[field] = { key: 'timeBeforeProject' };
  }
  for (const [index, { step, stepId }] of steps.entries()) {
    if (!visitable.includes(stepId)) problems[`steps.${index}.stepId`] = { key: 'stepUnknown' };
    else if (visitable[step - 1] !== stepId)
      problems[`steps.${index}.step`] = { key: 'stepNumber' };
  }
  return problems;
}
