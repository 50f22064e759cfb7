import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { WhileShown } from '@/ui/layout/while-shown';
import { Breadcrumb } from '@/ui/kit/breadcrumb';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';

interface SettingsPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/**
 * The layout of the settings screens. Typed values, perhaps a password, leave the document with the
 * page.
 */
export function SettingsPage({ title, text, children }: SettingsPageProps) {
  const t = useTranslations('settings');
  return (
    <WhileShown>
      <Breadcrumb
        trail={[{ label: t('title'), href: dashboardPaths.settings }, { label: title }]}
      />
      <h1 className="mt-1 text-3xl md:text-4xl">{title}</h1>
      <p className="mt-2 max-w-prose text-lg text-ink-muted">{text}</p>
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </WhileShown>
  );
}
