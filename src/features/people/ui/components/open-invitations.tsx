'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useAction } from '@/browser/api/use-action';
import { useMoments } from '@/browser/time/use-moments';
import { ended } from '@/features/account/ui/hooks/use-access-list';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import { useToast } from '@/ui/kit/toasts/toast-context';
import type { InvitationView } from '../../schema';
import { endInvitation } from '../api';

/** The open invitations of the workshop and offers to own it, with buttons to end them. */
export function OpenInvitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = useTranslations('people');
  const { date, moment } = useMoments();
  const router = useRouter();
  const showToast = useToast();
  const frame = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  const { run, isBusy } = useAction();
  const [ending, setEnding] = useState<InvitationView>();

  const nameOf = ({ role, email, createdAt }: InvitationView) => {
    if (role === 'owner') return t('offerTo', { email: email ?? '' });
    return email === null ? t('linkOf', { date: moment(createdAt) }) : t('mailTo', { email });
  };
  const end = ({ id }: InvitationView) =>
    run(async () => {
      await ended(endInvitation(id));
      isGone.current = true;
      setEnding(undefined);
      showToast({ text: t('ended'), tone: 'good' });
      router.refresh();
    });

  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      {invitations.length === 0 ? (
        <p className="text-ink-muted">{t('noInvitations')}</p>
      ) : (
        <ul aria-label={t('invitations')} className="divide-y divide-line border-y border-line">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold wrap-anywhere">{nameOf(invitation)}</p>
                <p className="text-sm text-ink-muted">
                  {invitation.email === null && (
                    <span>{`${t('used', { uses: invitation.uses, max: invitation.usesMax })} · `}</span>
                  )}
                  <span>{t('until', { date: date(invitation.expiresAt) })}</span>
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('endOf', { name: nameOf(invitation) })}
                onClick={() => setEnding(invitation)}
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={ending !== undefined}
        onOpenChange={(isOpen) => !isOpen && setEnding(undefined)}
        onClosed={() => {
          if (!isGone.current) return false;
          // The row with the button goes with the invitation.
          isGone.current = false;
          frame.current?.focus();
          return true;
        }}
        isDangerous
        isBusy={isBusy}
        question={t('endQuestion', { name: ending ? nameOf(ending) : '' })}
        consequence={t(ending?.role === 'owner' ? 'endOfferText' : 'endText')}
        confirmLabel={t('end')}
        onConfirm={() => ending && void end(ending)}
      />
    </div>
  );
}
