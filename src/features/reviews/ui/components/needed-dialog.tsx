import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/ui/kit/buttons/button';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Dialog } from '@/ui/kit/overlays/dialog';
import type { ReviewsResponse } from '../../schema';
import { useStateText } from '../hooks/use-state-text';

interface NeededDialogProps {
  facts: ReviewsResponse;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  you: string;
  toReview: string;
  onAsk: () => void;
}

/** Explains whom the publication waits for. */
export function NeededDialog({
  facts,
  you,
  toReview,
  isOpen,
  onOpenChange,
  onAsk,
}: NeededDialogProps) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const stateText = useStateText();
  const names = facts.waitsFor.filter(({ id }) => id !== you).map(({ name }) => name);
  const named = format.list(names, { type: 'disjunction' });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={stateText(facts)}
      description={t('neededText')}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {t('notNow')}
          </Button>
          <Button variant={facts.mayApprove ? 'secondary' : 'primary'} onClick={onAsk}>
            {t('ask')}
          </Button>
          {facts.mayApprove && <ButtonLink href={toReview}>{t('title')}</ButtonLink>}
        </>
      }
    >
      <p className="wrap-anywhere">
        {facts.mayApprove && <span>{`${t('youMay')} `}</span>}
        {names.length > 0 && (
          <span>{t(facts.mayApprove ? 'orAsk' : 'waitsFor', { names: named })}</span>
        )}
        {names.length === 0 && !facts.mayApprove && <span>{t('nobody')}</span>}
      </p>
    </Dialog>
  );
}
