import { MessageStatus } from '../../src/features/feedback/constants';
import { insertFeedback, insertReport } from '../../src/features/feedback/server/repository';
import { feedbackInput, reportInput } from '../../src/features/feedback/schema';
import type { ProjectView } from '../../src/features/projects/schema';
import { SEED_MESSAGES } from './messages';
import type { SeedFeedback, SeedReport } from './types';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Stores readers' messages about a demo guide, dated back from today, so that its creator's tabs
 * are not empty.
 */
export async function seedMessages(
  key: string,
  { id: projectId, steps }: Pick<ProjectView, 'id' | 'steps'>,
): Promise<void> {
  const { feedback, reports } = SEED_MESSAGES[key] ?? { feedback: [], reports: [] };
  const stepIds = steps.filter(({ type }) => type === 1).map(({ id }) => id);
  for (const entry of feedback) {
    const {
      rating,
      difficulty,
      lang = entry.lang,
      ...words
    } = feedbackInput.parse(
      written(entry, {
        rating: entry.rating,
        difficulty: entry.difficulty,
        message: entry.message ?? '',
      }),
    );
    await insertFeedback({
      ...words,
      lang,
      difficulty,
      ratingHalves: rating * 2,
      projectId,
      requestHash: null,
      ...received(entry),
    });
  }
  for (const entry of reports) {
    const stepId = stepIds[entry.step - 1];
    if (!stepId) throw new Error(`The guide ${key} has no step ${entry.step}.`);
    const { lang = entry.lang, ...words } = reportInput.parse(
      written(entry, { message: entry.message }),
    );
    await insertReport({
      ...words,
      lang,
      projectId,
      stepId,
      requestHash: null,
      ...received(entry),
    });
  }
}

const written = <T extends object>(
  { lang, subject = '', name = '', email = '' }: SeedFeedback | SeedReport,
  rest: T,
) => ({ lang, subject, name, email, ...rest });

function received({ daysAgo, at, isNew }: SeedFeedback | SeedReport) {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const day = Math.floor(Date.now() / DAY_MS) - daysAgo;
  return {
    createdAt: new Date(day * DAY_MS + (hours * 60 + minutes) * 60_000),
    status: isNew ? MessageStatus.New : MessageStatus.Read,
  };
}
