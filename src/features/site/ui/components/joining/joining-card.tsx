'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import type { InvitationView, JoiningView } from '../../../joining/schema';
import { useList } from '../../hooks/use-list';
import { endInvitation, readInvitations } from '../../joining-api';
import { SiteList } from '../site-list';
import { InviteForm } from './invite-form';
import { JoiningForm } from './joining-form';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';

interface JoiningCardProps {
  joining: JoiningView;
  canLimitDomains?: boolean;
}

/** Rules of joining, and the invitations. */
export function JoiningCard({ joining, canLimitDomains = true }: JoiningCardProps) {
  const t = useTranslations('site.joining');
  const list = useList(readInvitations);
  const { run, isBusy } = useAction();
  const [ending, setEnding] = useState<InvitationView>();
  const end = ({ id }: InvitationView) =>
    run(async () => {
      await endInvitation(id);
      setEnding(undefined);
      list.retry();
    });
  return (
    <SettingsSection title={t('title')} text={t('text')} anchor="joining">
      <div className="flex flex-col gap-8">
        <JoiningForm saved={joining} canLimitDomains={canLimitDomains} />
        <section className="flex flex-col gap-5">
          <h3 className="font-sans text-lg font-semibold">{t('invitations')}</h3>
          <InviteForm onMade={list.retry} />
          <SiteList
            list={list}
            label={t('invitations')}
            none={t('none')}
            row={(invitation) => (
              <InvitationRow invitation={invitation} onEnd={() => setEnding(invitation)} />
            )}
          />
        </section>
      </div>
      <ConfirmDialog
        isOpen={ending !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
        question={t('endQuestion', { label: ending?.label ?? '' })}
        consequence={t('endText')}
        confirmLabel={t('end')}
        isDangerous
        isBusy={isBusy}
        onConfirm={() => ending && void end(ending)}
      />
    </SettingsSection>
  );
}

/** An invitation: what it is for, how often it was used, and until when it works. */
function InvitationRow({ invitation, onEnd }: { invitation: InvitationView; onEnd: () => void }) {
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
