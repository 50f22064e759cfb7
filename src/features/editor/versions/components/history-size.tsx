import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSizeText } from '@/browser/files/use-size-text';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import type { VersionList } from '@/features/projects/versions/schema';

interface HistorySizeProps {
  history: VersionList['history'];
  isBusy: boolean;
  onDownload: () => void;
  /** resolves to whether they are gone */
  onDrop: () => Promise<boolean>;
}

/** Storage that old versions take, and ways to keep a copy and to delete them. */
export function HistorySize({
  history: { sizeBytes, droppable },
  isBusy,
  onDownload,
  onDrop,
}: HistorySizeProps) {
  const t = useTranslations('editor.versions');
  const sizeText = useSizeText();
  const [isAsking, setAsking] = useState(false);
  const drop = async () => {
    if (await onDrop()) setAsking(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4 text-sm text-ink-muted">
      <p className="min-w-0 flex-1 basis-48">
        {sizeBytes > 0 ? t('size', { size: sizeText(sizeBytes) }) : t('noSize')}
      </p>
      <Button variant="ghost" size="sm" isBusy={isBusy && !isAsking} onClick={onDownload}>
        <Download aria-hidden />
        <span>{t('download')}</span>
      </Button>
      {droppable.versions > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
          {t('dropOld')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isDangerous
        isBusy={isBusy}
        question={t('askDropOld', { count: droppable.versions })}
        consequence={t('dropOldConsequence', { size: sizeText(droppable.sizeBytes) })}
        confirmLabel={t('confirmDropOld')}
        onConfirm={() => void drop()}
      />
    </div>
  );
}
