import 'server-only';
import { ProjectStatus } from '@/features/projects/constants';
import { toStatementView } from '@/features/projects/server/presenter';
import type { NoticeReason } from '../../notices/constants';
import type { CaseView } from '../../notices/schema';
import type { CaseRow } from './repository';

export function toCaseView(
  { projectUid, status, takenDownAt, creator, statement, notices }: CaseRow,
  { name, count }: { name: string; count: number },
): CaseView {
  return {
    projectUid,
    name,
    creator,
    isPublic: status === ProjectStatus.Published,
    takenDownAt: takenDownAt?.toISOString() ?? null,
    statement: statement && toStatementView(statement),
    notices: notices.map(({ id, reason, message, email, lang, createdAt }) => ({
      id,
      reason: reason as NoticeReason,
      message,
      email,
      lang,
      createdAt: createdAt.toISOString(),
    })),
    noticeCount: count,
  };
}
