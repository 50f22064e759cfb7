import { useFormatter, useTranslations } from 'next-intl';
import type { ChangesSummary } from '@/features/projects/model/versions/summary';

const PARTS = ['changed', 'added', 'removed', 'moved', 'questions', 'settings'] as const;

/** The counts of a version in words: '2 steps changed, 1 step added'. */
export function useSummaryText(): (summary: ChangesSummary) => string {
  const t = useTranslations('editor.versions.summary');
  const format = useFormatter();
  return (summary) => {
    const parts = PARTS.filter((part) => summary[part] > 0);
    if (parts.length === 0) return t('nothing');
    return format.list(
      parts.map((part) => t(part, { count: summary[part] })),
      { type: 'unit' },
    );
  };
}
