'use client';

import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/ui/kit/buttons/button-link';
import { LinkAction } from '@/features/auth/ui/components/link-action';
import { paths } from '@/shared/addresses/paths';
import { deleteSubmission } from '../api';

/** The page of the deletion link in a sender's mail. */
export function Withdraw({ token }: { token: string }) {
  const t = useTranslations('withdraw');
  const onwards = (
    <ButtonLink href={paths.explore()} variant="secondary">
      {t('explore')}
    </ButtonLink>
  );
  return (
    <LinkAction
      act={() => deleteSubmission(token)}
      button={t('button')}
      isDangerous
      done={{ icon: <Check aria-hidden />, text: t('done'), next: onwards }}
      invalid={{ text: t('invalid'), next: onwards }}
    />
  );
}
