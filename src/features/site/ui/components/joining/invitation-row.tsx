import { useTranslations } from 'next-intl';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';
import type { InvitationView } from '../../../joining/schema';

interface InvitationRowProps {
  invitation: InvitationView;
  onEnd: () => void;
}

/** An invitation: what it is for, how often it was used, and until when it works. */
export function InvitationRow({ invitation, onEnd }: InvitationRowProps) {
  const t = useTranslations('site.joining');
  const { moment } = useMoments();
  const { label, state, uses, usesMax, expiresAt } = invitation;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className="font-semibold">{label}</span>{' '}
        <span className="text-sm text-ink-muted">
          {t('usedAndState', {
            uses,
            usesMax,
            state: t(`state.${state}`, { date: moment(expiresAt) }),
          })}
        </span>
      </p>
      {state === 'open' && (
        <Button variant="secondary" size="sm" aria-label={t('endOf', { label })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </div>
  );
}
