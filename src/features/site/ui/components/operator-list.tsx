'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { SavedSwitch } from '@/features/account/ui/components/saved-switch';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { OperatorList as Operators } from '../../operators/schema';
import { useProof } from '../hooks/proof-context';
import { changeOperators } from '../api';

interface OperatorListProps {
  operators: Pick<Operators, 'results' | 'needSecondFactor'>;
  /** true if this operator has one, and may ask the others for it */
  hasSecondFactor: boolean;
}

/** Operators of the site, and whether they need a second factor. */
export function OperatorList({
  operators: { results, needSecondFactor },
  hasSecondFactor,
}: OperatorListProps) {
  const t = useTranslations('site.operators');
  const withProof = useProof();
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col gap-2">
        {results.map(({ name, email }) => (
          <li key={email} className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name}</span>{' '}
            <span translate="no" className="text-ink-muted">
              {email}
            </span>
          </li>
        ))}
      </ul>
      {hasSecondFactor ? (
        <SavedSwitch
          save={(wanted) => withProof(() => changeOperators(wanted))}
          isOnAtFirst={needSecondFactor}
          label={t('need')}
          hint={t('needText')}
        />
      ) : (
        <p className="text-ink-muted">
          <Link
            href={dashboardPaths.secondStep}
            className="font-semibold text-blueprint underline underline-offset-4"
          >
            {t('needFirst')}
          </Link>
        </p>
      )}
    </div>
  );
}
