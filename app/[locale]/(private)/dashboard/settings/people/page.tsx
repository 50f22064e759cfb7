import { getLocale, getTranslations } from 'next-intl/server';
import { pageTitle } from '@/i18n/page-title';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import { SettingsSection } from '@/features/account/ui/components/settings-section';
import { loadAccount } from '@/features/account/server/loaders';
import { loadSignInWays, requireSession } from '@/features/auth/server/loaders';
import { OPEN_INVITATIONS_MAX, PEOPLE_MAX } from '@/features/people/constants';
import { loadInvitations, loadPeople } from '@/features/people/server/loaders';
import { InviteForm } from '@/features/people/ui/components/invite-form';
import { LeaveWorkshop } from '@/features/people/ui/components/leave-workshop';
import { OpenInvitations } from '@/features/people/ui/components/open-invitations';
import { SecondPerson } from '@/features/people/ui/components/second-person';
import { roleMay } from '@/features/auth/workshops/roles';
import { PeopleList } from '@/features/people/ui/components/people-list';
import { ClientMessages } from '@/i18n/client-messages';

export const generateMetadata = pageTitle('people.title');

export default async function PeoplePage() {
  const [
    { user, workshop },
    { results: people, needsSecondPerson },
    invitations,
    account,
    t,
    locale,
  ] = await Promise.all([
    requireSession(),
    loadPeople(),
    loadInvitations(),
    loadAccount(),
    getTranslations('people'),
    getLocale(),
  ]);
  const { name, isPersonal, role } = workshop;
  const isOwner = role === 'owner';
  const { email, hasPassword, isFreshFromProvider, providers } = account;
  return (
    <SettingsPage title={t('title')} text={t('text', { workshop: name })}>
      <ClientMessages locale={locale} namespaces={['people', 'settings', 'validation']}>
        <SettingsSection
          title={t('list')}
          text={t(isOwner ? 'listTextOwner' : 'listText', { max: PEOPLE_MAX })}
        >
          <PeopleList
            people={people}
            isOwner={isOwner}
            workshop={{ name, isPersonal }}
            account={{ email, hasPassword, isFreshFromProvider, providers }}
            ways={loadSignInWays()}
          />
        </SettingsSection>
        <SettingsSection title={t('rules')} text={t('rulesText')}>
          <SecondPerson
            isOn={needsSecondPerson}
            isOwner={isOwner}
            hasReviewers={people.some(({ role, isYou }) => !isYou && roleMay(role, 'review'))}
          />
        </SettingsSection>
        {isOwner ? (
          <>
            <SettingsSection title={t('invite')} text={t('inviteText')}>
              <InviteForm />
            </SettingsSection>
            <SettingsSection
              title={t('invitations')}
              text={t('invitationsText', { max: OPEN_INVITATIONS_MAX })}
            >
              <OpenInvitations invitations={invitations} />
            </SettingsSection>
          </>
        ) : (
          <SettingsSection title={t('leave')} text={t('leaveHint')} isDangerous>
            <LeaveWorkshop userId={user.id} workshop={name} />
          </SettingsSection>
        )}
      </ClientMessages>
    </SettingsPage>
  );
}
