import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';

interface ImportUndoProps {
  /** until when it is possible */
  until: string;
  isBusy: boolean;
  undo: () => Promise<boolean>;
}

/** Undoes a finished import, after a confirmation. */
export function ImportUndo({ until, isBusy, undo }: ImportUndoProps) {
  const t = useTranslations('transfer.undo');
  const { parts } = useMoments();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant="secondary"
        isBusy={isBusy}
        className="max-xs:w-full"
        onClick={() => setAsking(true)}
      >
        {!isBusy && <Undo2 aria-hidden />}
        <span>{t('button')}</span>
      </Button>
      <p className="text-sm text-ink-muted">{t('until', { time: parts(until).time })}</p>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        isBusy={isBusy}
        isDangerous
        question={t('ask')}
        consequence={t('consequence')}
        confirmLabel={t('button')}
        onConfirm={() =>
          void undo().then((isDone) => {
            if (isDone) setAsking(false);
          })
        }
      />
    </div>
  );
}
