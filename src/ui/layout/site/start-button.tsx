import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { isJoiningOpen } from '@/i18n/operator-settings';
import { paths } from '@/shared/addresses/paths';

/** Leads to a new account where everybody may make one, else to the log-in. */
export function StartButton({ label }: { label: string }) {
  const t = useTranslations('layout');
  const isOpen = isJoiningOpen();
  return (
    <ButtonLink href={isOpen ? paths.signUp : paths.signIn()} prefetch={false} size="lg">
      {isOpen ? label : t('logIn')}
    </ButtonLink>
  );
}
