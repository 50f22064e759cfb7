import { useTranslations } from 'next-intl';
import { SettingsPage } from '@/features/account/ui/components/settings-page';
import type { WorkshopView } from '@/features/auth/workshops/schema';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import { ButtonLink } from '@/ui/kit/buttons/button-link';

interface OwnerOnlyProps {
  title: string;
  page: 'profile' | 'webhooks';
  workshop: Pick<WorkshopView, 'name' | 'role'>;
}

/** A page of the settings that the role of the person lacks. */
export function OwnerOnly({ title, page, workshop: { name, role } }: OwnerOnlyProps) {
  const t = useTranslations('people');
  return (
    <SettingsPage title={title} text={t(`onlyOwner.${page}`, { workshop: name })}>
      <div className="flex flex-col items-start gap-5 border-t border-line pt-6">
        <p>{t('onlyOwnerHint', { role: t(`role.${role}`) })}</p>
        <ButtonLink href={dashboardPaths.settings} variant="secondary">
          {t('toSettings')}
        </ButtonLink>
      </div>
    </SettingsPage>
  );
}
