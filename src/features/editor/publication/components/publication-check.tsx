import { useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { Dialog } from '@/ui/kit/overlays/dialog';
import { useHintLead } from '../hooks/use-hint-lead';
import { countHints, type Hint } from '../model/publication-check';
import { HintLists } from './hint-lists';

interface PublicationCheckProps {
  hints: readonly Hint[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isBusy: boolean;
  onPublish: () => void;
}

/** Hints before publishing: every entry links to its place, and none prevents publishing. */
export function PublicationCheck({
  hints,
  isOpen,
  onOpenChange,
  isBusy,
  onPublish,
}: PublicationCheckProps) {
  const t = useTranslations('editor.check');
  const { lead, handleClosed } = useHintLead(() => onOpenChange(false));
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onClosed={handleClosed}
      title={t('title')}
      description={t('text', { count: countHints(hints) })}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('later')}
          </Button>
          <Button isBusy={isBusy} onClick={onPublish}>
            {t('publishAnyway')}
          </Button>
        </>
      }
    >
      <HintLists hints={hints} onLead={lead} />
    </Dialog>
  );
}
