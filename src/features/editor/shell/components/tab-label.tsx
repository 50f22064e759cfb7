import { useTranslations } from 'next-intl';
import { Badge } from '@/ui/kit/badge';
import type { EditorTab } from '../../constants';
import { useEditor } from '../hooks/editor-context';

const SHOWN_MAX = 99;

/**
 * The label of a tab; for feedback with the number of unread entries. PRO is announced and gates
 * nothing (docs/reference/interface.md#pages).
 */
export function TabLabel({ tab }: { tab: EditorTab }) {
  const t = useTranslations('editor');
  const {
    unread: { count = 0 },
  } = useEditor();
  return (
    <>
      <span>{t(`tab.${tab}`)}</span>
      {tab === 'analytics' && <Badge tone="info">{t('pro')}</Badge>}
      {tab === 'feedback' && count > 0 && (
        <>
          <Badge tone="signal">
            <span aria-hidden>{count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}</span>
          </Badge>
          <span className="sr-only">{`, ${t('unread', { count })}`}</span>
        </>
      )}
    </>
  );
}
