'use client';

import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { Tabs } from '@/ui/kit/tabs';

/** The name of the query parameter that opens 'Create account'. */
const NEW = 'new';

/** The forms to log in and to create an account; the address names the open one. */
export function AuthTabs({ logIn, createAccount }: { logIn: ReactNode; createAccount: ReactNode }) {
  const t = useTranslations('auth');
  const query = useSearchParams();

  const open = (tab: string) => {
    const next = new URLSearchParams(query);
    next.delete(NEW);
    if (tab === NEW) next.set(NEW, '');
    window.history.replaceState(null, '', next.size > 0 ? `?${next}` : window.location.pathname);
  };

  return (
    <Tabs
      label={t('formsLabel')}
      value={query.has(NEW) ? NEW : 'logIn'}
      onValueChange={open}
      tabs={[
        { value: 'logIn', label: t('signIn'), content: logIn },
        { value: NEW, label: t('createAccount'), content: createAccount },
      ]}
    />
  );
}
