'use client';

import { useTranslations } from 'next-intl';
import { useMoments } from '@/browser/time/use-moments';
import { Button } from '@/ui/kit/buttons/button';
import { ConfirmDialog } from '@/ui/kit/overlays/confirm-dialog';
import type { InvitationView } from '../../schema';
import { endInvitation } from '../api';
import { useRoleText } from '../hooks/use-role-text';
import { useRowRemoval } from '../hooks/use-row-removal';

/** The open invitations of the workshop and offers to own it, with buttons to end them. */
export function OpenInvitations({ invitations }: { invitations: readonly InvitationView[] }) {
  const t = useTranslations('people');
  const roleText = useRoleText();
  const { date, moment } = useMoments();
  const { asked, ask, list, dialog } = useRowRemoval<InvitationView>(
    ({ id }) => endInvitation(id),
    () => t('ended'),
  );

  const nameOf = ({ role, email, createdAt }: InvitationView) => {
    if (role === 'owner') return t('offerTo', { email: email ?? '' });
    return email === null ? t('linkOf', { date: moment(createdAt) }) : t('mailTo', { email });
  };

  return (
    <div {...list}>
      {invitations.length === 0 ? (
        <p className="text-ink-muted">{t('noInvitations')}</p>
      ) : (
        <ul aria-label={t('invitations')} className="divide-y divide-line border-y border-line">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold wrap-anywhere">{nameOf(invitation)}</p>
                <p className="text-sm text-ink-muted">
                  {invitation.role !== 'owner' && <span>{`${roleText(invitation)} · `}</span>}
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
                onClick={() => ask(invitation)}
              >
                {t('end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        {...dialog}
        question={t('endQuestion', { name: asked ? nameOf(asked) : '' })}
        consequence={t(asked?.role === 'owner' ? 'endOfferText' : 'endText')}
        confirmLabel={t('end')}
      />
    </div>
  );
}
