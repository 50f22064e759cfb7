import 'server-only';
import type { FeedbackRow, ReportRow } from './repository';
import type { FeedbackView, ReportView } from '../schema';

type SentRow = Pick<
  FeedbackRow,
  | 'id'
  | 'name'
  | 'email'
  | 'subject'
  | 'message'
  | 'lang'
  | 'versionNumber'
  | 'status'
  | 'createdAt'
>;

function toSentView({
  id,
  name,
  email,
  subject,
  message,
  lang,
  versionNumber,
  status,
  createdAt,
}: SentRow): Omit<FeedbackView, 'rating' | 'difficulty'> {
  return {
    id,
    name,
    email,
    subject,
    message,
    lang: lang as FeedbackView['lang'],
    versionNumber,
    status: status as FeedbackView['status'],
    createdAt: createdAt.toISOString(),
  };
}

export function toFeedbackView(row: FeedbackRow): FeedbackView {
  return { ...toSentView(row), rating: row.ratingHalves / 2, difficulty: row.difficulty };
}

export function toReportView(row: ReportRow): ReportView {
  return { ...toSentView(row), stepId: row.stepId };
}
