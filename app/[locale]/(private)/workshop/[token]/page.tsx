import { pageTitle } from '@/i18n/page-title';
import { AuthFrame } from '@/features/auth/ui/components/auth-panel';
import { loadSession } from '@/features/auth/server/loaders';
import { loadWorkshopInvitation } from '@/features/people/server/loaders';
import { InvitationPanel } from '@/features/people/ui/components/invitation-panel';
import { isJoiningOpen } from '@/i18n/operator-settings';

export const generateMetadata = pageTitle('people.invitationTitle', { robots: { index: false } });

/** Opening the link uses nothing up: chats and mail scanners open links too. */
export default async function WorkshopInvitationPage({
  params,
}: PageProps<'/[locale]/workshop/[token]'>) {
  const { token } = await params;
  const [invitation, session] = await Promise.all([loadWorkshopInvitation(token), loadSession()]);
  return (
    <AuthFrame>
      <InvitationPanel
        token={token}
        invitation={invitation}
        email={session?.user.email}
        canSignUp={isJoiningOpen()}
      />
    </AuthFrame>
  );
}
