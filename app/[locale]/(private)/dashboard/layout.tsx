import type { ReactNode } from 'react';
import { AccountProvider } from '@/client/account';
import { DashboardFrame } from '@/components/layout/dashboard-frame';
import { requireSession } from '@/features/auth/loaders';

// Made for the request, like everything private.
export const instant = false;

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const { user } = await requireSession();
  return (
    <AccountProvider account={user.creator.uid}>
      <DashboardFrame name={user.name} avatarUrl={user.creator.avatar?.url}>{children}</DashboardFrame>
    </AccountProvider>
  );
}
