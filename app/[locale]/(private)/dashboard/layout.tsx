import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountProvider } from '@/browser/api/session/account';
import { SessionGuard } from '@/browser/api/session/session-guard';
import { WorkshopTab } from '@/browser/api/session/workshop-tab';
import { DashboardFrame } from '@/ui/layout/dashboard/dashboard-frame';
import { WrapText } from '@/ui/kit/wrap-text';
import { ConfirmReminder } from '@/features/account/ui/components/access/confirm-reminder';
import { loadConfirmReminder, loadPlanEntries } from '@/features/account/server/loaders';
import { roleMay } from '@/features/auth/workshops/roles';
import { loadSignInWays, requireSession } from '@/features/auth/server/loaders';
import { WorkshopSwitcher } from '@/features/people/ui/components/workshop-switcher';
import { ClientMessages } from '@/i18n/client-messages';

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const [{ user, isOperator, workshop, workshops }, reminder, plans, locale] = await Promise.all([
    requireSession(),
    loadConfirmReminder(),
    loadPlanEntries(),
    getLocale(),
  ]);
  return (
    <AccountProvider account={user.id}>
      <SessionGuard person={user.id} />
      {workshops.length > 1 && (
        <WorkshopTab uid={workshop.uid} uids={workshops.map(({ uid }) => uid)} />
      )}
      <DashboardFrame
        name={user.name}
        avatar={user.creator.avatar}
        isOperator={isOperator}
        hasPasswords={loadSignInWays().hasPasswords}
        isOwner={workshop.role === 'owner'}
        may={(needed) => roleMay(workshop.role, needed)}
        workshops={
          workshops.length > 1 && <WorkshopSwitcher workshops={workshops} shown={workshop.uid} />
        }
        {...plans}
      >
        {reminder && (
          <ClientMessages locale={locale} namespaces={['confirmation']}>
            <ConfirmReminder {...reminder} />
          </ClientMessages>
        )}
        <WrapText>{children}</WrapText>
      </DashboardFrame>
    </AccountProvider>
  );
}
