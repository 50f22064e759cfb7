import { CircleDashed, History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import type { EntryState } from '@/features/projects/model/texts/list-states';

/** Badge of the work left for a text; nothing for a written one. */
export function UnitBadge({ state, isUnsaved }: { state: EntryState; isUnsaved: boolean }) {
  const t = useTranslations('editor');
  return (
    <>
      {state === 'missing' && (
        <Badge tone="warn">
          <CircleDashed aria-hidden />
          <span>{t('bench.state.missing')}</span>
        </Badge>
      )}
      {state === 'old' && (
        <Badge tone="warn">
          <History aria-hidden />
          <span>{t('bench.state.old')}</span>
        </Badge>
      )}
      {isUnsaved && <Badge tone="info">{t('unsavedMark')}</Badge>}
    </>
  );
}
