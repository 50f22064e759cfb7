import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { useEditor } from '../../shell/hooks/editor-context';

/** Row of the next version's changes; nothing while everything is published. */
export function DraftRow({ onCompare }: { onCompare: () => void }) {
  const t = useTranslations('editor.versions');
  const changes = useTranslations('editor.changes');
  const { unpublishedChanges: count } = useEditor();
  if (count === 0) return null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed border-line-strong p-4">
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="text-base">{t('draft')}</h3>
        <p className="text-sm text-ink-muted">{changes('count', { count })}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onCompare}>
        {changes('look')}
      </Button>
    </li>
  );
}
