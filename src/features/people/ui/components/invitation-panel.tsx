import { useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { paths } from '@/shared/addresses/paths';
import { withQuery } from '@/shared/addresses/with-query';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { Avatar } from '@/ui/kit/pictures/avatar';
import type { InvitationFacts } from '../../invitation-facts';
import { useRoleText } from '../hooks/use-role-text';
import { AcceptInvitation } from './accept-invitation';

interface InvitationPanelProps {
  token: string;
  invitation: InvitationFacts;
  /** of the signed-in account */
  email: string | undefined;
  /** offers to make an account */
  canSignUp: boolean;
}

/** An invitation to a workshop: which one, what the person will be able to do, and the next step. */
export function InvitationPanel({ token, invitation, email, canSignUp }: InvitationPanelProps) {
  const t = useTranslations('people');
  const roleText = useRoleText();
  if (invitation.state === 'over')
    return (
      <>
        <h1 className="text-3xl md:text-4xl">{t('overTitle')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('overText')}</p>
        <ButtonLink
          href={email === undefined ? paths.home : paths.dashboard}
          size="lg"
          className="mt-8 w-full"
        >
          {t(email === undefined ? 'toHome' : 'toDashboard')}
        </ButtonLink>
      </>
    );
  const { workshop, role, languages, guides } = invitation;
  const isOffer = role === 'owner';
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">
        {t(isOffer ? 'offerTitle' : 'joinTitle', { workshop: workshop.name })}
      </h1>
      <div className="mt-6 flex items-center gap-4 rounded-lg border border-line bg-surface p-4">
        <Avatar name={workshop.name} picture={workshop.avatar} size={56} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{workshop.name}</p>
          <p className="text-ink-muted">{t('guides', { count: guides })}</p>
        </div>
      </div>
      <h2 className="mt-6 text-xl">{t('asRole', { role: roleText({ role, languages }) })}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 marker:text-signal">
        {role === 'owner' ? (
          <>
            <li>{t('offerAll')}</li>
            <li>{t('offerOld')}</li>
            <li>{t('offerOwn')}</li>
          </>
        ) : (
          <>
            <li>{t(`mayDo.${role}`)}</li>
            <li>{t(`mayNot.${role}`)}</li>
            <li>{t('mayLeave')}</li>
          </>
        )}
      </ul>
      <div className="mt-8 flex flex-col gap-4">
        <NextStep token={token} invitation={invitation} email={email} canSignUp={canSignUp} />
      </div>
    </>
  );
}

interface NextStepProps extends InvitationPanelProps {
  invitation: Extract<InvitationFacts, { state: 'open' }>;
}

function NextStep({ token, invitation, email = '', canSignUp }: NextStepProps) {
  const t = useTranslations('people');
  const { workshop, role, isSignedIn, isForOther, needsConfirmation, isMember } = invitation;
  const here = paths.workshop(token);
  if (!isSignedIn)
    return (
      <>
        <p>{t(canSignUp ? 'signInFirst' : 'logInFirst')}</p>
        <ButtonLink href={paths.signIn(here)} size="lg" className="w-full">
          {t('logIn')}
        </ButtonLink>
        {canSignUp && (
          <ButtonLink
            href={paths.signUpAlone(here)}
            variant="secondary"
            size="lg"
            className="w-full"
          >
            {t('signUp')}
          </ButtonLink>
        )}
      </>
    );
  if (isMember)
    return (
      <Refusal
        text={t(role === 'owner' ? 'alreadyOwner' : 'alreadyIn')}
        wayOn={
          // A document of its own, because it shows another workshop.
          <ButtonLink
            href={withQuery(dashboardPaths.projects(), { workshop: workshop.uid })}
            prefetch={false}
            size="lg"
            className="w-full"
          >
            {t('toGuides')}
          </ButtonLink>
        }
      />
    );
  if (isForOther)
    return (
      <Refusal
        text={t('forOther', { email })}
        wayOn={
          <ButtonLink href={paths.logoutFrom(here)} prefetch={false} size="lg" className="w-full">
            {t('otherAccount')}
          </ButtonLink>
        }
      />
    );
  if (needsConfirmation)
    return (
      <Refusal
        text={t('confirmFirst', { email })}
        wayOn={
          <ButtonLink href={dashboardPaths.accountSettings} size="lg" className="w-full">
            {t('toAccount')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <p className="text-ink-muted wrap-anywhere">{t('loggedInAs', { email })}</p>
      <AcceptInvitation token={token} isOffer={role === 'owner'} />
    </>
  );
}

/** Reason why this account cannot accept, and a way on. */
function Refusal({ text, wayOn }: { text: ReactNode; wayOn: ReactElement }) {
  return (
    <>
      <p
        role="note"
        className="rounded-md bg-warn-soft px-3 py-2.5 font-medium wrap-anywhere text-warn"
      >
        {text}
      </p>
      {wayOn}
    </>
  );
}
