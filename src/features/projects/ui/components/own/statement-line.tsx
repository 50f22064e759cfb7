'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/browser/time/time-zone';
import type { ProjectSummary } from '../../../schema';

/** Why the operators took a guide of one's own down, or what they wait for; the editor has it all. */
export function StatementLine({ statement }: Pick<ProjectSummary, 'statement'>) {
  const t = useTranslations('dashboard.statement');
  const format = useFormatter();
  const timeZone = useTimeZone();
  if (!statement || (statement.kind === 'question' && statement.answer !== null)) return null;
  const { kind, reason, createdAt } = statement;
  const date = format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeZone });
  return (
    <p className="line-clamp-3 text-sm wrap-anywhere">
      {t(kind === 'takeDown' ? 'takeDown' : 'question', { date, reason })}
    </p>
  );
}
