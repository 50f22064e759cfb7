import 'server-only';
import { ProjectStatus } from '@/features/projects/constants';
import { toStatementView } from '@/features/projects/server/presenter';
import type { GuideReportReason } from '../../guide-reports/constants';
import type { CaseView } from '../../guide-reports/schema';
import type { CaseRow } from './repository';

export function toCaseView(
  { projectUid, status, takenDownAt, creator, statement, guideReports }: CaseRow,
  { name, count }: { name: string; count: number },
): CaseView {
  return {
    projectUid,
    name,
    creator: { uid: creator.uid, name: creator.name, owner: creator.owner.name },
    isPublic: status === ProjectStatus.Published,
    takenDownAt: takenDownAt?.toISOString() ?? null,
    statement: statement && toStatementView(statement),
    notices: guideReports.map(({ id, reason, message, email, lang, createdAt }) => ({
      id,
      reason: reason as GuideReportReason,
      message,
      email,
      lang,
      createdAt: createdAt.toISOString(),
    })),
    noticeCount: count,
  };
}
